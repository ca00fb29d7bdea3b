/** The table of Tarot décalé in words. */

import type { TarotMove, TarotView } from '../../generated/tarot'
import type { Scene, Section } from '../../table/contract'
import type { Speaker } from '../../texts/speaker'
import { sentence, signed } from '../../texts/speaker'
import { type Account, accountOf, betPoints, cardPoints } from './account'
import { ATOUT, kindOf, pointsOf, worth } from './cards'

type TarotScene = Scene<TarotView, TarotMove>

/** The name of a card, with a capital. */
export function cardName(speak: Speaker, card: number): string {
  return sentence(String(speak.word('card', card)))
}

/** The name of a card, with what it is worth. */
export function cardWorth(speak: Speaker, card: number): string {
  return speak.say('table-card', { card: cardName(speak, card), points: speak.say('card-points', { points: pointsOf(card) }) })
}

/** What a card is: its name, points and rank. */
export function aboutCard(speak: Speaker, card: number): string {
  return `${cardWorth(speak, card)}. ${speak.say(`about-${kindOf(card)}`)}`
}

/** The kinds of cards that a legend explains, strongest first within the schools, with examples of each. */
export const LEGEND: readonly { readonly key: string; readonly cards: readonly number[] }[] = [
  { key: 'proviseur', cards: [8] },
  { key: 'profs', cards: [5, 6, 7] },
  { key: 'eleves', cards: [1] },
  { key: 'interro', cards: [0] },
  { key: 'bouts', cards: [36, 48, 49] },
  { key: 'atouts', cards: [37] },
]

/** What is asked, in words. */
export function askedName(speak: Speaker, asked: number): string {
  return asked === ATOUT ? speak.say('asked-atout') : String(speak.word('school', asked))
}

/** Who played each card of the trick, in order. */
export function trickOf(view: TarotView): { seat: number; card: number }[] {
  return view.trick.map((card, i) => ({ seat: (view.leader + i) % view.seats, card }))
}

/** What a seat bid, or null if it has not spoken. */
export function bidOf(view: TarotView, seat: number): number | null {
  if (view.dealer === null) return null
  const place = (seat - view.dealer - 1 + 2 * view.seats) % view.seats
  return view.bids[place] ?? null
}

/** Marks of a seat in words: dealer, bettor, partner, bonus. */
export function marksOf(speak: Speaker, view: TarotView, seat: number): string[] {
  const marks: string[] = []
  if (view.dealer === seat) marks.push(speak.say('table-dealer'))
  if (view.bettor === seat) marks.push(`${speak.say('table-bettor')}, ${speak.say(`diploma-name-${view.diploma}`)} ${view.diploma}`)
  if (view.partner === seat) marks.push(speak.say(view.partner_shown ? 'table-partner' : 'table-secret'))
  if (view.bonuses[seat]) marks.push(speak.say('table-bonus', { points: view.bonuses[seat] }))
  return marks
}

export function prompt({ view, moves, speak }: TarotScene): string {
  if (!moves.length) return awaited(speak, view)
  if (view.phase === 'cut') return speak.say('turn-cut')
  if (view.phase === 'bet') return speak.say('turn-bet')
  if (view.phase === 'call') return speak.say('turn-call')
  if (view.phase === 'announce') return speak.say(moves.length > 1 ? 'turn-announce' : 'turn-announce-nothing')
  return view.asked === null ? speak.say('turn-lead') : speak.say('turn-play', { asked: askedName(speak, view.asked) })
}

/** What somebody else does now. */
function awaited(speak: Speaker, view: TarotView): string {
  if (view.phase === 'draw') return speak.say('wait-draw')
  if (view.phase === 'shuffle') return view.dealer === null ? '' : speak.say('wait-shuffle', { seat: speak.player(view.dealer), you: view.dealer === speak.seat ? 'yes' : 'no' })
  const seat = view.acting[0]
  if (seat === undefined || seat < 0) return ''
  if (view.phase !== 'play') return speak.say(`wait-${view.phase}`, { seat: speak.player(seat) })
  if (view.asked === null) return speak.say('wait-lead', { seat: speak.player(seat) })
  return speak.say('wait-play', { seat: speak.player(seat), asked: askedName(speak, view.asked) })
}

