import { describe, expect, test } from 'vitest'
import { validStake } from './rules.ts'

const [SLOT, LIVE, SPORT, LOTTERY, CARD, VIRTUAL, ARENA, ESPORT, CRASH] = [
  2, 3, 4, 5, 6, 7, 8, 9, 10,
]

describe('how much of a stake counts', () => {
  test.each([
    ['a lost spin whole', SLOT, 100n, 0n, 100n],
    ['a won spin whole', SLOT, 100n, 5_000n, 100n],
    ['a spin that paid its stake back whole', SLOT, 100n, 100n, 100n],
    ['a lottery ticket whole', LOTTERY, 100n, 100n, 100n],
    ['a virtual race whole', VIRTUAL, 100n, 95n, 100n],
    ['a crash round whole', CRASH, 100n, 101n, 100n],
    ['both sides of baccarat as far as they differ', LIVE, 200n, 195n, 5n],
    ['a tie nothing', LIVE, 100n, 100n, 0n],
    ['a sport stake won at 1.10 a tenth', SPORT, 100n, 110n, 10n],
    ['a lost sport stake whole', SPORT, 100n, 0n, 100n],
    ['a high win no more than its stake', ESPORT, 100n, 900n, 100n],
    ['cards by their result', CARD, 100n, 60n, 40n],
    ['the arena by its result', ARENA, 100n, 190n, 90n],
    ['a game nobody lists by its result', null, 100n, 100n, 0n],
    ['a free round nothing', SLOT, 0n, 500n, 0n],
  ])('%s', (_what, typeId, stake, payout, counts) => {
    expect(validStake({ status: 'settled', stake, payout }, typeId ?? null)).toBe(counts)
  })

  test('a void round counts nothing', () => {
    expect(validStake({ status: 'void', stake: 100n, payout: 0n }, SLOT ?? null)).toBe(0n)
  })
})
