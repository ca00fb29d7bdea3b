import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Connection, type Frame, type Link } from '../src/lib/connection'

class FakeSocket {
  static all: FakeSocket[] = []
  sent: { id: string; d: { t: string; last?: number | null } }[] = []
  readyState = 0
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  onerror: (() => void) | null = null

  constructor() {
    FakeSocket.all.push(this)
  }
  open() {
    this.readyState = 1
    this.onopen?.()
  }
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {
    this.readyState = 3
  }
  hear(frame: Frame) {
    this.onmessage?.({ data: JSON.stringify(frame) })
  }
  drop() {
    this.readyState = 3
    this.onclose?.()
  }
}

let links: Link[]
let frames: Frame[]

function connect() {
  return new Connection({
    url: () => 'ws://x',
    onframe: (frame) => frames.push(frame),
    onlink: (link) => links.push(link),
    socket: () => new FakeSocket() as unknown as WebSocket,
  })
}

const socket = () => FakeSocket.all.at(-1)!

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.all = []
  links = []
  frames = []
})
afterEach(() => {
  vi.useRealTimers()
})

test('says hello first, then what was said before the door was open', async () => {
  const connection = connect()
  const answer = connection.say({ t: 'start' })
  expect(socket().sent).toEqual([])
  socket().open()
  expect(socket().sent.map((frame) => frame.d.t)).toEqual(['hello', 'start'])
  socket().hear({ t: 'ack', d: { id: socket().sent[1]!.id, ok: true } })
  expect((await answer).ok).toBe(true)
  connection.close()
})

test('after a lost connection: hello with the last version, and the unanswered frame with the same id', async () => {
  const connection = connect()
  socket().open()
  socket().hear({ t: 'welcome', d: {}, v: 41 })
  socket().hear({ t: 'step', d: {}, v: 42 })
  const answer = connection.say({ t: 'chat', text: 'hop' })
  const before = socket().sent.at(-1)!
  socket().drop()
  expect(links.at(-1)).toBe('lost')
  vi.advanceTimersByTime(1000)
  expect(FakeSocket.all.length).toBe(2)
  socket().open()
  expect(socket().sent[0]!.d).toEqual({ t: 'hello', last: 42 })
  expect(socket().sent[1]).toEqual(before)
  socket().hear({ t: 'ack', d: { id: before.id, ok: true } })
  expect((await answer).ok).toBe(true)
  socket().drop()
  vi.advanceTimersByTime(1000)
  socket().open()
  expect(socket().sent.length).toBe(1) // only hello: what was answered is not said again
  connection.close()
})

test('waits longer and longer, but never gives up', () => {
  const connection = connect()
  for (let i = 0; i < 12; i += 1) {
    const count = FakeSocket.all.length
    socket().drop()
    vi.advanceTimersByTime(11_000)
    expect(FakeSocket.all.length).toBe(count + 1)
  }
  connection.close()
})

test('a bye without return is the end', () => {
  connect()
  socket().open()
  socket().hear({ t: 'bye', d: { reason: 'gone', retry: 0 } })
  socket().drop()
  vi.advanceTimersByTime(60_000)
  expect(links.at(-1)).toBe('closed')
  expect(FakeSocket.all.length).toBe(1)
})

test('a server that stops says when to come back', () => {
  const connection = connect()
  socket().open()
  socket().hear({ t: 'bye', d: { reason: 'stopping', retry: 2000 } })
  socket().drop()
  vi.advanceTimersByTime(1900)
  expect(FakeSocket.all.length).toBe(1)
  vi.advanceTimersByTime(200)
  expect(FakeSocket.all.length).toBe(2)
  connection.close()
})

test('silence is taken for a lost connection', () => {
  const connection = connect()
  socket().open()
  vi.advanceTimersByTime(60_000)
  expect(FakeSocket.all.length).toBeGreaterThan(1)
  connection.close()
})
