/** Those at a table as its host knows them. */

import type { People, Person } from '../generated/protocol'
import type { Seats } from './contract'

type Say = (key: string, args?: Record<string, string | number>) => string

/** Somebody of whom something may be asked, or whose lines may be hidden. */
export interface Somebody {
  readonly name: string
  readonly seat: number | null
  /** Present if it is the host who looks. */
  readonly person: Person | null
}

/** Whoever sits there, as the host may speak to them; null at the host's own screen. */
export const personAt = (people: People | null, seat: number): Person | null => people?.here.find((one) => one.seats.includes(seat)) ?? null

/** Whoever said a line: by their seat, else by the name of somebody who watches. */
export function speakerOf(people: People | null, name: string, seat: number | null): Person | null {
  if (seat !== null) return personAt(people, seat)
  const same = people?.here.filter((one) => !one.seats.length && one.name === name) ?? []
  return same.length === 1 ? (same[0] as Person) : null
}

/** What all who share a screen are called. */
export function calledPerson(person: Person, seats: Seats, say: Say): string {
  const names = person.seats.map((seat) => seats[seat]?.name ?? '').filter((name) => name)
  return names.length ? names.join(' + ') : calledKnocker(person, say)
}

/** What somebody without a seat is called. */
export const calledKnocker = (person: Person, say: Say): string => person.name || say(person.screen ? 'person-screen' : 'person-unnamed')
