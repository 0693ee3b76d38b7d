import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { streamOf } from '../../fairness/stream.ts'
import { payOf } from '../../game/ratio.ts'
import { STRIPS } from '../jade/reels.ts'
import { playedAndCounted, someStops } from '../slot/testing/agree.ts'
import { lostToCap } from '../slot/testing/capped.ts'
import { printParts, sumWays } from '../slot/testing/exact.ts'
import { figuresOf } from '../slot/testing/figures.ts'
import { tallyAll, waysChains, type Counted } from '../slot/testing/tally.ts'
import { COINS, FEATURE, FIGURES, PAYS, RULES, ways } from './rules.ts'

const CHAINS = waysChains(PAYS, 'wild')
const sums = sumWays({ strips: STRIPS, pays: PAYS, feature: FEATURE, wild: 'wild' }, COINS)

test('the return and its parts, exactly', () => {
  expect(printParts(sums, FEATURE)).toEqual({
    wins: FIGURES.wins,
    scatter: FIGURES.scatter,
    feature: FIGURES.feature,
    all: ways.returns[0]?.percent,
  })
})

describe('every one of the 33,554,432 ways the reels can stop', () => {
  let counted: Counted[] = []
  beforeAll(() => {
    counted = tallyAll({ ...RULES, chains: CHAINS, feature: FEATURE })
  })

  test('pays together what the formula says', () => {
    const { all, paid, triggers } = figuresOf(counted, COINS)
    expect(BigInt(all)).toBe(sums.stops)
    expect(BigInt(paid)).toBe(sums.wins + sums.scatter)
    expect(BigInt(triggers)).toBe(sums.triggers)
    expect((all / triggers).toFixed(1)).toBe(FIGURES.triggerOneIn)
  })

  test('how often it pays, how often less than the stake, how much at best', () => {
    const { hitShare, belowStakeShare, deviation, best } = figuresOf(counted, COINS)
    expect((hitShare * 100).toFixed(2)).toBe(FIGURES.hits)
    expect((belowStakeShare * 100).toFixed(2)).toBe(FIGURES.belowStake)
    expect(deviation.toFixed(3)).toBe('2.296')
    expect(best).toBe(104.8)
  })

  test('the most a round can pay takes nothing from the printed return', () => {
    expect(lostToCap(counted, FEATURE, COINS, ways.maxTimes, 0.03)).toBeLessThan(1e-60)
  })
})

test('what is played is what was counted', () => {
  fc.assert(
    fc.property(someStops, (stops) => {
      const { played, counted } = playedAndCounted(RULES, CHAINS, stops)
      expect(played).toEqual(counted)
    }),
    { numRuns: 200 },
  )
})

test('a stake of whole coins loses nothing to rounding', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 12n }), fc.nat(), (count, nonce) => {
      const stake = count * ways.stakeStep
      const draw = streamOf({ serverSeed: 'house', clientSeed: 'player', nonce })
      const pay = ways.run({}, [], draw)?.pay ?? { over: 0n, under: 1n }
      expect(payOf(stake, pay) * pay.under).toBe(stake * pay.over)
    }),
  )
})
