import { expect, test } from 'vitest'
import { hyphenated } from '../src/texts/hyphens'

const seen = (text: string) => hyphenated(text).replaceAll('\u00ad', '|')

test('a long word may be cut between its syllables', () => {
  expect(seen('Wonderchopeuse masquée')).toBe('Won|der|cho|peuse masquée')
  expect(seen('Chaussettes dépareillées')).toBe('Chaus|set|tes dépa|reil|lées')
  expect(seen('Pronostiqueuse')).toBe('Pro|nos|ti|queuse')
  expect(seen('Impératrice télescopique')).toBe('Impé|ra|trice téles|co|pi|que')
  expect(seen('Spreadsheets, scatterbrain')).toBe('Spread|sheets, scat|ter|brain')
})

test('short words stay whole, and no piece is shorter than three letters', () => {
  expect(seen('Le grand départ, vraiment')).toBe('Le grand départ, vraiment')
  expect(seen('attendrissante')).toBe('atten|dris|sante')
  expect(seen('petit-déjeuner de l’imprimante')).toBe('petit-déjeuner de l’impri|mante')
  expect(seen('Bousculade, Siffloteur')).toBe('Bous|cu|lade, Sif|flo|teur')
})

test('nothing is lost or changed', () => {
  const text = 'L’anachronisme (d’hier) et l’AUTODÉRISION, 12345678901 fois !'
  expect(hyphenated(text)).not.toBe(text)
  expect(hyphenated(text).replaceAll('\u00ad', '')).toBe(text)
})
