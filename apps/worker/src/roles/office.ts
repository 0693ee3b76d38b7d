import type { Bus } from '@oriel/bus/bus'
import { openDatabase, type Database } from '@oriel/db/database'
import { OFFICE_CHAIN } from '@oriel/domain/audit'
import { expireProposals } from '@oriel/domain/proposal'
import { pruneLetters } from '@oriel/domain/dead-letter'
import { pruneQueue } from '@oriel/domain/queue'
import { pruneStaff } from '@oriel/domain/staff'
import { readChainCheck, readUnsealed } from '@oriel/ledger/chain-check'
import { addGauge } from '@oriel/service/gauge'
import type { Registry } from 'prom-client'
import type { Role } from '../role.ts'
import { startSchedules } from '../schedules.ts'
import { copyDeadLetters, replayAsked } from '../dead-letters.ts'
import { rootSchedules, sealSchedules } from './ledger.ts'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS

/**
 * What the office needs done beside its calls: proposals and locks that are over, dead letters that
 * are shown and sent again, and its trail sealed.
 */
export const officeRole: Role = ({ database, directUrl, settings, metrics, now, log }) => {
  addTrailGauges(metrics, database)
  const schedules = [
    [
      { name: 'proposal', everyMs: 5 * SECOND_MS, run: () => expireProposals(database) },
      { name: 'staff', everyMs: MINUTE_MS, run: () => pruneStaff(database.rows) },
      { name: 'queue', everyMs: MINUTE_MS, run: () => pruneOver(database) },
      ...rootSchedules(database, settings, now, OFFICE_CHAIN),
    ],
  ]
  const withBus = (bus: Bus) => {
    const run = async () => {
      await copyDeadLetters(database.rows, bus)
      await replayAsked(database.rows, bus)
    }
    const letters = [{ name: 'dead-letters', everyMs: 2 * SECOND_MS, run }]
    return { others: [startSchedules({ databaseUrl: directUrl, log, schedules: letters })] }
  }
  const { SEALER_DATABASE_URL: url } = settings
  if (url === '') {
    log.warn('this worker does not seal the trail of the office: set SEALER_DATABASE_URL')
    return { schedules, withBus }
  }
  const sealer = openDatabase({ url, name: 'trail-sealer', max: 2 })
  return { schedules: [...schedules, sealSchedules(sealer, log, OFFICE_CHAIN)], withBus }
}

async function pruneOver({ rows }: Database): Promise<void> {
  await pruneQueue(rows)
  await pruneLetters(rows)
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
