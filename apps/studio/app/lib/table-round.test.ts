import { describe, expect, test } from 'vitest'
import { laterOf, placed, ticked, type TableRound } from './table-round.ts'

const NOW = 1_000_000
const wire = {
  id: 'round-7',
  number: 7,
  phase: 'running',
  left_ms: null,
  ran_ms: 400,
  shown_hash: 'a',
  hash: null,
  salt: 'salt',
  outcome: null,
} as const
const flying = placed<{ crash: number }>(wire, NOW)
const at = (change: Partial<TableRound<{ crash: number }>>) => ({ ...flying, ...change })

test('times stand on the page’s own clock', () => {
  expect(flying).toMatchObject({ endsAt: null, ranSince: NOW - 400 })
  const betting = placed({ ...wire, phase: 'betting', left_ms: 5_000, ran_ms: null }, NOW)
  expect(betting).toMatchObject({ endsAt: NOW + 5_000, ranSince: null })
})

describe('a round never goes back', () => {
  const betting = at({ phase: 'betting', ranSince: null })
  const burned = at({ outcome: { crash: 250 } })
  const settled = at({ phase: 'settled', outcome: { crash: 250 }, ranSince: null })
  const next = at({ id: 'round-8', number: 8, phase: 'betting', ranSince: null })
  const order = [betting, flying, burned, settled, next]

  test.each(
    order.flatMap((early, index) => order.slice(index + 1).map((late) => [early, late] as const)),
  )('%j, then %j', (early, late) => {
    expect(laterOf(late, early)).toBe(late)
    expect(laterOf(early, late)).toEqual(late)
  })

  test('the first is taken as it is', () => {
    expect(laterOf(null, betting)).toBe(betting)
  })
})

describe('when it began', () => {
  test('the quickest word counts, whichever way it came', () => {
    const slow = at({ ranSince: NOW - 300 })
    expect(laterOf(flying, slow).ranSince).toBe(NOW - 400)
    expect(laterOf(slow, flying).ranSince).toBe(NOW - 400)
    expect(ticked(slow, NOW - 450)?.ranSince).toBe(NOW - 450)
    expect(ticked(slow, NOW - 200)).toBe(slow)
  })

  test('a word on a round that does not run changes nothing', () => {
    const betting = at({ phase: 'betting', ranSince: null })
    expect(ticked(betting, NOW)).toBe(betting)
    expect(ticked(null, NOW)).toBeNull()
  })
})
