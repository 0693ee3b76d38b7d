import { parseArgs } from 'node:util'
import { openDatabase, type Database } from '@oriel/db/database'
import { checkRoot, makeKey, writeRoot } from './ledger/proof.ts'
import { balances, statement, trace } from './ledger/reading.ts'
import { verify } from './ledger/verify.ts'
import { findRunning } from './running.ts'

const HELP = `pnpm ledger <command>

  verify                                   every law and every block, a line each; exit 1 when broken
  trace JOURNAL                            all that the cause of a journal has moved, in order
  balances MEMBER [--site CODE]            what a member has, by account
  statement MEMBER [--site CODE] [--kind available] [--currency C] [--format csv|json]
  key FILE                                 make a key for signing
  root --folder FOLDER --key FILE          write and sign today's root
  check-root FILE                          compare a signed root with the chain of today
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    site: { type: 'string', default: 'oriel' },
    kind: { type: 'string', default: 'available' },
    currency: { type: 'string' },
    format: { type: 'string', default: 'csv' },
    folder: { type: 'string', default: '' },
    key: { type: 'string', default: '' },
  },
})
export type LedgerFlags = typeof values
/** Writes as it goes and says whether all is well. */
export type LedgerCommand = (
  database: Database,
  flags: LedgerFlags,
  what: string,
) => Promise<boolean>

const commands: Readonly<Record<string, LedgerCommand>> = {
  verify,
  trace,
  balances,
  statement,
  root: writeRoot,
  'check-root': checkRoot,
}

const [name = '', what = ''] = positionals
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
if (name === 'key') makeKey(what)
else if (command) await runCommand(command)
else {
  process.stdout.write(HELP)
  process.exitCode = name === '' ? 0 : 2
}

async function runCommand(chosen: LedgerCommand): Promise<void> {
  const database = openDatabase({ url: findRunning().databaseUrl, name: 'ledger', max: 2 })
  try {
    if (!(await chosen(database, values, what))) process.exitCode = 1
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  } finally {
    await database.close()
  }
}
