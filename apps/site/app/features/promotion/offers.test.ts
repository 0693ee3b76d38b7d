import { describe, expect, test } from 'vitest'
import { endingOf, listAddress, readCategory, readCursor } from './offers.ts'

const NOON = Date.UTC(2026, 2, 1, 12)
const HOUR_MS = 3_600_000

describe('the end of an offer', () => {
  test.each([
    [null, 'open'],
    [-1, 'over'],
    [0, 'over'],
    [1, 'soon'],
    [71, 'soon'],
    [72, 'later'],
  ] as const)('%s hours from now is %s', (hours, ending) => {
    const endsAt = hours === null ? null : new Date(NOON + hours * HOUR_MS)
    expect(endingOf({ endsAt, readAt: NOON })).toBe(ending)
  })
})

test('an unknown category in the address means all', () => {
  expect(['slots', 'all', 'constructor', null].map(readCategory)).toEqual([
    'slots',
    'all',
    'all',
    'all',
  ])
})

test('where the list goes on is taken only from addresses of ours', () => {
  expect(readCursor('60')).toBe('60')
  expect(readCursor('x'.repeat(61))).toBeNull()
})

test('each part of the list has its own address', () => {
  expect(listAddress({ category: 'all', after: null })).toBe('/discount')
  expect(listAddress({ category: 'slots', after: 'a b' })).toBe(
    '/discount?category=slots&after=a+b',
  )
})
