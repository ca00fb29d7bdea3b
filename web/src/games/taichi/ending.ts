/** The end of a game of Tai Chi Chuan: whose pile, of which cards, and the words to remember. */

import type { SymbolTaken, TaichiEvent, TaichiView, WordAccepted } from '../../generated/taichi'
import type { Ending, EndScene, GameEnding } from '../../table/contract'
import type { Speaker } from '../../texts/speaker'
import { pileOf, sizeOf } from './closing'
import { SYMBOLS, tally } from './deck'
import en from './ending.en.ftl?raw'
import fr from './ending.fr.ftl?raw'
import { pileSaid, symbolName, victory } from './words'

function tell({ view, speak, history }: EndScene<TaichiView, TaichiEvent>): Ending {
  const marks = view.won.map((points) => ({ points, text: speak.say('end-mark', { count: points }) }))
  const winners = view.outcome?.winners ?? []
  return { why: [victory(speak, view), ...winners.flatMap((seat) => pileOfWinner(view, speak, history, seat))], moments: moments(speak, history), marks }
}

/** How the pile of a winner came about, and of which symbols its cards are, if all of it was told. */
function pileOfWinner(view: TaichiView, speak: Speaker, events: readonly TaichiEvent[], seat: number): string[] {
  const pile = pileOf(events, seat)
  if (sizeOf(pile) !== view.won[seat]) return []
  const counts = tally(cardsTaken(events, seat))
  const symbols = SYMBOLS.flatMap((_, symbol) => (counts[symbol] ? [speak.say('end-symbol', { symbol: symbolName(speak, symbol), count: counts[symbol] })] : []))
  return [speak.say('end-pile', { name: speak.player(seat), how: pileSaid(speak, pile) }), ...(symbols.length ? [speak.say('end-cards', { name: speak.player(seat), symbols: speak.listed(symbols) })] : [])]
}

/** The cards that somebody was seen to take. */
export function cardsTaken(events: readonly TaichiEvent[], seat: number): number[] {
  return events.flatMap((event) => {
    if (event.type === 'symbol-taken' && event.seat === seat) return event.cards
    return event.type === 'card-picked' && event.seat === seat ? [event.card] : []
  })
}

function moments(speak: Speaker, events: readonly TaichiEvent[]): string[] {
  const words = events.filter((event) => event.type === 'word-accepted')
  const longest = words.reduce<WordAccepted | null>((best, one) => (best && best.word.length >= one.word.length ? best : one), null)
  const takings = events.filter((event) => event.type === 'symbol-taken')
  const most = takings.reduce<SymbolTaken | null>((best, one) => (best && best.cards.length >= one.cards.length ? best : one), null)
  const race = events.findLastIndex((event) => event.type === 'race-won')
  const decided = events.slice(0, Math.max(0, race)).findLast((event) => event.type === 'word-accepted')
  return [
    ...(longest ? [speak.say('end-longest', { name: speak.player(longest.seat), word: longest.word, count: longest.word.length })] : []),
    ...(most && most.cards.length > 1 ? [speak.say('end-most', { name: speak.player(most.seat), count: most.cards.length })] : []),
    ...(decided?.type === 'word-accepted' ? [speak.say('end-race', { name: speak.player(decided.seat), word: decided.word })] : []),
  ]
}

export default { texts: { fr, en }, tell } satisfies GameEnding<TaichiView, TaichiEvent>
