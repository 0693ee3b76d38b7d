import { expect, test } from 'vitest'
import { streamOf } from '../../../src/fairness/stream.ts'
import { lookAt } from '../../../src/games/slot/round.ts'
import { JADE } from '../jade/machine.ts'
import { WAYS } from '../ways/machine.ts'
import { FIRST_STOPS, type LineView, type Machine, SYMBOLS } from './machine.ts'
import { BIG_TIMES, beatsOf, freeSpinAt, toldAt } from './show.ts'
import { amountOf, tellingsOf } from './tellings.ts'

const ROUNDS = 1500
const roundsOf = ({ game }: Machine): LineView[] =>
  Array.from({ length: ROUNDS }, (_, nonce) => {
    const draw = streamOf({ serverSeed: 'a seed of the house', clientSeed: 'a player', nonce })
    const standing = game.run({}, [], draw)
    if (!standing) throw new Error('a slot refuses nothing')
    return standing.view
  })
const rounds = [JADE, WAYS].flatMap(roundsOf)
const withFree = rounds.filter(({ spins }) => spins.length > 1)
const without = rounds.filter(({ spins }) => spins.length === 1)

test.each([JADE, WAYS])(
  'what $game.code shows before the first round pays nothing',
  ({ rules }) => {
    const { wins, scatter } = lookAt(rules, FIRST_STOPS)
    expect(wins).toEqual([])
    expect(scatter.cells).toEqual([])
  },
)

test('every symbol of the reels is known', () => {
  expect(new Set(SYMBOLS)).toEqual(new Set(JADE.rules.reels.flat(2)))
})

test('what is told of a spin adds up to what it pays', () => {
  for (const { spins, parts } of rounds) {
    for (const spin of spins) {
      const told = tellingsOf(spin, parts)
      expect(told.reduce((sum, { pays }) => sum + pays, 0)).toBe(spin.pays)
      for (const { times, ways, multiplier, pays, isScatter } of told) {
        expect(times * ways * multiplier * (isScatter ? parts : 1)).toBe(pays)
      }
    }
  }
})

test('amounts are exact for any stake the game takes', () => {
  for (const { game, rules } of [JADE, WAYS]) {
    const stake = 17n * game.stakeStep
    expect(amountOf(stake, rules, 3) * BigInt(rules.parts)).toBe(stake * 3n)
  }
})

test('every spin is turned once and in order, and what pays is told after it', () => {
  expect(withFree.length).toBeGreaterThan(10)
  for (const view of rounds) {
    const beats = beatsOf(view)
    const turned = beats.flatMap((beat) => (beat.is === 'spin' ? [beat.at] : []))
    expect(turned).toEqual(view.spins.map((_, at) => at))
    const told = beats.flatMap((beat) => (beat.is === 'wins' ? [beat.at] : []))
    expect(told).toEqual(view.spins.flatMap(({ pays }, at) => (pays > 0 ? [at] : [])))
  }
})

test('free spins begin with their scatters and end with a summary', () => {
  for (const view of withFree) {
    const names = beatsOf(view).map(({ is }) => is)
    expect(names.slice(0, 4)).toEqual(['spin', 'wins', 'scatter', 'enter'])
    expect(names.at(-1)).toBe('summary')
    const brought = view.spins.filter(({ scatter }) => scatter.spins > 0).length
    expect(names.filter((is) => is === 'scatter')).toHaveLength(brought)
  }
})

test('only a large win of a single spin has a card of its own', () => {
  for (const view of without) {
    const isLarge = (view.spins[0]?.total ?? 0) >= BIG_TIMES * view.parts
    expect(beatsOf(view).some(({ is }) => is === 'big')).toBe(isLarge)
  }
})

test('the count of free spins grows when more are brought, never before', () => {
  for (const view of withFree) {
    const last = view.spins.length - 1
    for (let at = 1; at <= last; at += 1) {
      const turning = freeSpinAt(view, at, false)
      const landed = freeSpinAt(view, at, true)
      expect(landed.count - turning.count).toBe(view.spins[at]?.scatter.spins)
      expect(turning.total).toBe(view.spins[at - 1]?.total)
      expect(landed.total).toBe(view.spins[at]?.total)
    }
    expect(freeSpinAt(view, last, true)).toMatchObject({ number: last, count: last, left: 0 })
  }
})

test.each([
  [0, [null, null, null]],
  [1, [0, 0, 0]],
  [3, [null, 0, 1, 2, null, 0]],
])('of %d wins all are told first, then one after another', (count, told) => {
  expect(told.map((_, step) => toldAt(step, count))).toEqual(told)
})
