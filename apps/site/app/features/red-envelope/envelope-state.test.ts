import { describe, expect, test } from 'vitest'
import { NONE, nextState, type EnvelopeEvent, type EnvelopeState } from './envelope-state.ts'

const ID = '00000000-0000-7000-8000-000000000001'
const read = (isThere = true): EnvelopeEvent => ({
  name: 'read',
  read: {
    envelope: isThere
      ? {
          id: ID,
          end_at: '2026-11-15T21:46:00-04:00',
          seed_hash: 'ab',
          least: 1n,
          most: 9n,
          may_pop_up: true,
        }
      : null,
    now: '2026-11-15T21:04:00-04:00',
  },
})
const CASH = { cash: 880_000n, currency: 'USD' } as const
const given: EnvelopeEvent = { name: 'given', cash: CASH, at: 5 }
const over: EnvelopeEvent = { name: 'refused', reason: 'envelope_over', message: 'too late' }
const failed: EnvelopeEvent = { name: 'refused', reason: 'network_error', message: 'try again' }
const after = (...events: EnvelopeEvent[]): EnvelopeState =>
  events.reduce<EnvelopeState>(nextState, NONE)
const claim: EnvelopeEvent = { name: 'claim' }
const zero: EnvelopeEvent = { name: 'zero' }
const close: EnvelopeEvent = { name: 'close' }

describe('an envelope [S2.077]', () => {
  test('goes from none to active, with both times of the server [S4.055] [S4.060]', () => {
    const endsAt = Date.parse('2026-11-16T01:46:00Z')
    expect(after(read())).toMatchObject({
      name: 'active',
      envelope: { endsAt, readAt: endsAt - 42 * 60_000 },
    })
    expect(after(read(), read(false))).toEqual(NONE)
  })

  test('gives cash and waits to be closed [S4.057]', () => {
    expect(after(read(), claim).name).toBe('claiming')
    expect(after(read(), claim, given)).toEqual({ name: 'won', id: ID, cash: CASH, at: 5 })
    expect(after(read(), claim, given, read(), zero).name).toBe('won')
    expect(after(read(), claim, given, close)).toEqual(NONE)
  })

  test('is cleared by code 102, with its message, and by no other failure [S4.059] [S8.069]', () => {
    expect(after(read(), claim, over)).toEqual({ name: 'ended', message: 'too late' })
    expect(after(read(), claim, failed)).toMatchObject({ name: 'active', message: 'try again' })
  })

  test('ends at zero, and the next one takes its place [S4.056]', () => {
    expect(after(read(), zero)).toEqual({ name: 'ended', message: '' })
    expect(after(read(), zero, read(false)).name).toBe('ended')
    expect(after(read(), zero, read()).name).toBe('active')
    expect(after(read(), claim, zero).name).toBe('claiming')
  })

  test('is claimed once by two presses, and an answer that nobody waits for changes nothing', () => {
    const claiming = after(read(), claim)
    expect(nextState(claiming, claim)).toBe(claiming)
    expect(after(given)).toEqual(NONE)
    expect(after(read(), over).name).toBe('active')
  })
})
