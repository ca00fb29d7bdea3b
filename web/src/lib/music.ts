/** A little music, composed here: a slow waltz while people arrive, and a brisk one for the winners. */

import { band, tone } from './sound'

export type Piece = 'waiting' | 'party'

/** A note: when it begins and how long it lasts, in beats; its pitch in half tones from the middle A. */
export interface Note {
  readonly beat: number
  readonly length: number
  readonly pitch: number
  readonly voice: 'bass' | 'chord' | 'tune'
}

interface Score {
  /** Seconds a beat. */
  readonly beat: number
  /** The chord of each bar, three beats long: root and, in half tones above it, third and fifth. */
  readonly chords: readonly (readonly [number, number, number])[]
  /** A tune a bar: half tones from the middle A for each beat; null lets the one before ring. */
  readonly tune: readonly (readonly (number | null)[])[]
  readonly loud: number
  /** Whether it begins again at its end. */
  readonly again: boolean
}

const major = (root: number) => [root, 4, 7] as const
const minor = (root: number) => [root, 3, 7] as const

export const SCORES: Readonly<Record<Piece, Score>> = {
  waiting: {
    beat: 0.46,
    chords: [minor(0), minor(0), minor(5), minor(0), major(3), major(-2), major(7), minor(0)],
    tune: [[12, null, 7], [3, null, null], [8, 5, 8], [7, null, null], [7, 10, 15], [14, null, 10], [11, 7, 11], [12, null, null]],
    loud: 0.6,
    again: true,
  },
  party: {
    beat: 0.3,
    chords: [major(3), major(3), major(8), major(3), major(-2), major(8), major(-2), major(3), major(3), minor(0), major(8), major(-2), major(3)],
    tune: [[10, 15, 19], [22, null, 19], [20, 15, 12], [15, null, null], [14, 17, 22], [20, null, 17], [14, 17, 20], [19, null, null], [22, 19, 15], [12, 15, 19], [20, 24, 20], [17, 20, 22], [27, null, null]],
    loud: 1,
    again: false,
  },
}

/** The notes of a bar: bass, two chords, and the tune above them. */
export function barOf(piece: Piece, number: number): Note[] {
  const { chords, tune } = SCORES[piece]
  const [root, third, fifth] = chords[number % chords.length]!
  const sung = tune[number % tune.length]!
  return [
    { beat: 0, length: 1.2, pitch: root - 24, voice: 'bass' },
    ...[1, 2].flatMap((beat) => [0, third, fifth].map((up): Note => ({ beat, length: 0.6, pitch: root - 12 + up, voice: 'chord' }))),
    ...sung.flatMap((pitch, beat): Note[] => (pitch === null ? [] : [{ beat, length: 1 + sung.slice(beat + 1).findIndex((next) => next !== null) || 3 - beat, pitch, voice: 'tune' }])),
  ]
}

const VOICES: Readonly<Record<Note['voice'], { readonly kind: OscillatorType; readonly loud: number }>> = {
  bass: { kind: 'triangle', loud: 0.06 },
  chord: { kind: 'sine', loud: 0.016 },
  tune: { kind: 'triangle', loud: 0.035 },
}

const BEATS = 3
const A = 440

/** Play a piece, if sounds are wanted; what it gives back ends it. A page that nobody has touched begins when somebody does. */
export function playMusic(piece: Piece): () => void {
  const heard = band()
  if (heard) return perform(piece, heard)
  let stop = () => {}
  const begin = () => {
    const now = band()
    if (now) stop = perform(piece, now)
  }
  addEventListener('pointerup', begin, { once: true })
  return () => {
    removeEventListener('pointerup', begin)
    stop()
  }
}

function perform(piece: Piece, heard: AudioContext): () => void {
  const { beat, loud, again, chords } = SCORES[piece]
  const out = new GainNode(heard, { gain: loud })
  out.connect(heard.destination)
  let bar = 0
  let at = heard.currentTime + 0.1
  const play = () => {
    if (!again && bar >= chords.length) return clearInterval(timer)
    // A browser that was silent until a first tap does not make good for it.
    at = Math.max(at, heard.currentTime)
    for (const note of barOf(piece, bar)) tone(at + note.beat * beat, A * 2 ** (note.pitch / 12), note.length * beat * 1.15, VOICES[note.voice].loud, VOICES[note.voice].kind, out)
    bar += 1
    at += BEATS * beat
  }
  const timer = setInterval(() => heard.state === 'running' && play(), BEATS * beat * 1000)
  play()
  return () => {
    clearInterval(timer)
    out.disconnect()
  }
}
