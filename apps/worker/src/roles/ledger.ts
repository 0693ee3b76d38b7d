import type { Database } from '@oriel/db/database'
import { makeMonthsAhead } from '@oriel/ledger/months'
import { readKey, writeRootFile } from '@oriel/ledger/root-file'
import { sealBlock } from '@oriel/ledger/seal'
import type { Role } from '../role.ts'
import type { Schedule } from '../schedules.ts'
import type { Settings } from '../settings.ts'

/** Where each day's root is written and with which key; nothing is written when one is missing. */
type RootSettings = Pick<Settings, 'LEDGER_ROOTS_FOLDER' | 'LEDGER_KEY_FILE'>

const SEAL_EVERY_MS = 10_000
const HOUR_MS = 3_600_000
const BLOCKS_PER_RUN_MAX = 20

export const ledgerRole: Role = ({ database, settings, now }) => ({
  schedules: [ledgerSchedules(database, settings, now)],
})

/** What the ledger needs done beside the posting: months to come, blocks sealed, days signed. */
export function ledgerSchedules(
  database: Database,
  env: RootSettings,
  now: () => Date,
): Schedule[] {
  const { LEDGER_ROOTS_FOLDER: folder, LEDGER_KEY_FILE: keyFile } = env
  const schedules: Schedule[] = [
    { name: 'ledger-months', everyMs: HOUR_MS, run: () => makeMonthsAhead(database.rows, now()) },
    { name: 'ledger-seal', everyMs: SEAL_EVERY_MS, run: () => sealAll(database) },
  ]
  if (folder === '' || keyFile === '') return schedules
  const key = readKey(keyFile)
  const run = () => writeRootFile(database.rows, { folder, key, now: now() })
  return [...schedules, { name: 'ledger-root', everyMs: HOUR_MS, run }]
}

/** Usually one block; after a pause as many as there are, up to a bound. */
async function sealAll(database: Database): Promise<void> {
  for (let count = 0; count < BLOCKS_PER_RUN_MAX; count += 1) {
    if (!(await sealBlock(database))) return
  }
}
