import { expect, test } from 'vitest'
import { streamOf } from '../../fairness/stream.ts'
import { everyDraw, exactReturn, mostTimes } from '../table-exact.ts'
import { BEATS, drawBeats, START_SPIN } from './duel.ts'
import { drawWinner, gasing, gasingSpots, type GasingOutcome } from './rules.ts'

const all = [...everyDraw((draw) => ({ winner: drawWinner(draw) }))]
const payOf = (spot: string) => (outcome: Pick<GasingOutcome, 'winner'>) =>
  gasingSpots.returnOf(spot, outcome)

test('each spot returns exactly what is printed', () => {
  const found = gasingSpots.names.map((bet) => ({ bet, percent: exactReturn(payOf(bet), all) }))
  expect(found).toEqual(gasing.returns)
  expect(mostTimes(gasingSpots.names.map(payOf), all)).toBe(gasing.maxTimes)
})

test('a draw gives the stake back on red and blue', () => {
  expect(payOf('red')({ winner: 'draw' })).toEqual({ over: 1n, under: 1n })
  expect(payOf('red')({ winner: 'blue' })).toEqual({ over: 0n, under: 1n })
})

const ROUNDS = 2000
const streams = Array.from({ length: ROUNDS }, (_, nonce) => ({
  serverSeed: 'server',
  clientSeed: 'client',
  nonce,
}))

test.each(['red', 'blue', 'draw'] as const)('duels that end with %s', (winner) => {
  const wrong = streams.filter((seeds) => {
    const beats = drawBeats(streamOf(seeds), winner)
    const last = beats.at(-1)
    const isEarly = beats.slice(0, -1).some((beat) => beat.redSpin <= 0 || beat.blueSpin <= 0)
    const redStands = (last?.redSpin ?? 0) > 0
    const blueStands = (last?.blueSpin ?? 0) > 0
    return isEarly || redStands !== (winner === 'red') || blueStands !== (winner === 'blue')
  })
  expect(wrong).toEqual([])
})

test('spin only goes down, beats follow each other, and all is over in time', () => {
  for (const seeds of streams) {
    const { beats } = gasing.outcome(streamOf(seeds))
    expect(beats).toHaveLength(BEATS)
    const order = [{ atMs: 0, redSpin: START_SPIN, blueSpin: START_SPIN }, ...beats]
    const isDown = beats.every((beat, at) => {
      const before = order[at]
      if (!before) return false
      const isLess = beat.redSpin < before.redSpin && beat.blueSpin < before.blueSpin
      return isLess && beat.atMs > before.atMs
    })
    expect(isDown).toBe(true)
    expect(beats.at(-1)?.atMs).toBeLessThan(gasing.runningMs)
  }
})

test('the lead changes in many duels, so that they are worth watching', () => {
  const turned = streams.filter((seeds) => {
    const { beats } = gasing.outcome(streamOf(seeds))
    const leads = beats.map((beat) => Math.sign(beat.redSpin - beat.blueSpin))
    return leads.includes(1) && leads.includes(-1)
  })
  expect(turned.length).toBeGreaterThan(ROUNDS / 4)
})
