import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { streamOf } from '../../fairness/stream.ts'
import { payOf } from '../../game/ratio.ts'
import { playedAndCounted, someStops } from '../slot/testing/agree.ts'
import { lostToCap } from '../slot/testing/capped.ts'
import { printParts, sumLines } from '../slot/testing/exact.ts'
import { figuresOf } from '../slot/testing/figures.ts'
import { lineChains, tallyAll, type Counted } from '../slot/testing/tally.ts'
import { STRIPS } from './reels.ts'
import { FEATURE, FIGURES, jade, LINES, PAYS, RULES } from './rules.ts'

const OUTER = `scatter carp a q lotus dragon k carp j a phoenix q lotus j k carp q a j j lotus dragon
  phoenix carp k a q j lotus q k phoenix`
const INNER = `scatter lotus q k phoenix wild a j q carp dragon lotus k j a phoenix q lotus j k carp
  wild a j q lotus dragon phoenix k j a carp`
const CHAINS = lineChains(PAYS, LINES, 'wild')
const sums = sumLines({ strips: STRIPS, pays: PAYS, feature: FEATURE, wild: 'wild' }, LINES.length)

test('the strips are the published ones', () => {
  const [outer, inner] = [OUTER, INNER].map((strip) => strip.split(/\s+/))
  expect(STRIPS).toEqual([outer, inner, inner, inner, outer])
})

test('twenty lines, each of its own shape', () => {
  expect(new Set(LINES.map((line) => line.join())).size).toBe(20)
  expect(LINES.every((line) => line.length === 5)).toBe(true)
  expect(LINES.flat().every((row) => row >= 0 && row <= 2)).toBe(true)
})

test('the return and its parts, exactly', () => {
  // The expectation of one line, over all stops: the figure in the published formula.
  expect(sums.wins / 20n).toBe(26_768_116n)
  expect(printParts(sums, FEATURE)).toEqual({
    wins: FIGURES.wins,
    scatter: FIGURES.scatter,
    feature: FIGURES.feature,
    all: jade.returns[0]?.percent,
  })
})

describe('every one of the 33,554,432 ways the reels can stop', () => {
  let counted: Counted[] = []
  beforeAll(() => {
    counted = tallyAll({ ...RULES, chains: CHAINS, feature: FEATURE })
  })

  test('pays together what the formula says', () => {
    const { all, paid, triggers } = figuresOf(counted, LINES.length)
    expect(BigInt(all)).toBe(sums.stops)
    expect(BigInt(paid)).toBe(sums.wins + sums.scatter)
    expect(BigInt(triggers)).toBe(sums.triggers)
    expect((all / triggers).toFixed(1)).toBe(FIGURES.triggerOneIn)
  })

  test('how often it pays, how often less than the stake, how much at best', () => {
    const { hitShare, belowStakeShare, deviation, best } = figuresOf(counted, LINES.length)
    expect((hitShare * 100).toFixed(2)).toBe(FIGURES.hits)
    expect((belowStakeShare * 100).toFixed(2)).toBe(FIGURES.belowStake)
    expect(deviation.toFixed(3)).toBe('2.009')
    expect(best).toBe(157.5)
  })

  test('the most a round can pay takes nothing from the printed return', () => {
    expect(lostToCap(counted, FEATURE, LINES.length, jade.maxTimes, 0.03)).toBeLessThan(1e-60)
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

test('free spins follow from real seeds, and the total is the sum of its spins', () => {
  const rounds = Array.from({ length: 2000 }, (_, nonce) => {
    const draw = streamOf({ serverSeed: 'a seed of the house', clientSeed: 'a player', nonce })
    const standing = jade.run({}, [], draw)
    if (!standing) throw new Error('a slot refuses nothing')
    return standing
  })
  for (const { view, pay } of rounds) {
    const sum = view.spins.reduce((paid, spin) => paid + spin.pays, 0)
    const brought = view.spins.reduce((spins, { scatter }) => spins + scatter.spins, 0)
    expect(pay).toEqual({ over: BigInt(sum), under: 20n })
    expect(view.spins).toHaveLength(1 + brought)
    expect(view.spins.at(-1)).toMatchObject({ total: sum, spinsLeft: 0 })
  }
  expect(rounds.filter(({ view }) => view.spins.length > 1).length).toBeGreaterThan(5)
})

test('a stake of whole line bets loses nothing to rounding', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 12n }), fc.nat(), (count, nonce) => {
      const stake = count * jade.stakeStep
      const draw = streamOf({ serverSeed: 'house', clientSeed: 'player', nonce })
      const pay = jade.run({}, [], draw)?.pay ?? { over: 0n, under: 1n }
      expect(payOf(stake, pay) * pay.under).toBe(stake * pay.over)
    }),
  )
})

test('the view travels as JSON', () => {
  const draw = streamOf({ serverSeed: 'house', clientSeed: 'player', nonce: 1 })
  const view = jade.run({}, [], draw)?.view
  expect(JSON.parse(JSON.stringify(view))).toEqual(view)
})
