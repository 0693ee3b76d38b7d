import { describe, expect, test } from 'vitest'
import type { Check, CheckRule, Says } from './check-rules.ts'
import { afterYes, isUndecided, partsOf, peopleFor } from './rules.ts'

describe('parts', () => {
  test.each([
    ['what fits goes whole', 100n, 100n, 1n, [100n]],
    ['one unit more goes in two', 101n, 100n, 1n, [50n, 51n]],
    ['the rest is in the last', 250n, 100n, 10n, [80n, 80n, 90n]],
    ['flooring may ask for one part more', 200n, 100n, 30n, [60n, 60n, 80n]],
    ['just under three', 299n, 100n, 1n, [74n, 74n, 74n, 77n]],
  ])('%s: %s of at most %s', (_name, net, max, step, expected) => {
    const parts = partsOf(net, max, step)
    expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(net)
    expect(parts.every((part) => part > 0n && part <= max)).toBe(true)
    expect(parts).toEqual(expected)
  })
})

const said = (rule: CheckRule, says: Says): Check => ({ rule, says, figures: {} })
const BOUNDS = {
  withdrawalAutoDollars: 200,
  withdrawalOneDollars: 500,
  withdrawalTwoDollars: 2_000,
} as const
const usd = (dollars: number) => ({ amount: BigInt(dollars) * 10_000n, currency: 'USD' }) as const

describe('how many people it takes', () => {
  const pass = [said('account_open', 'pass')]
  test.each([
    ['nobody, up to 200 dollars', usd(200), pass, 0],
    ['one above', usd(201), pass, 1],
    ['one up to 500', usd(500), pass, 1],
    ['two above', usd(501), pass, 2],
    ['two up to 2,000', usd(2_000), pass, 2],
    ['three above', usd(2_001), pass, 3],
    ['one where a check wants somebody to look', usd(50), [said('shared', 'review')], 1],
    ['two where money never went before', usd(50), [said('first_to_card', 'review')], 2],
    ['the most of all', usd(3_000), [said('first_to_card', 'review')], 3],
    ['by the worth of the currency', { amount: 50_000_000_000n, currency: 'VND' }, pass, 0],
    ['by its worth, above', { amount: 50_250_000_000n, currency: 'VND' }, pass, 1],
  ] as const)('%s', (_name, withdrawal, checks, people) => {
    expect(peopleFor(withdrawal, checks, BOUNDS)).toBe(people)
  })
})

test.each([
  ['review', 1, 'approved'],
  ['review', 2, 'second'],
  ['review', 3, 'second'],
  ['second', 2, 'approved'],
  ['second', 3, 'third'],
  ['third', 3, 'approved'],
  ['checking', 1, null],
  ['approved', 1, null],
  ['refused', 2, null],
] as const)('%s with %s people goes to %s', (state, people, next) => {
  expect(afterYes(state, people)).toBe(next)
})

test.each([
  ['checking', true],
  ['review', true],
  ['second', true],
  ['third', true],
  ['approved', false],
  ['sending', false],
  ['paid', false],
] as const)('%s may be refused: %s', (state, may) => {
  expect(isUndecided(state)).toBe(may)
})
