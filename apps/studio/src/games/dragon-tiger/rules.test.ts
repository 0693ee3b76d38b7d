import { expect, test } from 'vitest'
import { everyDraw, exactReturn, gather, mostTimes, type Chance } from '../table-exact.ts'
import { compareCards, dragonTiger, dragonTigerSpots, type DragonTigerOutcome } from './rules.ts'

/** All 416 × 415 ways to deal two cards. */
const all: Chance<DragonTigerOutcome>[] = gather(
  everyDraw((draw) => dragonTiger.outcome(draw)),
  ({ winner, isSuited }) => `${winner} ${isSuited}`,
)

test('each spot returns exactly what is printed', () => {
  const found = dragonTigerSpots.names.map((bet) => ({
    bet,
    percent: exactReturn((outcome) => dragonTiger.returnOf(bet, outcome), all),
  }))
  expect(found).toEqual(dragonTiger.returns)
})

test('the most a stake can bring', () => {
  const pays = dragonTigerSpots.names.map(
    (bet) => (outcome: DragonTigerOutcome) => dragonTiger.returnOf(bet, outcome),
  )
  expect(mostTimes(pays, all)).toBe(dragonTiger.maxTimes)
})

const king = { rank: 13, suit: 'hearts' } as const
const ace = { rank: 1, suit: 'spades' } as const
test.each([
  [king, ace, 'dragon', false],
  [ace, king, 'tiger', false],
  [ace, { rank: 1, suit: 'clubs' } as const, 'tie', false],
  [ace, ace, 'tie', true],
])('%j against %j: %s', (dragon, tiger, winner, isSuited) => {
  expect(compareCards(dragon, tiger)).toEqual({ dragon, tiger, winner, isSuited })
})

test('a tie gives half of the stake back', () => {
  const tie = compareCards(ace, { rank: 1, suit: 'clubs' })
  expect(dragonTiger.returnOf('dragon', tie)).toEqual({ over: 1n, under: 2n })
  expect(dragonTiger.returnOf('tie', tie)).toEqual({ over: 12n, under: 1n })
  expect(dragonTiger.returnOf('suited-tie', tie)).toEqual({ over: 0n, under: 1n })
})
