import { expect, test } from 'vitest'
import { streamOf } from '../../../src/fairness/stream.ts'
import { BEATS, drawBeats, START_SPIN, type Top } from '../../../src/games/gasing/duel.ts'
import { gasing, type GasingOutcome, type Winner } from '../../../src/games/gasing/rules.ts'
import {
  duelAt,
  FALL_MS,
  LYING_DEGREES,
  MEET_HALF,
  momentsOf,
  placesAt,
  restAt,
  spinAt,
} from './motion.ts'

const DUELS = 40
const FRAME_MS = 16
const TOPS = ['red', 'blue'] as const satisfies readonly Top[]

const duels = (winner: Winner): GasingOutcome[] =>
  Array.from({ length: DUELS }, (_, nonce) => {
    const draw = streamOf({ serverSeed: 'server', clientSeed: winner, nonce })
    return { winner, beats: drawBeats(draw, winner) }
  })
const all = (['red', 'blue', 'draw'] as const).flatMap(duels)
const endOf = (outcome: GasingOutcome): number => momentsOf(outcome).at(-1) ?? 0

test('all is seen before the round is settled, beat after beat', () => {
  for (const outcome of all) {
    const moments = momentsOf(outcome)
    expect(moments).toHaveLength(BEATS + 1)
    expect(moments).toEqual(moments.toSorted((left, right) => left - right))
    expect(moments.at(-1)).toBeLessThan(gasing.runningMs)
  }
})

test('whoever lost lies on its rim at the end, and nobody else does', () => {
  for (const outcome of all) {
    const end = duelAt(outcome, endOf(outcome))
    for (const top of TOPS) {
      const hasLost = outcome.winner !== top
      expect(Math.abs(end[top].tiltDegrees) >= LYING_DEGREES).toBe(hasLost)
      expect(end[top].spin === 0).toBe(hasLost)
    }
  }
})

test('a top that fell falls away from the other and lies still however long one looks', () => {
  for (const outcome of duels('draw')) {
    const end = duelAt(outcome, endOf(outcome))
    expect(Math.sign(end.red.tiltDegrees)).toBe(Math.sign(end.red.x - end.blue.x))
    expect(Math.sign(end.blue.tiltDegrees)).toBe(Math.sign(end.blue.x - end.red.x))
    const later = duelAt(outcome, endOf(outcome) + 60_000)
    expect(later.red).toEqual(end.red)
  }
})

test('they meet at each beat, and only then', () => {
  for (const { beats } of all) {
    const apart = (ms: number): number => {
      const { red, blue } = placesAt(beats, ms)
      return Math.hypot(red.x - blue.x, (red.y - blue.y) / 0.55)
    }
    for (const { atMs } of beats) expect(apart(atMs)).toBeCloseTo(2 * MEET_HALF, 6)
    for (const [at, { atMs }] of beats.slice(1).entries()) {
      const before = beats[at]?.atMs ?? 0
      expect(apart((before + atMs) / 2)).toBeGreaterThan(2 * MEET_HALF * 1.3)
    }
  }
})

test('nobody jumps: from picture to picture a top moves a little, and stays in the dish', () => {
  for (const { beats } of all.slice(0, 12)) {
    for (let ms = 0; ms < gasing.runningMs; ms += FRAME_MS) {
      const [now, next] = [placesAt(beats, ms), placesAt(beats, ms + FRAME_MS)]
      for (const top of TOPS) {
        expect(Math.hypot(next[top].x - now[top].x, next[top].y - now[top].y)).toBeLessThan(0.09)
        expect(Math.hypot(now[top].x, now[top].y)).toBeLessThan(0.8)
      }
    }
  }
})

test('the bars show what the beats say: wound up, then less and less', () => {
  for (const { beats } of all) {
    expect(spinAt(beats, 'red', 0)).toBe(0)
    expect(spinAt(beats, 'red', (beats[0]?.atMs ?? 0) - 1)).toBe(START_SPIN)
    for (const [at, beat] of beats.entries()) {
      const settled = (beats[at + 1]?.atMs ?? beat.atMs + FALL_MS + 1) - 1
      expect(spinAt(beats, 'red', settled)).toBe(beat.redSpin)
      expect(spinAt(beats, 'blue', settled)).toBe(beat.blueSpin)
    }
  }
})

test('the duel begins where the tops rest', () => {
  const outcome = all[0] as GasingOutcome
  const [rest, start] = [restAt(60_000), duelAt(outcome, 0)]
  for (const top of TOPS) {
    expect(start[top].x).toBeCloseTo(rest[top].x, 6)
    expect(start[top].y).toBeCloseTo(rest[top].y, 6)
  }
})
