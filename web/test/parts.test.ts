import { picture } from '../src/parts/drawings'
import { expect, test } from 'vitest'
import { qrOf } from '../src/lib/qr'
import { portrait } from '../src/parts/portrait'
import { named } from '../src/table/names'
import { houseBundle } from '../src/texts/bundle'
import { Voice } from '../src/texts/speaker'

test('a portrait belongs to its name', () => {
  expect(portrait('Anna', 'human')).toEqual(portrait(' anna ', 'human'))
  expect(portrait('Anna', 'human')).not.toEqual(portrait('Bob', 'human'))
  expect(portrait('Anna', 'bot')).not.toEqual(portrait('Anna', 'human'))
})

test('a portrait of somebody without a name is the same in every language', async () => {
  for (const lang of ['fr', 'en']) {
    const name = new Voice(lang, await houseBundle(lang as 'fr')).say('seat-number', { number: 3 })
    expect(portrait(name, 'human'), name).toEqual(portrait('3', 'human'))
  }
})

test('names that nobody gave', async () => {
  const seat = { level: '', present: true, kept: false, word: false, wish: '', won: 0, face: 0 }
  const names = named(
    [
      { ...seat, kind: 'human', name: 'Lila' },
      { ...seat, kind: 'human', name: '' },
      { ...seat, kind: 'bot', name: '' },
      { ...seat, kind: 'empty', name: '' },
    ],
    new Voice('fr', await houseBundle('fr')),
  ).map((one) => one.name)
  expect(names).toEqual(['Lila', 'Joueur 2', 'Praline', ''])
})

test('a QR code is square and has a quiet zone', () => {
  const { size, path } = qrOf('http://192.168.1.20:8080/t/BCDFGH')
  expect(size).toBeGreaterThan(24)
  expect(path).toMatch(/^M2 2h7v1h-7z/)
})

test('what is shown without a network is there at once; other pictures are fetched', async () => {
  for (const name of ['lost', 'loading'] as const) expect(Array.isArray(picture(name)), name).toBe(true)
  for (const name of ['ended', 'wrong-code', 'empty', 'nowhere', 'full'] as const) {
    const coming = picture(name)
    expect(coming, name).toBeInstanceOf(Promise)
    expect((await coming).length, name).toBeGreaterThan(3)
  }
})
