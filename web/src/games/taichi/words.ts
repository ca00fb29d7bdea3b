/** The table of Tai Chi Chuan in words. */

import type { Miss, TaichiMove, TaichiView, Word } from '../../generated/taichi'
import type { Scene, Section } from '../../table/contract'
import type { Speaker } from '../../texts/speaker'
import { sentence } from '../../texts/speaker'
import type { Closing, Pile } from './closing'
import { lettersOf, sorted, symbolOf } from './deck'
import { shown, taken } from './letters'

export type TaichiScene = Scene<TaichiView, TaichiMove>

export const symbolName = (speak: Speaker, symbol: number): string => speak.attr(`symbol-${symbol}`, 'bare')

/** A card's letters to be read aloud: `J ou Y`. */
export function lettersName(speak: Speaker, letters: string): string {
  return letters.length > 1 ? speak.say('table-card-or', { one: letters[0]!, other: letters[1]! }) : letters
}

/** A card with all that stands on it. */
export const cardName = (speak: Speaker, card: number): string => `${lettersName(speak, lettersOf(card))}, ${symbolName(speak, symbolOf(card))}`

/** Letters in words, those that come several times together: `T, A deux fois et J ou Y`. */
export function listedLetters(speak: Speaker, cards: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1)
  return speak.listed(
    [...counts].map(([card, count]) => {
      const letter = lettersName(speak, card)
      return count === 1 ? letter : speak.say(count === 2 ? 'table-twice' : 'table-times', { letter, count })
    }),
  )
}

/** What a word must have, in a sentence. */
export function needed(speak: Speaker, letters: readonly string[]): string {
  const [first = '', ...others] = letters
  return speak.say('table-need', { initial: lettersName(speak, first), others: others.length ? listedLetters(speak, others) : 'none' })
}

/** What the text typed so far still lacks, in a sentence. */
export function lacking(speak: Speaker, letters: readonly string[], text: string): string {
  if (!text.trim() || !letters.length) return needed(speak, letters)
  const found = taken(letters, text)
  if (found[0] === null) return speak.say('table-lack-initial', { letters: lettersName(speak, letters[0]!) })
  const left = letters.filter((_, at) => found[at] === null)
  return left.length ? speak.say('table-lack', { letters: listedLetters(speak, left) }) : speak.say('table-complete')
}

/** A word that counts, as the dictionary writes it. */
export const spelling = (word: Word): string => (word.why === 'headword' || word.why === 'unaccented' ? word.headword : word.word)

/** Whose round it was. */
export const recapTitle = (speak: Speaker, { turn, round }: { turn: number; round: number }): string => speak.say('table-recap', { round, seat: speak.player(turn), you: turn === speak.seat ? 'yes' : 'no' })

/** Why cards were taken at the end of a round. */
export function whyClosed(speak: Speaker, { cause, seat, word }: Closing): string {
  const you = seat === speak.seat ? 'yes' : 'no'
  return speak.say(`table-why-${cause}`, { seat: speak.player(seat), you, word })
}

/** Why a word counts, in a few words. */
export const whyWord = (speak: Speaker, word: Pick<Word, 'why'>): string => speak.say(`why-${word.why}`)

/** Why a word does not count, in a few words. */
export const whyNot = (speak: Speaker, miss: Pick<Miss, 'reason' | 'of'>): string => speak.say(`why-not-${miss.reason}`, { of: miss.of })

export const partsOf = (speak: Speaker, parts: readonly string[]): string => speak.listed(parts.map((part) => speak.word('parts', part)))

const LOOKING = ['word', 'rescue', 'race']

/** Whether words are being looked for. */
export const looking = (view: TaichiView): boolean => LOOKING.includes(view.phase) || (view.phase === 'vote' && view.paused === 'race')

/** What a seat is doing, or what marks it, in words. */
export function marksOf(speak: Speaker, view: TaichiView, seat: number): string[] {
  const marks: string[] = []
  const racing = view.phase === 'race' || view.paused === 'race'
  if (view.turn === seat) marks.push(speak.say('table-active'))
  if (view.rivals.includes(seat)) marks.push(speak.say('table-staked'))
  if (racing && (seat === view.turn || view.rivals.includes(seat))) marks.push(speak.say(view.racing.includes(seat) ? 'table-racing' : 'table-resigned'))
  if (view.found.includes(seat)) marks.push(speak.say('table-found'))
  if (view.acting.includes(seat) && (view.phase === 'word' || view.phase === 'rescue')) marks.push(speak.say('table-looks'))
  if (view.acting.includes(seat) && view.phase === 'join') marks.push(speak.say('table-asked-join'))
  if (view.acting.includes(seat) && (view.phase === 'take' || view.phase === 'pick' || view.phase === 'choice')) marks.push(speak.say('table-takes'))
  return marks
}

/** A seat with all that is public about it. */
export const seatLabel = (speak: Speaker, view: TaichiView, seat: number): string => [speak.player(seat), speak.say('table-won', { count: view.won[seat] ?? 0 }), ...marksOf(speak, view, seat)].join(', ')

/** The key of the sentence that says what to do. */
function keyOf(view: TaichiView, moves: readonly TaichiMove[]): string {
  if (moves.some((move) => move.type === 'vote')) return 'turn-vote'
  if (moves.some((move) => move.type === 'give-up')) return view.phase === 'vote' ? 'turn-race' : `turn-${view.phase}`
  return `turn-${view.phase}`
}

