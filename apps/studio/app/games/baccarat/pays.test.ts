import { expect, test } from 'vitest'
import { baccaratSpots } from '../../../src/games/baccarat/rules.ts'
import { COMMISSION_PERCENT, oddsOf, SIX_ODDS, SPOTS } from './pays.ts'

test('the table has every spot of the rules once', () => {
  expect(SPOTS.toSorted()).toEqual(baccaratSpots.names.toSorted())
})

test('odds are read from the rules', () => {
  expect(Object.fromEntries(SPOTS.map((spot) => [spot, oddsOf(spot)]))).toEqual({
    player: '1\u00a0:\u00a01',
    banker: '0.95\u00a0:\u00a01',
    'no-commission': '1\u00a0:\u00a01',
    tie: '8\u00a0:\u00a01',
    'player-pair': '11\u00a0:\u00a01',
    'banker-pair': '11\u00a0:\u00a01',
  })
  expect(SIX_ODDS).toBe('0.5\u00a0:\u00a01')
  expect(COMMISSION_PERCENT).toBe(5)
})
