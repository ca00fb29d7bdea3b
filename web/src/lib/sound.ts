/** A few sounds, made on the spot; off until the visitor turns them on. */

import type { Sound } from '../table/contract'
import { prefs } from './prefs.svelte'

export type Noise = Sound | 'turn'

let context: AudioContext | null = null

/** A tone that fades. */
export function tone(at: number, pitch: number, length: number, loud: number, kind: OscillatorType, out: AudioNode | undefined = context?.destination): void {
  if (!context || !out) return
  const oscillator = new OscillatorNode(context, { type: kind, frequency: pitch })
  const gain = new GainNode(context, { gain: 0 })
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(loud, at + 0.008)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length)
  oscillator.connect(gain).connect(out)
  oscillator.start(at)
  oscillator.stop(at + length)
}

/** Paper on cloth: a breath of noise. */
function paper(at: number, length: number, loud: number, pitch: number): void {
  if (!context) return
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate)
  const data = buffer.getChannelData(0)
  for (let i = 0; i < data.length; i += 1) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 3
  const source = new AudioBufferSourceNode(context, { buffer })
  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: 0.8 })
  source.connect(filter).connect(new GainNode(context, { gain: loud })).connect(context.destination)
  source.start(at)
}

const NOISES: Record<Noise, (at: number) => void> = {
  card: (at) => paper(at, 0.12, 0.35, 2400),
  step: (at) => {
    paper(at, 0.07, 0.3, 900)
    tone(at, 196, 0.09, 0.05, 'sine')
  },
  chime: (at) => {
    tone(at, 659, 0.5, 0.07, 'sine')
    tone(at + 0.09, 988, 0.6, 0.06, 'sine')
  },
  turn: (at) => {
    tone(at, 523, 0.25, 0.06, 'triangle')
    tone(at + 0.12, 784, 0.35, 0.06, 'triangle')
  },
  win: (at) => [523, 659, 784, 1047].forEach((pitch, i) => tone(at + i * 0.13, pitch, 0.5, 0.07, 'triangle')),
}

/** What makes sounds, if they are wanted; a browser lets a page be heard once somebody has touched it. */
export function band(): AudioContext | null {
  if (!prefs.sound || typeof AudioContext === 'undefined' || navigator.userActivation?.hasBeenActive === false) return null
  context ??= new AudioContext()
  void context.resume()
  return context
}

/** Make a sound, if sounds are wanted. */
export function sound(noise: Noise): void {
  const heard = band()
  if (heard) NOISES[noise](heard.currentTime + 0.01)
}
