/** The cards as the rules see them: kind, camp, value, spot, effect. A card is its place in the pack. */

import { facts, type TapechoView } from '../../generated/tapecho'

export type Kind = 'atout' | 'handicap' | 'attack' | 'defence' | 'foil'

export interface Figure {
  readonly kind: Kind
  /** Women 0, men 1, mixed 2. */
  readonly camp: number
  readonly value: number
  /** The context whose colour it carries; null if it fits everywhere. */
  readonly spot: number | null
  readonly effect: string
  /** How many cards an effect draws. */
  readonly count: number
}

export interface Pack {
  readonly cards: readonly Figure[]
  /** Whether these are the cards of the house, which have pictures of their own. */
  readonly house: boolean
}

const KINDS: Readonly<Record<string, Kind>> = { a: 'atout', h: 'handicap', x: 'attack', d: 'defence', o: 'foil' }
const CAMPS = 'wmb'

const read = new Map<string, Pack>()

/** The pack of a view. */
export const packOf = (view: TapechoView): Pack => packFrom(view.figures)

/** The pack of that text, read once; of none, the house's. */
export function packFrom(figures: string): Pack {
  let pack = read.get(figures)
  if (!pack) read.set(figures, (pack = { cards: (figures || facts.pack).split(' ').slice(1).map(figure), house: !figures }))
  return pack
}

/** `a5w2`, `h3b`, `xb-draw-2`, `dm`, `o`. */
function figure(text: string): Figure {
  const kind = KINDS[text[0]!]!
  if (kind === 'attack') {
    const [head = '', effect = '', count = '0'] = text.split('-')
    return { kind, camp: CAMPS.indexOf(head[1]!), value: 0, spot: null, effect, count: Number(count) }
  }
  const [, value = '0', camp = 'b', spot = ''] = /^\w(\d?)([wmb]?)(\d*)$/.exec(text) ?? []
  return { kind, camp: CAMPS.indexOf(camp || 'b'), value: Number(value), spot: spot ? Number(spot) : null, effect: '', count: 0 }
}

/** What a set of cards is worth. */
export function worth(pack: Pack, cards: readonly number[]): number {
  return cards.reduce((sum, card) => sum + (pack.cards[card]?.value ?? 0), 0)
}

/** Whether the card may lie in front of somebody of that camp. */
export const fits = (figure: Figure, camp: number | undefined): boolean => figure.camp === 2 || figure.camp === camp

/** The order in which one holds one's cards: by kind, the dearest first. */
const ORDER: Readonly<Record<Kind, number>> = { atout: 0, handicap: 1, attack: 2, defence: 3, foil: 4 }

export function sorted(pack: Pack, cards: readonly number[]): number[] {
  return [...cards].sort((a, b) => {
    const [x, y] = [pack.cards[a]!, pack.cards[b]!]
    return ORDER[x.kind] - ORDER[y.kind] || y.value - x.value || a - b
  })
}
