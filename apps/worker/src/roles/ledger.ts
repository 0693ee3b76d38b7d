import { openDatabase, type Database } from '@oriel/db/database'
import { LEDGER, type Chain } from '@oriel/ledger/chain'
import { checkChain, readChainCheck, readUnsealed } from '@oriel/ledger/chain-check'
import { makeMonthsAhead } from '@oriel/ledger/months'
import { readKey, writeRootFile } from '@oriel/ledger/root-file'
import { sealBlock } from '@oriel/ledger/seal'
import type { Log } from '@oriel/core/log'
import { addGauge } from '@oriel/service/gauge'
import type { Registry } from 'prom-client'
import type { Role } from '../role.ts'
import type { Schedule } from '../schedules.ts'
import type { Settings } from '../settings.ts'

/** Where each day's root is written and with which key. */
type RootSettings = Pick<Settings, 'LEDGER_ROOTS_FOLDER' | 'LEDGER_KEY_FILE'>

const SEAL_EVERY_MS = 10_000
const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const BLOCKS_PER_RUN_MAX = 20

export const ledgerRole: Role = ({ database, settings, metrics, now, log }) => {
  if (settings.LEDGER_ROOTS_FOLDER === '') {
    log.warn('roots of the ledger are not signed: set LEDGER_ROOTS_FOLDER and LEDGER_KEY_FILE')
  }
  addLedgerGauges(metrics, database)
  const schedules = [ledgerSchedules(database, settings, now)]
  const { SEALER_DATABASE_URL: url } = settings
  if (url === '') {
    log.warn('this worker does not seal the ledger: set SEALER_DATABASE_URL')
    return { schedules }
  }
  const sealer = openDatabase({ url, name: 'sealer', max: 2 })
  return { schedules: [...schedules, sealSchedules(sealer, log)] }
}

function addLedgerGauges(metrics: Registry, { rows }: Database): void {
  const unsealed = 'Age of the oldest journal that no block of the ledger holds.'
  addGauge(metrics, 'oriel_ledger_unsealed_seconds', unsealed, () => readUnsealed(rows))
  const problems = 'Blocks of the ledger that are not what was sealed.'
  addGauge(metrics, 'oriel_ledger_chain_problems', problems, async () => {
    return (await readChainCheck(rows)).problems
  })
  const age = 'How long ago blocks of the ledger were last compared with their journals.'
  addGauge(metrics, 'oriel_ledger_checked_seconds', age, async () => {
    return (await readChainCheck(rows)).ranAge
  })
}

/** What the ledger needs done beside the posting: months to come, and days signed. */
export const ledgerSchedules = (
  database: Database,
  env: RootSettings,
  now: () => Date,
): Schedule[] => [
  { name: 'ledger-months', everyMs: HOUR_MS, run: () => makeMonthsAhead(database.rows, now()) },
  ...rootSchedules(database, env, now),
]

/** The root of each day, signed and written where nobody of the house can change it. */
export function rootSchedules(
  database: Database,
  env: RootSettings,
  now: () => Date,
  chain: Chain = LEDGER,
): Schedule[] {
  const { LEDGER_ROOTS_FOLDER: folder, LEDGER_KEY_FILE: keyFile } = env
  if ((folder === '') !== (keyFile === '')) {
    throw new Error('LEDGER_ROOTS_FOLDER and LEDGER_KEY_FILE belong together: set both or neither')
  }
  if (folder === '') return []
  const key = readKey(keyFile)
  const run = () => writeRootFile(database.rows, { folder, key, now: now(), chain })
  return [{ name: `${chain.name}-root`, everyMs: HOUR_MS, run }]
}

/** Seals finished rows and verifies sealed blocks, as the database role `oriel_sealer`. */
export const sealSchedules = (sealer: Database, log: Log, chain: Chain = LEDGER): Schedule[] => [
  { name: `${chain.name}-seal`, everyMs: SEAL_EVERY_MS, run: () => sealAll(sealer, chain) },
  {
    name: `${chain.name}-check`,
    everyMs: MINUTE_MS,
    run: async () => {
      const problems = await checkChain(sealer.rows, chain)
      if (problems.length > 0) log.error({ problems }, `${chain.name}: not what was sealed`)
    },
  },
]

/** Usually one block; after a pause as many as there are, up to a bound. */
async function sealAll(sealer: Database, chain: Chain): Promise<void> {
  for (let count = 0; count < BLOCKS_PER_RUN_MAX; count += 1) {
    if (!(await sealBlock(sealer, { chain }))) return
  }
}
