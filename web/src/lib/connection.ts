/** One connection to a table: frames with ids, each answered once; lost connections come back by themselves. */

import type { Ack, Bye, ClientFrame } from '../generated/protocol'
import { freshId } from './id'

export type Link = 'connecting' | 'live' | 'lost' | 'closed'

/** What the table sends. */
export interface Frame {
  readonly t: string
  readonly d: unknown
  readonly v?: number
}

interface Waiting {
  readonly text: string
  readonly answer: (ack: Ack) => void
}

export interface Options {
  readonly url: () => string
  readonly onframe: (frame: Frame) => void
  readonly onlink: (link: Link, bye: Bye | null) => void
  readonly socket?: (url: string) => WebSocket
}

const FIRST_WAIT = 400
const LONGEST_WAIT = 8_000
/** After so long without a sign of life the connection is taken for lost. */
const SILENCE = 35_000
const HEARTBEAT = 15_000

export class Connection {
  /** The last version this client has. */
  last: number | null = null
  #socket: WebSocket | null = null
  #waiting = new Map<string, Waiting>()
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #beat: ReturnType<typeof setInterval> | undefined
  #heard = 0
  #bye: Bye | null = null
  #over = false
  #greeted = false

  constructor(readonly options: Options) {
    if (typeof addEventListener === 'function') {
      addEventListener('online', this.#hurry)
      document.addEventListener('visibilitychange', this.#hurry)
    }
    this.#open()
  }

  /** Say something; the promise is the table's answer. Said again after a lost connection until it is answered. */
  say(frame: ClientFrame): Promise<Ack> {
    const id = freshId()
    const text = JSON.stringify({ id, d: frame })
    return new Promise((answer) => {
      this.#waiting.set(id, { text, answer })
      if (this.#greeted) this.#socket?.send(text)
    })
  }

  /** Leave for good. */
  close(): void {
    this.#over = true
    clearTimeout(this.#timer)
    clearInterval(this.#beat)
    removeEventListener('online', this.#hurry)
    document.removeEventListener('visibilitychange', this.#hurry)
    this.#drop()
    this.options.onlink('closed', this.#bye)
  }

  /** Try again now. */
  retry = (): void => {
    if (this.#over || this.#socket) return
    this.#tries = 0
    clearTimeout(this.#timer)
    this.#open()
  }

  #hurry = (): void => {
    if (document.visibilityState !== 'visible') return
    if (this.#socket && Date.now() - this.#heard > HEARTBEAT) this.#ping()
    this.retry()
  }

  #open(): void {
    const make = this.options.socket ?? ((url: string) => new WebSocket(url))
    const socket = make(this.options.url())
    this.#socket = socket
    this.#bye = null
    this.#greeted = false
    this.#heard = Date.now()
    this.options.onlink('connecting', null)
    socket.onopen = () => {
      socket.send(JSON.stringify({ id: freshId(), d: { t: 'hello', last: this.last } }))
      // What waits for an answer is said again; the table counts an id once.
      this.#greeted = true
      for (const { text } of this.#waiting.values()) socket.send(text)
      clearInterval(this.#beat)
      this.#beat = setInterval(() => this.#listen(), HEARTBEAT)
    }
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as Frame)
    socket.onclose = () => this.#lost(socket)
    socket.onerror = () => {}
  }

  #hear(frame: Frame): void {
    this.#heard = Date.now()
    this.#tries = 0
    if (frame.t === 'ack') {
      const ack = frame.d as Ack
      const waiting = this.#waiting.get(ack.id)
      this.#waiting.delete(ack.id)
      waiting?.answer(ack)
      return
    }
    if (frame.t === 'bye') {
      this.#bye = frame.d as Bye
      return
    }
    this.options.onlink('live', null)
    this.options.onframe(frame)
    if (typeof frame.v === 'number') this.last = frame.v
  }

  #listen(): void {
    if (Date.now() - this.#heard > SILENCE && this.#socket) this.#lost(this.#socket)
    else this.#ping()
  }

  #ping(): void {
    if (this.#socket?.readyState === 1) void this.say({ t: 'ping' })
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket) return
    this.#drop()
    if (this.#over) return
    const bye = this.#bye
    if (bye && bye.retry === 0) {
      this.close()
      return
    }
    this.options.onlink('lost', bye)
    this.#tries += 1
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.#tries - 1)) * (0.7 + 0.6 * Math.random())
    this.#timer = setTimeout(() => this.#open(), Math.max(wait, bye?.retry ?? 0))
  }

  #drop(): void {
    clearInterval(this.#beat)
    const socket = this.#socket
    this.#socket = null
    this.#greeted = false
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
  }
}
