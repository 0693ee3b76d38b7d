import type { MemberId } from '@oriel/core/id'
import { expect, describe, test } from 'vitest'
import { allot, freeOf, lockOf, spentBelow, type NeedId, type OpenNeed } from './rules.ts'

const MEMBER = '00000000-0000-7000-8000-000000000001' as MemberId
const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 19, 12, minute))
const need = (id: string, needed: bigint, made = 0, counted = 0n): OpenNeed => ({
  id: id as NeedId,
  memberId: MEMBER,
  currency: 'USD',
  needed,
  counted,
  madeAt: at(made),
})
const round = (roundId: string, valid: bigint, minute = 1, stake = valid) => ({
  memberId: MEMBER,
  currency: 'USD' as const,
  roundId,
  title: 'orchard',
  stake,
  valid,
  settledAt: at(minute),
})

describe('what rounds count', () => {
  const cases: [string, OpenNeed[], ReturnType<typeof round>[], [string, string, bigint][]][] = [
    ['a stake, whole', [need('a', 100n)], [round('1', 40n)], [['a', '1', 40n]]],
    ['no more than is needed', [need('a', 100n)], [round('1', 140n)], [['a', '1', 100n]]],
    [
      'what is left of a stake for the next need',
      [need('a', 100n, 0, 90n), need('b', 50n)],
      [round('1', 30n)],
      [
        ['a', '1', 10n],
        ['b', '1', 20n],
      ],
    ],
    [
      'the oldest first, whatever the order they were told in',
      [need('a', 50n)],
      [round('2', 40n, 2), round('1', 40n, 1)],
      [
        ['a', '1', 40n],
        ['a', '2', 10n],
      ],
    ],
    ['nothing settled before the need was made', [need('a', 100n, 5)], [round('1', 40n, 4)], []],
    [
      'for an older need, where the newer one came after it',
      [need('a', 20n), need('b', 100n, 5)],
      [round('1', 40n, 4)],
      [['a', '1', 20n]],
    ],
    [
      'nothing of a tie, and says so',
      [need('a', 100n)],
      [round('1', 0n, 1, 50n)],
      [['a', '1', 0n]],
    ],
    ['nothing without a stake', [need('a', 100n)], [round('1', 0n)], []],
    ['nothing where no need is open', [], [round('1', 40n)], []],
  ]
  test.each(cases)('%s', (_name, needs, rounds, lines) => {
    const found = allot(needs, rounds).map((line) => [
      line.need.id,
      line.round.roundId,
      line.counted,
    ])
    expect(found).toEqual(lines)
  })

  test('a stake is never counted twice, and no need gets more than it needs', () => {
    for (let seed = 1; seed <= 500; seed += 1) {
      const drawn = drawsOf(seed)
      const needs = Array.from({ length: 3 }, (_, n) =>
        need(`n${n}`, 1n + drawn(90), Number(drawn(3))),
      )
      const rounds = Array.from({ length: 8 }, (_, n) =>
        round(`r${n}`, drawn(40), Number(drawn(6))),
      )
      const lines = allot(needs, rounds)
      for (const { roundId, valid } of rounds) {
        const counted = sum(lines.filter((line) => line.round.roundId === roundId))
        expect(counted <= valid, `seed ${seed}`).toBe(true)
      }
      for (const { id, needed, madeAt } of needs) {
        const own = lines.filter((line) => line.need.id === id)
        expect(sum(own) <= needed, `seed ${seed}`).toBe(true)
        expect(own.every((line) => line.round.settledAt >= madeAt)).toBe(true)
        // What is still open was not left out while a stake could count for it.
        const unused = rounds
          .filter((one) => one.settledAt >= madeAt)
          .filter((one) => {
            return sum(lines.filter((line) => line.round.roundId === one.roundId)) < one.valid
          })
        if (sum(own) < needed) expect(unused, `seed ${seed}`).toEqual([])
      }
    }
  })
})

const sum = (lines: readonly { readonly counted: bigint }[]): bigint =>
  lines.reduce((all, { counted }) => all + counted, 0n)

/** Numbers below a bound, the same for the same seed. */
function drawsOf(seed: number): (below: number) => bigint {
  let state = seed * 2_654_435_761
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + seed) >>> 0
    return BigInt(state % below)
  }
}

describe('what waits for stakes', () => {
  const usd = { currency: 'USD', locks: true, endedAt: null } as const
  test.each([
    [
      'all of it at first',
      { ...usd, base: 1_000_000n, needed: 1_000_000n, counted: 0n },
      1_000_000n,
    ],
    [
      'the part not staked',
      { ...usd, base: 1_000_000n, needed: 1_000_000n, counted: 375_000n },
      625_000n,
    ],
    [
      'by how often it is to be staked',
      { ...usd, base: 1_000_000n, needed: 3_000_000n, counted: 1_500_000n },
      500_000n,
    ],
    [
      'up to the shown coin',
      { ...usd, base: 1_000_000n, needed: 3_000_000n, counted: 1n },
      1_000_000n,
    ],
    [
      'nothing where it does not lock',
      { ...usd, base: 100n, needed: 100n, counted: 0n, locks: false },
      0n,
    ],
    [
      'nothing after its end',
      { ...usd, base: 100n, needed: 100n, counted: 0n, endedAt: at(1) },
      0n,
    ],
  ])('%s', (_name, given, waits) => {
    expect(lockOf(given)).toBe(waits)
  })

  test.each([
    [{ available: 100n, locked: 30n, owed: 0n }, 70n],
    [{ available: 100n, locked: 30n, owed: 80n }, 0n],
    [{ available: 0n, locked: 30n, owed: 0n }, 0n],
  ])('free now: %o', (has, free) => {
    expect(freeOf(has)).toBe(free)
  })

  test('next to nothing is a dollar, or as much elsewhere', () => {
    expect([spentBelow('USD'), spentBelow('VND'), spentBelow('GP')]).toEqual([
      10_000n,
      250_000_000n,
      10_000n,
    ])
  })
})
