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
import type { Schedule } from './schedules.ts'

const MINUTE_MS = 60_000

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
