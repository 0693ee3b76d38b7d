import { expect, test } from 'vitest'
import { streamOf } from '../../fairness/stream.ts'
import { percentOf } from '../../game/exact.ts'
import { gather, exactReturn, mostTimes } from '../table-exact.ts'
import { everyMatch } from './testing/every-match.ts'
import { esport, esportSpots, ROUNDS_LINE, type EsportOutcome } from './rules.ts'

const all = everyMatch()
const payOf = (spot: string) => (outcome: EsportOutcome) => esport.returnOf(spot, outcome)
/** How often a spot wins. */
const chanceOf = (spot: string) => {
  const won = gather(all, (outcome) => String(payOf(spot)(outcome).over > 0n))
  const group = won.find(({ outcome }) => payOf(spot)(outcome).over > 0n)
  return group?.share ?? { over: 0n, under: 1n }
}

test('each spot returns exactly what is printed', () => {
  const found = esportSpots.names.map((bet) => ({ bet, percent: exactReturn(payOf(bet), all) }))
  expect(found).toEqual(esport.returns)
  expect(mostTimes(esportSpots.names.map(payOf), all)).toBe(esport.maxTimes)
})

test.each([
  ['map-one:ember', '62.7072'],
  ['overtime:yes', '15.4353'],
  ['match:ember', '68.6504'],
])('%s wins %s %% of the time', (spot, percent) => {
  const { over, under } = chanceOf(spot)
  expect(percentOf(over, under)).toBe(percent)
})

test.each(esportSpots.names)('odds of %s make a book of 106 %%, rounded down', (spot) => {
  const { over, under } = chanceOf(spot)
  const odds = (100n * 100n * under) / (106n * over)
  const won = all.find(({ outcome }) => payOf(spot)(outcome).over > 0n)
  expect(won && payOf(spot)(won.outcome)).toEqual({ over: odds, under: 100n })
})

test('a line lies between two whole numbers of rounds, so nobody ties with it', () => {
  expect(ROUNDS_LINE % 1).toBe(0.5)
})

test('the odds of the first map are those of the page: 1.50 and 2.52', () => {
  const [match] = all
  if (!match) throw new Error('there is no match')
  const paid = ['map-one:ember', 'map-one:tide'].map((spot) => payOf(spot)(match.outcome).over)
  expect(paid).toEqual([150n, 0n])
})

test('a match ends with the second map a team wins', () => {
  for (let nonce = 0; nonce < 500; nonce += 1) {
    const draw = streamOf({ serverSeed: 'server', clientSeed: 'client', nonce })
    const { winner, maps } = esport.outcome(draw)
    const won = maps.filter((map) => map.winner === winner)
    expect(won).toHaveLength(2)
    expect(maps.at(-1)?.winner).toBe(winner)
    expect(maps.length).toBeLessThanOrEqual(3)
  }
})
