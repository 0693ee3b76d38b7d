import { describe, expect, test } from 'vitest'
import { chosenCard, rangeOf, stopOf, whyNotTo } from './counter-rules.ts'
import {
  exampleCard,
  exampleCounter,
  exampleWay,
  exampleWithdrawal,
  inMinutes,
  usd,
} from './testing/example-withdrawals.ts'
import type { Counter, OutCard } from './withdrawal-types.ts'

const closedWay = exampleWay({ closed_until: inMinutes(30) })

describe('an account nothing can be paid to now', () => {
  test.each<[string | null, Partial<OutCard>]>([
    [null, {}],
    ['cooling', { usable_at: inMinutes(600), is_verified: false, way: null }],
    ['unverified', { is_verified: false, way: null }],
    ['closed', { way: null }],
    ['closed', { way: closedWay }],
  ])('%s', (because, changes) => {
    expect(whyNotTo(exampleCard(changes), [])).toBe(because)
  })

  test('one is on its way there, and to no other', () => {
    const open = [exampleWithdrawal()]
    expect(whyNotTo(exampleCard(), open)).toBe('busy')
    expect(whyNotTo(exampleCard({ label: 'Other Bank •••• 0001' }), open)).toBeNull()
  })
})

describe('why nothing can be asked for at all', () => {
  test.each<[string | null, Partial<Counter>]>([
    [null, {}],
    ['held', { held_until: inMinutes(60), has_password: false, cards: [] }],
    ['no_password', { has_password: false, cards: [] }],
    ['no_card', { cards: [] }],
    ['used_up', { today: 3 }],
    ['closed', { cards: [exampleCard({ way: null }), exampleCard({ way: closedWay })] }],
    [null, { cards: [exampleCard({ way: null }), exampleCard()] }],
  ])('%s', (stop, changes) => {
    expect(stopOf(exampleCounter(changes))).toBe(stop)
  })
})

test('the chosen account, else the default, else the first that can be paid to', () => {
  const first = exampleCard({ is_default: false, label: 'First' })
  const usual = exampleCard({ label: 'Usual' })
  const cooling = exampleCard({ label: 'Cooling', usable_at: inMinutes(9) })
  const chosen = (cards: OutCard[], id = '') => chosenCard({ cards, open: [] }, id)?.label
  expect(chosen([first, usual, cooling], first.id)).toBe('First')
  expect(chosen([first, usual, cooling], cooling.id)).toBe('Usual')
  expect(chosen([cooling, first])).toBe('First')
  expect(chosen([cooling])).toBeUndefined()
})

test('at most what is free, and twenty parts of what one payment may be', () => {
  expect(rangeOf(exampleCard(), usd(900))).toEqual({ min: usd(10), max: usd(900) })
  expect(rangeOf(exampleCard(), usd(90_000))).toEqual({ min: usd(10), max: usd(10_000) })
  expect(rangeOf(exampleCard({ way: null }), usd(900))).toEqual({ min: 0n, max: 0n })
})
