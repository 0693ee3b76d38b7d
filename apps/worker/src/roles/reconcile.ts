import type { Log } from '@oriel/core/log'
import type { Rows } from '@oriel/db/database'
import {
  checkBalances,
  checkFeeds,
  checkOpenTransfers,
  checkRounds,
  checkTransfers,
  checkTransit,
  ledgerChecks,
  listChecks,
  noteFailed,
  type CheckReport,
  type Comparing,
} from '@oriel/domain/reconcile'
import { createProviders } from '@oriel/providers/providers'
import { addGauges } from '@oriel/service/gauge'
import type { Registry } from 'prom-client'
import type { Role } from '../role.ts'
import type { Schedule } from '../schedules.ts'

const MINUTE_MS = 60_000

type Check = Awaited<ReturnType<typeof listChecks>>[number]

/** Read from what the comparisons wrote: every worker says the same, whoever leads. */
const FIGURES: readonly {
  readonly name: string
  readonly help: string
  readonly read: (check: Check) => number
}[] = [
  {
    name: 'oriel_reconcile_broken',
    help: 'What does not agree, as the last comparison found; not a number after one that failed.',
    read: ({ broken }) => broken ?? Number.NaN,
  },
  {
    name: 'oriel_reconcile_age_seconds',
    help: 'Time since a comparison last came to its end.',
    read: ({ age }) => age,
  },
  {
    name: 'oriel_reconcile_waiting',
    help: 'What was due to be compared and not reached by the last run.',
    read: ({ waiting }) => waiting,
  },
  {
    name: 'oriel_reconcile_behind_seconds',
    help: 'Age of the oldest that no comparison has reached.',
    read: ({ behind }) => behind,
  },
]

export function addFigures(metrics: Registry, rows: Rows): void {
  for (const { name, help, read } of FIGURES) {
    addGauges(metrics, { name, help, label: 'check' }, async () => {
      const checks = await listChecks(rows)
      return new Map(checks.map((check) => [check.name, read(check)]))
    })
  }
}

/** Compares the books with each other and with providers. */
export const reconcileRole: Role = ({ database, keys, log, metrics, now }) => {
  addFigures(metrics, database.rows)
  const providers = createProviders({ rows: database.rows, keys, now })
  return { schedules: reconcileSchedules({ database, providers }, log, now) }
}

/**
 * Everything that can be compared, every minute, each on its own: one that fails hinders none.
 * Those that ask providers are groups of their own: a slow provider delays no look at the ledger.
 */
export function reconcileSchedules(house: Comparing, log: Log, now: () => Date): Schedule[][] {
  const { database } = house
  const check = (name: string, run: () => Promise<CheckReport>): Schedule => ({
    name: `reconcile-${name}`,
    everyMs: MINUTE_MS,
    run: async () => {
      try {
        const report = await run()
        if (report.broken > 0) log.error({ ...report }, 'the books do not agree')
      } catch (error) {
        await noteFailed(database.rows, name)
        throw error
      }
    },
  })
  return [
    [
      ...ledgerChecks.map(({ name, run }) => check(name, () => run(database))),
      check('transit', () => checkTransit(database, now())),
      check('open-transfers', () => checkOpenTransfers(database)),
      check('feeds', () => checkFeeds(database)),
      check('rounds', () => checkRounds(database)),
    ],
    [check('transfers', () => checkTransfers(house, now()))],
    [check('balances', () => checkBalances(house, now()))],
  ]
}
