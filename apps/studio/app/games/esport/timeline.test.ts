import { expect, test } from 'vitest'
import { streamOf } from '../../../src/fairness/stream.ts'
import { esport, esportSpots } from '../../../src/games/esport/rules.ts'
import { oddsOf, SPOTS } from './pays.ts'
import { columnsOf, isDecided, MAPS_MAX, matchAt, momentsOf, type MapNow } from './timeline.ts'
import { scoresText } from './words.ts'

const MATCHES = 200
const matches = Array.from({ length: MATCHES }, (_, nonce) =>
  esport.outcome(streamOf({ serverSeed: 'server', clientSeed: 'client', nonce })),
)

test('the page has every spot of the rules, with the odds of the rules', () => {
  expect(SPOTS.toSorted()).toEqual(esportSpots.names.toSorted())
  const odds = Object.fromEntries(SPOTS.map((spot) => [spot, oddsOf(spot)]))
  expect(odds).toEqual({
    'match:ember': '1.37',
    'match:tide': '3.00',
    'map-one:ember': '1.50',
    'map-one:tide': '2.52',
    'maps:over': '2.01',
    'maps:under': '1.77',
    'overtime:yes': '6.11',
    'overtime:no': '1.11',
    'rounds:over': '2.05',
    'rounds:under': '1.74',
  })
})

test('a moment for each round, one after another, and all is seen in time', () => {
  for (const match of matches) {
    const moments = momentsOf(match)
    const rounds = match.maps.reduce((sum, map) => sum + map.rounds.length, 0)
    expect(moments).toHaveLength(rounds + 1)
    expect(moments.every((ms, at) => at === 0 || ms > (moments[at - 1] ?? 0))).toBe(true)
    expect(moments.at(-1)).toBeLessThan(esport.runningMs)
  }
})

test('told to its end, a match is what was drawn', () => {
  for (const match of matches) {
    const end = matchAt(match, momentsOf(match).length)
    expect(end.maps).toHaveLength(MAPS_MAX)
    for (const [at, { winner, ember, tide, rounds }] of match.maps.entries()) {
      expect(end.maps[at]).toEqual({ winner, ember, tide, rounds })
    }
    expect(end[match.winner]).toBe(2)
    expect(end.ember + end.tide).toBe(match.maps.length)
  }
})

test('no round is shown before its time, and the next map waits for the one before', () => {
  for (const match of matches.slice(0, 20)) {
    for (let told = 0; told < momentsOf(match).length; told += 1) {
      const now = matchAt(match, told)
      const shown = now.maps.reduce((sum, map) => sum + map.rounds.length, 0)
      expect(shown).toBe(told)
      const later = now.maps.slice(now.current + 1)
      expect(later.every(({ rounds }) => rounds.length === 0)).toBe(true)
    }
  }
})

test('before a match everything stands at nothing', () => {
  const now = matchAt(null, 0)
  expect(now).toMatchObject({ ember: 0, tide: 0, current: 0 })
  expect(scoresText({ winner: 'ember', maps: [] })).toBe('')
})

test('bets on the first map are decided with it, bets on the match at its end', () => {
  const match = matches[0]
  if (!match) throw new Error('no match was drawn')
  const first = match.maps[0]?.rounds.length ?? 0
  const [before, after] = [matchAt(match, first - 1), matchAt(match, first)]
  expect(isDecided('rounds:over', before, false)).toBe(false)
  expect(isDecided('rounds:over', after, false)).toBe(true)
  expect(isDecided('map-one:tide', after, false)).toBe(true)
  expect(isDecided('match:ember', after, false)).toBe(false)
  expect(isDecided('maps:over', after, true)).toBe(true)
})

const level = (each: number, winner: MapNow['winner'] = null): MapNow => ({
  rounds: [...Array(each).fill('ember'), ...Array(each).fill('tide')],
  ember: each,
  tide: each,
  winner,
})

test('a strip grows by a block of six for each overtime', () => {
  expect(columnsOf(level(0))).toBe(24)
  expect(columnsOf(level(11))).toBe(24)
  expect(columnsOf(level(12))).toBe(30)
  expect(columnsOf(level(15))).toBe(36)
})
