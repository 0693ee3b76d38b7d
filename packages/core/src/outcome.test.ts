import { expect, test } from 'vitest'
import { done, expectDone, refuse, type Outcome } from './outcome.ts'

test('a use case that did what was asked carries its value', () => {
  expect(done(7)).toEqual({ ok: true, value: 7 })
  expect(done()).toEqual({ ok: true, value: undefined })
})

test('a refusal carries its reason', () => {
  expect(refuse('envelope_over')).toEqual({ ok: false, reason: 'envelope_over' })
})

test('expecting success gives the value, or says which reason stood in the way', () => {
  const claim = (isOver: boolean): Outcome<number, 'envelope_over'> =>
    isOver ? refuse('envelope_over') : done(88)
  expect(expectDone(claim(false))).toBe(88)
  expect(() => expectDone(claim(true))).toThrow('envelope_over')
})
