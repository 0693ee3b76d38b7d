import { expect, test } from 'vitest'
import { roulette } from '../games/roulette/rules.ts'
import { lateOf } from './lateness.ts'
import { sharedTable } from './shared.ts'
import type { TableRound } from './table-rounds.ts'

const table = { code: 'roulette', game: sharedTable(roulette) }
const { bettingMs, runningMs, pauseMs } = roulette
const WHOLE_MS = bettingMs + runningMs + pauseMs
const HASH = 'ab'.repeat(32)

/** A round as it goes when nothing is late, and what of it was. */
const round = (number: number, openedMs: number, late: Partial<TableRound> = {}) =>
  ({
    number: BigInt(number),
    closesAt: new Date(openedMs + bettingMs),
    startedAt: new Date(openedMs + bettingMs),
    settledAt: new Date(openedMs + bettingMs + runningMs),
    hash: HASH,
    salt: 'salt',
    ...late,
  }) as TableRound

test('a table that is kept is never late', () => {
  const rounds = [round(1, 0), round(2, WHOLE_MS), round(3, 2 * WHOLE_MS)]
  expect(lateOf(table, rounds, 3 * WHOLE_MS)).toEqual([])
})

test('each thing is late by itself, and what follows is due from when it came', () => {
  const startedAt = new Date(bettingMs + 1_000)
  const settledAt = new Date(bettingMs + 1_000 + runningMs + 200)
  const openedMs = settledAt.getTime() + pauseMs + 30
  const rounds = [round(1, 0, { startedAt, settledAt }), round(2, openedMs)]
  expect(
    lateOf(table, rounds, openedMs + WHOLE_MS).map(({ what, lateMs }) => [what, lateMs]),
  ).toEqual([
    ['start', 1_000],
    ['end', 200],
    ['next', 30],
  ])
})

test('what has not come is late by now', () => {
  const stuck = round(1, 0, { startedAt: null, settledAt: null, hash: null })
  expect(lateOf(table, [stuck], bettingMs - 1)).toEqual([])
  expect(lateOf(table, [stuck], bettingMs + 4_000)).toEqual([
    { table: 'roulette', round: 1, what: 'start', dueAtMs: bettingMs, lateMs: 4_000 },
  ])
})
