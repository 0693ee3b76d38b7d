import { expect, test } from 'vitest'
import { streamOf } from '../fairness/stream.ts'
import type { TableGame } from '../game/game.ts'
import { payOf } from '../game/ratio.ts'
import { STRATEGIES } from '../rtp-strategies.ts'
import { TABLES } from './tables.ts'

const ROUNDS = 200
const seedsOf = (nonce: number) => ({ serverSeed: 'server', clientSeed: 'client', nonce })
const rounds = Array.from({ length: ROUNDS }, (_, nonce) => nonce)
const outcomeOf = (game: TableGame, nonce: number) => game.outcome(streamOf(seedsOf(nonce)))

/** What one stake on each printed bet brings in a round. */
const playOf = (game: TableGame, nonce: number) =>
  STRATEGIES[game.code]?.play({ draw: () => streamOf(seedsOf(nonce)), hash: '', salt: '' }) ?? []

test('each table has a code of its own', () => {
  expect(new Set(TABLES.map(({ code }) => code)).size).toBe(TABLES.length)
})

test.each(TABLES)('$code: the same seeds tell the same round', (game) => {
  const told = rounds.map((nonce) => outcomeOf(game, nonce))
  expect(rounds.map((nonce) => outcomeOf(game, nonce))).toEqual(told)
  expect(new Set(told.map((outcome) => JSON.stringify(outcome))).size).toBeGreaterThan(1)
})

test.each(TABLES)('$code: an outcome is what it was after it was kept as JSON', (game) => {
  for (const nonce of rounds) {
    const outcome = outcomeOf(game, nonce)
    expect(JSON.parse(JSON.stringify(outcome))).toEqual(outcome)
  }
})

test.each(TABLES)('$code: a stake of a hundredth is paid to the last unit', (game) => {
  const HUNDREDTH = 100n
  const paid = rounds.flatMap((nonce) => playOf(game, nonce))
  expect(paid.length).toBe(ROUNDS * game.returns.length)
  const lossy = paid.filter(
    (ratio) => payOf(HUNDREDTH, ratio) * ratio.under !== HUNDREDTH * ratio.over,
  )
  expect(lossy).toEqual([])
})

test.each(TABLES)('$code: all printed returns are below the stake', (game) => {
  expect(game.returns.filter(({ percent }) => Number(percent) >= 100)).toEqual([])
})

test.each([
  ['fast-5d', 60_000],
  ['fast-3', 60_000],
  ['derby', 90_000],
] as const)('%s: a round every %i ms', (code, everyMs) => {
  const game = TABLES.find((table) => table.code === code)
  expect(game && game.bettingMs + game.runningMs + game.pauseMs).toBe(everyMs)
})
