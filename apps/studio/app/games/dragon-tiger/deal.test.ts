import { expect, test } from 'vitest'
import { dragonTiger, dragonTigerSpots } from '../../../src/games/dragon-tiger/rules.ts'
import { DEAL, MOMENTS } from './deal.ts'
import { BACK_PERCENT, oddsOf, SPOTS } from './pays.ts'

test('both cards lie there before one is turned, and all is seen in time', () => {
  expect(DEAL.dragon.turnsMs).toBeGreaterThan(DEAL.tiger.atMs)
  expect(MOMENTS).toEqual(MOMENTS.toSorted((left, right) => left - right))
  expect(MOMENTS[2]).toBeLessThan(dragonTiger.runningMs)
})

test('the table has every spot of the rules, with the odds of the rules', () => {
  expect(SPOTS.toSorted()).toEqual(dragonTigerSpots.names.toSorted())
  expect(SPOTS.map((spot) => oddsOf(spot))).toEqual([
    '1\u00a0:\u00a01',
    '11\u00a0:\u00a01',
    '50\u00a0:\u00a01',
    '1\u00a0:\u00a01',
  ])
  expect(BACK_PERCENT).toBe(50)
})
