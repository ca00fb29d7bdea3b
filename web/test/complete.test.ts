import { expect, test } from 'vitest'
import { complete, type Shapes } from '../src/lib/complete'

const shapes: Shapes = {
  Table: { omitted: { name: '', undo: null }, inner: { seats: 'Seat', host: 'Seat' } },
  Seat: { omitted: { present: true }, inner: {} },
}

test('what is left out has its default, at any depth', () => {
  const whole = complete(shapes, 'Table', { seats: [{ kind: 'bot' }, { kind: 'human', present: false }], host: { kind: 'human' } })
  expect(whole).toEqual({
    name: '',
    undo: null,
    seats: [
      { kind: 'bot', present: true },
      { kind: 'human', present: false },
    ],
    host: { kind: 'human', present: true },
  })
})

test('what nobody knows stays as it is', () => {
  expect(complete(shapes, 'Other', { a: 1 })).toEqual({ a: 1 })
  expect(complete(shapes, 'Table', null)).toBe(null)
})
