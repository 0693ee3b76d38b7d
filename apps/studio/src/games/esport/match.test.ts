import { expect, test } from 'vitest'
import type { Draw } from '../../fairness/draw.ts'
import { EMBER_PERCENT, playMap, type Team } from './match.ts'

/** A stream that gives these rounds to these teams. */
function scripted(rounds: readonly Team[]): Draw {
  let at = 0
  const below = (): number => {
    const team = rounds[at]
    at += 1
    if (!team) throw new Error('the script is over and the map is not')
    return team === 'ember' ? EMBER_PERCENT - 1 : EMBER_PERCENT
  }
  return { below, u32: below }
}
const times = (team: Team, count: number): Team[] => Array.from({ length: count }, () => team)
const level = [...times('ember', 12), ...times('tide', 12)]
const block = [...times('tide', 3), ...times('ember', 3)]

test.each([
  ['thirteen in a row', times('ember', 13), 'ember', 13, 0, 0],
  ['eleven against', [...times('tide', 12), ...times('ember', 11), 'tide'], 'tide', 11, 13, 0],
  ['overtime', [...level, ...times('tide', 4)], 'tide', 12, 16, 1],
  ['overtime 4:2', [...level, 'tide', 'tide', ...times('ember', 4)], 'ember', 16, 14, 1],
  ['two blocks', [...level, ...block, ...times('ember', 4)], 'ember', 19, 15, 2],
] as const)('%s', (_name, rounds, winner, ember, tide, overtimes) => {
  expect(playMap(scripted(rounds))).toEqual({ winner, ember, tide, overtimes, rounds })
})

test('ember takes exactly 53 of 100 rounds', () => {
  const winners = Array.from({ length: 100 }, (_, value) => {
    const draw = { below: () => value, u32: () => value }
    return playMap(draw).winner
  })
  expect(winners.filter((winner) => winner === 'ember')).toHaveLength(53)
})
