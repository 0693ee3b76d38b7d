import type { Log } from '@oriel/core/log'
import {
  checkBalances,
  checkLedger,
  checkOpenTransfers,
  checkRounds,
  checkTransfers,
  checkTransit,
  type CheckReport,
  type Comparing,
} from '@oriel/domain/reconcile'
import { createProviders } from '@oriel/providers/providers'
import { Gauge } from 'prom-client'
import type { Role } from '../role.ts'
import type { Schedule } from '../schedules.ts'

const MINUTE_MS = 60_000

/** Compares the books with each other and with providers. */
export const reconcileRole: Role = ({ database, keys, log, metrics, now }) => {
  const broken = new Gauge({
    name: 'oriel_reconcile_broken',
    help: 'What did not agree when the books were last compared.',
    labelNames: ['check'],
    registers: [metrics],
  })
  const providers = createProviders({ rows: database.rows, keys, now })
  const schedules = reconcileSchedules({ database, providers }, log, now, (report) =>
    broken.set({ check: report.name }, report.broken),
  )
  return { schedules: [schedules] }
}

/** Everything that can be compared, every minute, each on its own: one that fails hinders none. */
export function reconcileSchedules(
  house: Comparing,
  log: Log,
  now: () => Date,
  onReport: (report: CheckReport) => void = () => {},
): Schedule[] {
  const { database } = house
  const check = (name: string, run: () => Promise<CheckReport | CheckReport[]>): Schedule => ({
    name: `reconcile-${name}`,
    everyMs: MINUTE_MS,
    run: async () => {
      for (const report of [await run()].flat()) {
        onReport(report)
        if (report.broken > 0) log.error({ ...report }, 'the books do not agree')
      }
    },
  })
  return [
    check('ledger', () => checkLedger(database)),
    check('transit', () => checkTransit(database, now())),
    check('open-transfers', () => checkOpenTransfers(database)),
    check('transfers', () => checkTransfers(house, now())),
    check('balances', () => checkBalances(house, now())),
    check('rounds', () => checkRounds(database)),
  ]
}
