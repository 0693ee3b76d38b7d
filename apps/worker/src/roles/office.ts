import { openDatabase, type Database } from '@oriel/db/database'
import { OFFICE_CHAIN } from '@oriel/domain/audit'
import { fillMarks, pruneUnmasks } from '@oriel/domain/member'
import { expireProposals } from '@oriel/domain/proposal'
import { pruneStaff } from '@oriel/domain/staff'
import { readChainCheck, readUnsealed } from '@oriel/ledger/chain-check'
import { addGauge } from '@oriel/service/gauge'
import type { Registry } from 'prom-client'
import type { Role } from '../role.ts'
import { rootSchedules, sealSchedules } from './ledger.ts'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/** What the office needs beside its calls: what expires, marks to search by, its trail sealed. */
export const officeRole: Role = ({ database, settings, keys, metrics, now, log }) => {
  addTrailGauges(metrics, database)
  const schedules = [
    [
      { name: 'proposal', everyMs: 5 * SECOND_MS, run: () => expireProposals(database) },
      { name: 'staff', everyMs: MINUTE_MS, run: () => pruneStaff(database.rows) },
      { name: 'prune-unmask', everyMs: HOUR_MS, run: () => pruneUnmasks(database.rows) },
      ...rootSchedules(database, settings, now, OFFICE_CHAIN),
    ],
    // On its own: a pass over all members takes hours, and nothing waits for it.
    [{ name: 'member-marks', everyMs: 2 * SECOND_MS, run: () => fillMarks(database, keys) }],
  ]
  const { SEALER_DATABASE_URL: url } = settings
  if (url === '') {
    log.warn('this worker does not seal the trail of the office: set SEALER_DATABASE_URL')
    return { schedules }
  }
  const sealer = openDatabase({ url, name: 'trail-sealer', max: 2 })
  return { schedules: [...schedules, sealSchedules(sealer, log, OFFICE_CHAIN)] }
}

function addTrailGauges(metrics: Registry, { rows }: Database): void {
  const unsealed = 'Age of the oldest event of the office that no block holds.'
  addGauge(metrics, 'oriel_trail_unsealed_seconds', unsealed, () =>
    readUnsealed(rows, OFFICE_CHAIN),
  )
  const problems = 'Blocks of the trail of the office that are not what was sealed.'
  addGauge(metrics, 'oriel_trail_problems', problems, async () => {
    return (await readChainCheck(rows, OFFICE_CHAIN)).problems
  })
  const age = 'How long ago blocks of the trail were last compared with their events.'
  addGauge(metrics, 'oriel_trail_checked_seconds', age, async () => {
    return (await readChainCheck(rows, OFFICE_CHAIN)).ranAge
  })
}