export function prompt({ view, moves, you, speak }: TaichiScene): string {
  if (!moves.length) return waiting(view, speak)
  const key = keyOf(view, moves)
  if (!speak.knows(key)) return ''
  const [first = '', ...others] = view.letters
  const said = speak.say(key, {
    initial: shown(first),
    others: others.length ? speak.listed(others.map(shown)) : 'none',
    word: view.ballot?.word ?? '',
  })
  // On a screen that many share, it says to whom it speaks.
  const alone = you === null && view.acting.length === 1 ? view.acting[0] : undefined
  return alone === undefined ? said : speak.say('table-to', { name: speak.player(alone), what: said })
}

/** What the others are doing. */
function waiting(view: TaichiView, speak: Speaker): string {
  const awaited = view.acting.filter((seat) => seat >= 0)
  const key = `wait-${view.phase}`
  if (!awaited.length || !speak.knows(key)) return ''
  const [first = '', ...others] = view.letters
  const letters = { initial: shown(first), others: others.length ? speak.listed(others.map(shown)) : 'none' }
  return speak.say(key, { names: speak.listed(awaited.map(speak.player)), count: awaited.length, word: view.ballot?.word ?? '', ...letters })
}

export function describe({ view, speak }: TaichiScene): Section[] {
  const seats = Array.from({ length: view.seats }, (_, seat) => seat)
  const sections: Section[] = []
  if (view.letters.length && (looking(view) || view.phase === 'vote')) sections.push({ heading: speak.say('table-word-letters'), lines: [needed(speak, view.letters)] })
  if (view.ballot) sections.push({ heading: speak.say('table-vote-title'), lines: ballotLines(speak, view) })
  sections.push({ heading: speak.say('table-row'), lines: view.shown.length ? view.shown.map((card, at) => rowName(speak, view, card, at)) : [speak.say('table-row-empty')] })
  sections.push({ heading: speak.say('table-said'), lines: view.words.length ? view.words.map((word) => wordLine(speak, word)) : [speak.say('table-said-none')] })
  if (view.misses.length) sections.push({ heading: speak.say('table-missed'), lines: view.misses.map((miss) => missLine(speak, miss)) })
  if (view.won.length) sections.push({ heading: speak.say('table-players'), lines: seats.map((seat) => seatLabel(speak, view, seat)) })
  const piles = [speak.say('table-draw', { count: view.pile }), speak.say('table-thrown', { count: view.discard.length })]
  if (view.reshuffled) piles.push(sentence(speak.say('table-last-pile')))
  piles.push(sentence(speak.say(`table-lexicon-${view.lexicon}`)))
  sections.push({ heading: speak.say('table-piles'), lines: [...piles, ...sorted(view.discard).map((card) => cardName(speak, card))] })
  if (view.last) sections.push({ heading: sentence(speak.say('table-before')), lines: [speak.listed(view.last.letters.map(shown)), ...view.last.words.map((word) => wordLine(speak, word))] })
  return sections
}

/** A card of the row; the first one gives the initial. */
export function rowName(speak: Speaker, view: TaichiView, card: number, at: number): string {
  const name = cardName(speak, card)
  return at === 0 && view.shown.length === view.letters.length ? speak.say('table-card-initial', { card: name }) : name
}

function wordLine(speak: Speaker, word: Word): string {
  const parts = word.parts.length ? ` (${partsOf(speak, word.parts)})` : ''
  return `${speak.player(word.seat)} – ${spelling(word)}${parts} – ${whyWord(speak, word)}`
}

const missLine = (speak: Speaker, miss: Miss): string => `${speak.player(miss.seat)} – ${miss.word} – ${whyNot(speak, miss)}`

function ballotLines(speak: Speaker, view: TaichiView): string[] {
  const ballot = view.ballot!
  const lines = [`${speak.say('table-vote-asks', { seat: speak.player(ballot.seat) })} ${speak.say('table-word-title', { word: ballot.word })}.`, ballotReason(speak, ballot)]
  lines.push(...ballot.yes.map((seat) => speak.say('table-voted-yes', { seat: speak.player(seat) })))
  lines.push(...ballot.no.map((seat) => speak.say('table-voted-no', { seat: speak.player(seat) })))
  if (view.held) lines.push(speak.say('table-waits', { word: view.held.word }))
  return lines
}

/** Why the table is asked. */
export const ballotReason = (speak: Speaker, { reason, of }: { reason: string; of: string }): string => speak.say(reason === 'doubtful' ? 'table-vote-family' : 'table-vote-unknown', { of })

/** How a pile came about, in numbers. */
export function pileSaid(speak: Speaker, pile: Pile): string {
  const parts = (['symbols', 'picked', 'lost'] as const).filter((part) => pile[part])
  return [speak.say('table-won-dealt'), ...parts.map((part) => speak.say(`table-won-${part}`, { count: pile[part] }))].join(', ')
}

/** Who has won, and by how much. */
export function victory(speak: Speaker, { outcome, won }: TaichiView): string {
  const winners = outcome?.winners ?? []
  const count = Math.max(...won)
  const second = Math.max(...won.filter((cards) => cards < count))
  const names = speak.listed(winners.map(speak.player))
  if (winners.length !== 1) return speak.say('table-sheet-tied', { names, count })
  const next = speak.listed(won.flatMap((cards, seat) => (cards === second ? [speak.player(seat)] : [])))
  return speak.say('table-sheet-won', { names, count, more: count - second, next })
}
