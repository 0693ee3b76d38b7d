import { BULLETIN_DEPOSIT, BULLETIN_HOME } from '@oriel/core/content-kinds'
import { HIDDEN_UNTIL_CHANGED, ONCE_PER_SESSION } from '@oriel/core/content-kinds'
import { describe, expect, test } from 'vitest'
import { closePopup, readCloseTime, shouldShow } from './popup-rules.ts'

const NOON = Date.UTC(2026, 2, 1, 12)
const at = (ms: number) => ({ updated_at: new Date(NOON + ms) })
const home = { bulletins: [at(-5), at(0)], closedAt: null, location: BULLETIN_HOME } as const
const deposit = { ...home, location: BULLETIN_DEPOSIT } as const

describe('the pop-up shows', () => {
  test('[S4.049] while it was not closed in this session', () => {
    expect(shouldShow(home)).toBe(true)
    expect(shouldShow({ ...home, closedAt: NOON + 1 })).toBe(false)
  })
  test('[S4.050] when one bulletin is newer than the close time', () => {
    expect(shouldShow({ ...home, closedAt: NOON - 1 })).toBe(true)
    expect(shouldShow({ ...home, closedAt: NOON })).toBe(false)
  })
  test('[S4.051] on the deposit page always when there are bulletins', () => {
    expect(shouldShow({ ...deposit, closedAt: NOON + 1 })).toBe(true)
  })
  test('nowhere without bulletins', () => {
    expect(shouldShow({ ...home, bulletins: [] })).toBe(false)
    expect(shouldShow({ ...deposit, bulletins: [] })).toBe(false)
  })
})

describe('closing', () => {
  const closed = {
    ...home,
    isMember: true,
    frequency: HIDDEN_UNTIL_CHANGED,
    now: NOON + 9,
  } as const

  test('[S4.052] records the time, and what was closed stays closed', () => {
    expect(closePopup(closed).closedAt).toBe(NOON + 9)
    const { closedAt } = closePopup({ ...closed, now: NOON - 60_000 })
    expect(shouldShow({ ...home, closedAt })).toBe(false)
  })
  test('[S4.053] records nothing on the deposit page', () => {
    expect(closePopup({ ...closed, location: BULLETIN_DEPOSIT }).closedAt).toBeNull()
  })
  test('[S4.054] hides at home what a member has seen, at frequency 0', () => {
    const seen_until = new Date(NOON)
    expect(closePopup(closed).hide).toEqual({ display_location: 2, seen_until })
  })
  test('hides nothing on the deposit page, which shows its bulletins each time', () => {
    expect(closePopup({ ...closed, location: BULLETIN_DEPOSIT }).hide).toBeNull()
  })
  test('hides nothing for guests, at frequency 1 or without bulletins', () => {
    expect(closePopup({ ...closed, isMember: false }).hide).toBeNull()
    expect(closePopup({ ...closed, frequency: ONCE_PER_SESSION }).hide).toBeNull()
    expect(closePopup({ ...closed, bulletins: [] }).hide).toBeNull()
  })
})

test.each([
  [null, null],
  ['', null],
  ['soon', null],
  ['-1', null],
  ['1e3', null],
  ['9'.repeat(16), null],
  [String(NOON), NOON],
])('the stored close time %j is %j', (stored, time) => {
  expect(readCloseTime(stored)).toBe(time)
})
