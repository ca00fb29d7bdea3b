/** At the door of a table: what is kept there, how one knocks, and whom a host speaks to. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { People } from '../src/generated/protocol'
import { hush, hushedAt } from '../src/table/hushed.svelte'
import { calledKnocker, calledPerson, personAt, speakerOf } from '../src/table/people'
import { TableStore } from '../src/table/store.svelte'
import type { Seats } from '../src/table/contract'

class Socket {
  static all: Socket[] = []
  readyState = 1
  sent: { id: string; d: { t: string; name?: string; last?: number | null } }[] = []
  onopen: (() => void) | null = null
  onclose: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  constructor(readonly url: string) {
    Socket.all.push(this)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {}
  hear(t: string, d: unknown, v?: number) {
    this.onmessage?.({ data: JSON.stringify({ t, d, ...(v === undefined ? {} : { v }) }) })
  }
  said(t: string) {
    return this.sent.filter((frame) => frame.d.t === t)
  }
}

const WELCOME = {
  v: 7,
  you: null,
  host: false,
  name: 'Zoé',
  chat: [{ name: 'Ann', seat: 0, text: 'among ourselves' }],
  lobby: { code: 'ABCDEF', game: 'tango', rules: 1, phase: 'open', options: {}, seats: [{ kind: 'empty' }], host: null, listed: false, clock: 0, promise: { commitment: '' } },
}

let store: TableStore
const socket = () => Socket.all.at(-1) as Socket
/** Frames are worked off one after the other. */
const settled = async (true_: () => unknown) => vi.waitFor(() => expect(true_()).toBeTruthy())

beforeEach(() => {
  Socket.all = []
  sessionStorage.clear()
  vi.stubGlobal('WebSocket', Socket)
  store = new TableStore('ABCDEF')
  socket().onopen?.()
})
afterEach(() => {
  store.leave()
  vi.unstubAllGlobals()
})

function again() {
  socket().onclose?.()
  store.retry()
  socket().onopen?.()
}

test('outside one stands before the door until there is a welcome', async () => {
  socket().hear('outside', { state: 'locked' })
  await settled(() => store.standing === 'outside')
  expect(store.outside).toEqual({ state: 'locked', retry: 0 })
  socket().hear('welcome', WELCOME, 7)
  await settled(() => store.standing === 'here')
  expect(store.outside).toBeNull()
})

test('whoever is asked to leave keeps nothing of the table, and begins anew when let in', async () => {
  socket().hear('welcome', WELCOME, 7)
  await settled(() => store.lobby)
  socket().hear('bye', { reason: 'removed', retry: 1 })
  again()
  await settled(() => store.standing === 'outside')
  expect(store.outside?.state).toBe('removed')
  expect([store.lobby, store.moment, store.people, store.chat.length, store.log.length]).toEqual([null, null, null, 0, 0])
  again()
  expect(socket().said('hello')[0]?.d.last).toBeNull()
})

test('a knock is made again after a lost connection, but not after a no', async () => {
  socket().hear('outside', { state: 'locked' })
  await settled(() => store.outside)
  void store.knock('Zoé')
  const [knock] = socket().said('knock')
  expect(knock?.d.name).toBe('Zoé')
  socket().hear('ack', { id: knock?.id, ok: true })
  socket().hear('outside', { state: 'knocking' })
  await settled(() => store.outside?.state === 'knocking')
  again()
  expect(socket().said('knock')).toHaveLength(0)
  socket().hear('outside', { state: 'locked' })
  await settled(() => socket().said('knock').length)
  expect(socket().said('knock')[0]?.d.name).toBe('Zoé')
  socket().hear('ack', { id: socket().said('knock')[0]?.id, ok: true })
  socket().hear('outside', { state: 'refused', retry: 60_000 })
  await settled(() => store.outside?.state === 'refused')
  again()
  socket().hear('outside', { state: 'refused', retry: 59_000 })
  await settled(() => store.outside?.retry === 59_000)
  expect(socket().said('knock')).toHaveLength(0)
})

test('a knock that the table does not hear is not made again', async () => {
  socket().hear('outside', { state: 'locked' })
  await settled(() => store.outside)
  const heard = store.knock('Zoé')
  socket().hear('ack', { id: socket().said('knock')[0]?.id, ok: false, problem: 'knocks-many' })
  expect(await heard).toBe(false)
  expect(store.refused?.problem).toBe('knocks-many')
  again()
  socket().hear('outside', { state: 'locked' })
  socket().hear('you', { seat: null, host: false, name: 'heard' })
  await settled(() => store.name === 'heard')
  expect(socket().said('knock')).toHaveLength(0)
})

test('people are the host’s, and forgotten by whoever is it no more', async () => {
  socket().hear('people', { here: [{ id: 'x', name: 'Bob' }] })
  await settled(() => store.people)
  expect(store.people?.here[0]).toEqual({ id: 'x', name: 'Bob', seats: [], muted: false, screen: false })
  socket().hear('you', { seat: 0, host: false, name: 'Ann' })
  await settled(() => !store.people)
})

test('lines that are not wanted stay away for as long as the tab lives, at one table', () => {
  sessionStorage.setItem('tablee.hushed.BROKEN', '{"not": "a list"}')
  sessionStorage.setItem('tablee.hushed.BEFORE', '["Eve"]')
  expect([...hushedAt('BROKEN')]).toEqual([])
  hush('BEFORE', 'Bob', true)
  expect([...hushedAt('BEFORE')]).toEqual(['Eve', 'Bob'])
  expect([...hushedAt('ABCDEF')]).toEqual([])
  hush('BEFORE', 'Eve', false)
  expect(sessionStorage.getItem('tablee.hushed.BEFORE')).toBe('["Bob"]')
})

const person = (id: string, name: string, ...seats: number[]) => ({ id, name, seats, muted: false, screen: false })
const PEOPLE: People = { here: [person('a', 'Bob', 1, 2), person('b', 'Eve'), person('c', 'Max'), person('d', 'Max')], knocking: [] }

test('a host finds people by their seat, or by a name that one alone has', () => {
  expect(personAt(PEOPLE, 2)?.id).toBe('a')
  expect(personAt(PEOPLE, 0)).toBeNull()
  expect(personAt(null, 1)).toBeNull()
  expect(speakerOf(PEOPLE, 'whatever', 1)?.id).toBe('a')
  expect(speakerOf(PEOPLE, 'Eve', null)?.id).toBe('b')
  expect(speakerOf(PEOPLE, 'Bob', null), 'he has a seat').toBeNull()
  expect(speakerOf(PEOPLE, 'Max', null), 'which one?').toBeNull()
})

test('all at one screen are named, and those without a name too', () => {
  const seats = ['Ann', 'Bob', 'Cat'].map((name) => ({ name })) as unknown as Seats
  const say = (key: string) => key
  expect(calledPerson(PEOPLE.here[0]!, seats, say)).toBe('Bob + Cat')
  expect(calledPerson(PEOPLE.here[1]!, seats, say)).toBe('Eve')
  expect(calledKnocker(person('e', ''), say)).toBe('person-unnamed')
  expect(calledKnocker({ ...person('e', ''), screen: true }, say)).toBe('person-screen')
})
