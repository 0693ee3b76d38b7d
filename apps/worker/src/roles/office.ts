import type { Bus } from '@oriel/bus/bus'
import { openDatabase, type Database } from '@oriel/db/database'
import { tellAdjustments } from '@oriel/domain/adjustment'
import { OFFICE_CHAIN } from '@oriel/domain/audit'
import { pruneBulks, runNextBulk } from '@oriel/domain/bulk'
import { pruneExports, runNextExport } from '@oriel/domain/export-job'
import { fillMarks, pruneUnmasks } from '@oriel/domain/member'
import { fillPersons } from '@oriel/domain/person'
import { expireProposals } from '@oriel/domain/proposal'
import { pruneStaff, tellOwnersOfSwitch } from '@oriel/domain/staff'
import { tellUnseen } from '@oriel/domain/switch'
import { pruneLetters } from '@oriel/domain/dead-letter'
import { pruneQueue } from '@oriel/domain/queue'
import { readChainCheck, readUnsealed } from '@oriel/ledger/chain-check'
import { createLedger } from '@oriel/ledger/ledger'
import { readPromisedShare } from '@oriel/domain/red-envelope'
import { addGauge } from '@oriel/service/gauge'
import type { Registry } from 'prom-client'
import type { Role } from '../role.ts'
import { startSchedules } from '../schedules.ts'
import { copyDeadLetters, replayAsked } from '../dead-letters.ts'
import { rootSchedules, sealSchedules } from './ledger.ts'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/**
 * What the office needs done beside its calls: proposals, locks and files that are over, dead
 * letters that are shown and sent again, marks to search by, owners who must hear of something, and
 * its trail sealed.
 */
export const officeRole: Role = (ground) => {
  const { database, directUrl, keys, settings, metrics, now, log } = ground
  const tools = { database, keys, ledger: createLedger(database) }
  addTrailGauges(metrics, database)
  addEnvelopeGauge(metrics, database)
  const schedules = [
    [
      { name: 'proposal', everyMs: 5 * SECOND_MS, run: () => expireProposals(tools) },
      {
        name: 'switch',
        everyMs: 10 * SECOND_MS,
        run: () => tellUnseen(database, (work, one) => tellOwnersOfSwitch(work, keys, one)),
      },
      { name: 'staff', everyMs: MINUTE_MS, run: () => pruneStaff(database.rows) },
      { name: 'queue', everyMs: MINUTE_MS, run: () => pruneOver(database) },
      { name: 'prune-unmask', everyMs: HOUR_MS, run: () => pruneUnmasks(database.rows) },
      ...rootSchedules(database, settings, now, OFFICE_CHAIN),
      {
        name: 'adjustment',
        everyMs: MINUTE_MS,
        run: () => tellAdjustments(database, keys, now()),
      },
      { name: 'bulk-prune', everyMs: MINUTE_MS, run: () => pruneBulks(database.rows) },
      { name: 'export-prune', everyMs: MINUTE_MS, run: () => pruneExports(database.rows) },
    ],
    // A file takes minutes: it delays nobody else.
    [{ name: 'export', everyMs: SECOND_MS, run: () => runNextExport(database) }],
    // A run of ten thousand takes minutes too.
    [{ name: 'bulk', everyMs: SECOND_MS, run: () => runNextBulk(tools, now) }],
    // On its own: a pass over all members takes hours, and nothing waits for it.
    [{ name: 'member-marks', everyMs: 2 * SECOND_MS, run: () => fillMarks(database, keys) }],
    [{ name: 'person', everyMs: 2 * SECOND_MS, run: () => fillPersons(database.rows) }],
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

function addEnvelopeGauge(metrics: Registry, { rows }: Database): void {
  const share = 'The largest share of its limit that open envelopes and draws of a site promise.'
  addGauge(metrics, 'oriel_red_envelope_promised_share', share, () => readPromisedShare(rows))
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
