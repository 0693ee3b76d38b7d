import { expect, test } from 'vitest'
import { streamOf } from '../../../src/fairness/stream.ts'
import { derby, derbySpots, RUNNERS } from '../../../src/games/derby/rules.ts'
import { backedOn, EXACTA_SPOTS, oddsOf, PLACE_SPOTS, runnersOn } from './pays.ts'
import { countIn, finishText, finishesOf, momentsOf, orderAt, waysAt } from './race.ts'
import { groundAt, paradeOf, viewOf } from './view.ts'

const RACES = 60
const FRAME_MS = 40
const races = Array.from({ length: RACES }, (_, nonce) =>
  derby.outcome(streamOf({ serverSeed: 'server', clientSeed: 'client', nonce })),
)
const STAGES = [
  { width: 1280, height: 560 },
  { width: 374, height: 470 },
] as const

test('both boards together have all 80 spots of the rules, with the odds of the rules', () => {
  expect([...PLACE_SPOTS, ...EXACTA_SPOTS].toSorted()).toEqual(derbySpots.names.toSorted())
  expect(oddsOf('win:1')).toBe('3.54')
  expect(oddsOf('top-three:8')).toBe('6.32')
  expect(oddsOf('exacta:8-7')).toBe('422.40')
})

test('a spot knows its runners', () => {
  expect(runnersOn('top-two:4')).toEqual([4])
  expect(runnersOn('exacta:8-1')).toEqual([8, 1])
  expect(backedOn(['win:3', 'exacta:3-5'])).toEqual(new Set([3, 5]))
})

test('they come in as they were drawn, one after another, and all is seen in time', () => {
  for (const race of races) {
    const moments = momentsOf(race)
    expect(moments).toHaveLength(RUNNERS + 1)
    expect(moments).toEqual(moments.toSorted((left, right) => left - right))
    expect(moments.at(-1)).toBeLessThan(derby.runningMs)
    for (const [place, ms] of finishesOf(race).entries()) {
      expect(countIn(race, ms)).toBe(place + 1)
      expect(orderAt(race, ms).slice(0, place + 1)).toEqual(race.order.slice(0, place + 1))
    }
    expect(orderAt(race, derby.runningMs)).toEqual(race.order)
  }
})

test('the list shows who is ahead at each moment', () => {
  for (const race of races.slice(0, 8)) {
    for (let ms = 0; ms < derby.runningMs; ms += 500) {
      const order = orderAt(race, ms)
      expect(new Set(order).size).toBe(RUNNERS)
      const ways = waysAt(race, ms)
      const sorted = order.map((runner) => Math.min(1, ways[runner - 1] ?? 0))
      expect(sorted).toEqual(sorted.toSorted((left, right) => right - left))
    }
  }
})

test('behind the line nobody stands still at once, and nobody goes back', () => {
  for (const race of races.slice(0, 8)) {
    let before = waysAt(race, 0)
    for (let ms = FRAME_MS; ms < derby.runningMs; ms += FRAME_MS) {
      const now = waysAt(race, ms)
      expect(now.every((way, at) => way >= (before[at] ?? 0))).toBe(true)
      before = now
    }
  }
})

test.each(STAGES)('on a stage of $width px the line is where each nose crosses it', (size) => {
  for (const race of races.slice(0, 20)) {
    for (const [place, ms] of finishesOf(race).entries()) {
      const { lineX, noses } = viewOf(waysAt(race, ms), size)
      const runner = race.order[place] ?? 0
      expect(noses[runner - 1]?.x).toBeCloseTo(lineX, 4)
    }
  }
})

test.each(STAGES)('on a stage of $width px the leader is always in sight', (size) => {
  for (const race of races.slice(0, 20)) {
    for (let ms = 0; ms < derby.runningMs; ms += 250) {
      const { noses } = viewOf(waysAt(race, ms), size)
      const front = Math.max(...noses.map(({ x }) => x))
      expect(front).toBeGreaterThan(size.width * 0.19)
      expect(front).toBeLessThan(size.width)
    }
  }
})

test('the ground only runs backwards, ever faster than the gaps', () => {
  const steps = Array.from({ length: 101 }, (_, step) => groundAt(step / 100))
  const speeds = steps.slice(1).map((ground, at) => ground - (steps[at] ?? 0))
  expect(Math.min(...speeds)).toBeGreaterThan(0.025)
  expect(groundAt(1.05)).toBe(groundAt(1))
})

test('times: the first in seconds, the others behind it', () => {
  expect(finishText(19_421, 19_421)).toBe('19.42')
  expect(finishText(19_501, 19_421)).toBe('+0.08')
})

test.each(STAGES)('on a stage of $width px all eight fit into the parade', (size) => {
  const { noses, runnerWidth } = paradeOf(RUNNERS, size, 5_000)
  expect(noses).toHaveLength(RUNNERS)
  for (const [at, { x }] of noses.entries()) {
    const before = noses[at - 1]?.x ?? 0
    expect(x - runnerWidth).toBeGreaterThan(before)
    expect(x).toBeLessThan(size.width)
  }
})
