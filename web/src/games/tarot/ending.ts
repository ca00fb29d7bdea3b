/** The end of a match of Tarot décalé: what cards, bets and bonuses gave, and the hands to remember. */

import type { TarotEvent, TarotView, TrickWon } from '../../generated/tarot'
import type { Ending, EndScene, GameEnding } from '../../table/contract'
import { type Speaker, signed } from '../../texts/speaker'
import { type Account, accountOf, betPoints, cardPoints, lastAccount } from './account'
import { pointsOf, worth } from './cards'
import en from './ending.en.ftl?raw'
import fr from './ending.fr.ftl?raw'

/** A card worth naming has so many points. */
const DEAR = 5

/** The hands that were counted, as far as they were told from their beginning. */
export function accountsOf(view: TarotView, events: readonly TarotEvent[]): Account[] {
  const told = events.flatMap((event, i) => (event.type === 'hand-scored' ? [lastAccount(events.slice(0, i + 1), view.seats)] : []))
  const known = told.filter((account) => account !== null)
  const last = known.length ? null : accountOf(view)
  return last ? [last] : known
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
const more = (points: number): string => (points > 0 ? `+${points}` : signed(points))

function tell({ view, speak, history }: EndScene<TarotView, TarotEvent>): Ending {
  const accounts = accountsOf(view, history)
  const totals = Array.from({ length: view.seats }, (_, seat) => sum(view.sheet.map((line) => line[seat] ?? 0)))
  const marks = totals.map((points) => ({ points, text: speak.say('end-mark', { count: points, points: signed(points) }) }))
  const order = totals.map((_, seat) => seat).sort((a, b) => totals[b]! - totals[a]!)
  const second = order.find((seat) => !view.outcome?.winners.includes(seat))
  const best = order.filter((seat) => seat === second || view.outcome?.winners.includes(seat))
  const why = accounts.length === view.sheet.length ? best.map((seat) => added(speak, accounts, seat, totals[seat]!)) : []
  return { why: [...why, ...dearest(view, speak, accounts.at(-1))], moments: moments(speak, view, accounts, history), marks }
}

/** What the cards, the bets and the bonuses of all hands gave somebody. */
function added(speak: Speaker, accounts: readonly Account[], seat: number, total: number): string {
  const of = (points: (account: Account) => readonly number[]) => sum(accounts.map((account) => points(account)[seat] ?? 0))
  const [cards, bets, bonuses] = [of(cardPoints), of(betPoints), of((account) => account.bonuses)]
  const parts = [
    speak.say('end-cards', { points: signed(cards) }),
    ...(bets ? [speak.say('end-bets', { points: more(bets) })] : []),
    ...(bonuses ? [speak.say('end-bonuses', { points: more(bonuses) })] : []),
  ]
  if (parts.length === 1) return speak.say('end-only', { name: speak.player(seat), count: total, points: signed(total) })
  return speak.say('end-sum', { name: speak.player(seat), parts: parts.join(', '), total: signed(total) })
}

/** The cards worth most that the winners took in the last hand. */
function dearest(view: TarotView, speak: Speaker, account: Account | undefined): string[] {
  return (view.outcome?.winners ?? []).flatMap((seat) => {
    const cards = (account?.won[seat] ?? []).filter((card) => pointsOf(card) === DEAR)
    const names = speak.listed(cards.map((card) => speak.word('card', card)))
    return cards.length ? [speak.say('end-dear', { name: speak.player(seat), cards: names, hand: account!.number, hands: view.sheet.length })] : []
  })
}

function moments(speak: Speaker, view: TarotView, accounts: readonly Account[], events: readonly TarotEvent[]): string[] {
  const tricks = events.filter((event) => event.type === 'trick-won')
  const rich = tricks.reduce<TrickWon | null>((best, one) => (best && worth(best.cards) >= worth(one.cards) ? best : one), null)
  const petit = events.find((event) => event.type === 'petit-at-the-end')
  const bet = accounts.reduce<Account['bet']>((best, { bet }) => (bet && bet.diploma > (best?.diploma ?? 0) ? bet : best), null)
  const best = view.sheet.flatMap((line, hand) => line.map((points, seat) => ({ hand, points, seat }))).reduce((top, one) => (one.points > top.points ? one : top), { hand: -1, points: 0, seat: -1 })
  return [
    ...(rich && worth(rich.cards) ? [speak.say('end-trick', { name: speak.player(rich.seat), count: worth(rich.cards) })] : []),
    ...(petit ? [speak.event(petit)] : []),
    ...(bet ? [speak.event(bet)] : []),
    ...(view.sheet.length > 1 && best.seat >= 0 ? [speak.say('end-hand', { name: speak.player(best.seat), count: best.points, hand: best.hand + 1 })] : []),
  ].slice(0, 3)
}

export default { texts: { fr, en }, tell } satisfies GameEnding<TarotView, TarotEvent>