export function describe({ view, speak, you }: TarotScene): Section[] {
  const sections: Section[] = []
  const seats = Array.from({ length: view.seats }, (_, seat) => seat)
  const names = (cards: readonly number[]) => cards.map((card) => cardWorth(speak, card))
  if (view.phase === 'draw' && view.draw.cards.some((card) => card >= 0)) {
    const drawn = seats.filter((seat) => view.draw.cards[seat]! >= 0)
    sections.push({
      heading: speak.say('table-draw-title'),
      lines: drawn.map((seat) => speak.say('table-played', { seat: speak.player(seat), card: speak.word('card', view.draw.cards[seat]!) })),
    })
  }
  if (view.phase === 'play') {
    const played = trickOf(view).map(({ seat, card }) => speak.say('table-played', { seat: speak.player(seat), card: cardWorth(speak, card) }))
    const asked = view.asked === null ? [] : [speak.say('table-asked', { asked: askedName(speak, view.asked) })]
    sections.push({ heading: speak.say('table-trick'), lines: played.length ? [...played, ...asked] : [speak.say('table-trick-empty')] })
  }
  if (you !== null && view.hand.length) sections.push({ heading: speak.say('table-your-hand'), lines: names(view.hand) })
  if (view.waiting.length) sections.push({ heading: speak.say('table-tied'), lines: names(view.waiting) })
  if (view.lost.length) sections.push({ heading: speak.say('table-lost'), lines: names(view.lost) })
  if (view.counts.length) sections.push({ heading: speak.say('table-players'), lines: seats.map((seat) => aboutSeat(speak, view, seat)) })
  for (const seat of seats) {
    if (view.shown[seat]?.length) sections.push({ heading: speak.say('table-shown', { seat: speak.player(seat) }), lines: names(view.shown[seat]) })
  }
  if (view.called !== null) sections.push({ heading: sentence(speak.say('table-called', { school: speak.word('school', view.called) })) })
  const account = accountOf(view)
  if (account) sections.push({ heading: speak.say('table-recap', { number: account.number }), table: accountRows(speak, account) })
  for (const [seat, cards] of (account?.won ?? []).entries()) sections.push({ heading: wonBy(speak, seat, cards), lines: names(cards) })
  if (view.sheet.length) sections.push({ heading: speak.say('table-sheet'), table: sheetTable(speak, view) })
  sections.push({ heading: speak.say('legend-title'), lines: LEGEND.map(({ key, cards }) => speak.say('table-played', { seat: speak.say(`legend-${key}`), card: speak.say('card-points', { points: pointsOf(cards[0]!) }) })) })
  return sections
}

function aboutSeat(speak: Speaker, view: TarotView, seat: number): string {
  const bid = view.phase === 'bet' ? bidOf(view, seat) : null
  const said = bid === null ? [] : [bid ? `${speak.say(`diploma-name-${bid}`)} ${bid}` : speak.say('table-passed')]
  const parts = [
    speak.say('table-held', { count: view.counts[seat] ?? 0 }),
    speak.say('table-won', { count: view.won[seat]?.length ?? 0 }),
    ...marksOf(speak, view, seat),
    ...said,
  ]
  return speak.say('table-played', { seat: speak.player(seat), card: parts.join(', ') })
}

/** What somebody won in a hand. */
export function wonBy(speak: Speaker, seat: number, cards: readonly number[]): string {
  return speak.say('recap-won', { seat: speak.player(seat), count: cards.length, points: speak.say('card-points', { points: worth(cards) }) })
}

function accountRows(speak: Speaker, account: Account): NonNullable<Section['table']> {
  const [cards, bets] = [cardPoints(account), betPoints(account)]
  return {
    head: ['', speak.say('recap-cards'), speak.say('recap-bet'), speak.say('recap-bonuses'), speak.say('recap-score')],
    rows: account.scores.map((score, seat) => [speak.player(seat), ...[cards[seat]!, bets[seat]!, account.bonuses[seat]!, score].map(signed)]),
  }
}

function sheetTable(speak: Speaker, view: TarotView): NonNullable<Section['table']> {
  const seats = Array.from({ length: view.seats }, (_, seat) => seat)
  const totals = seats.map((seat) => String(view.sheet.reduce((sum, line) => sum + (line[seat] ?? 0), 0)))
  return {
    head: ['', ...seats.map(speak.player)],
    rows: [
      ...view.sheet.map((line, i) => [speak.say('table-hand', { number: i + 1 }), ...line.map(String)]),
      [sentence(speak.say('table-total')), ...totals],
    ],
  }
}
