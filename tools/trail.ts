import { readFileSync } from 'node:fs'
import { openDatabase, type Rows } from '@oriel/db/database'
import { OFFICE_CHAIN, proveOfficeEvent } from '@oriel/domain/audit'
import { checkRootFile, type RootFile } from '@oriel/ledger/root-file'
import { verifyChain } from '@oriel/ledger/verify'
import { say } from './ledger/say.ts'
import { findRunning } from './running.ts'

const HELP = `pnpm trail <command>

  verify              every block of the office's trail; exit 1 when one is not what was sealed
  proof EVENT         how one event hangs in the chain
  check-root FILE     compare a signed root with the trail of today: what was cut off or written anew
                      as a whole shows here and nowhere else
`

/** Says what it found, and whether all is well. */
type TrailCommand = (rows: Rows, what: string) => Promise<boolean>

const commands: Readonly<Record<string, TrailCommand>> = {
  async verify(rows) {
    const { blocks, count, problems } = await verifyChain(rows, OFFICE_CHAIN)
    for (const problem of problems) say(`BROKEN ${problem}`)
    if (problems.length === 0) say(`ok     ${blocks} blocks seal ${count} events, unbroken`)
    return problems.length === 0
  },

  async proof(rows, id) {
    const proof = await proveOfficeEvent(rows, id)
    if (!proof) throw new Error(`there is no event ${id}`)
    if (proof.block === null) {
      say('it waits to be sealed')
      return true
    }
    say(`leaf   ${proof.leaf}`)
    for (const { side, hash } of proof.steps) say(`${side.padEnd(6)} ${hash.toString('hex')}`)
    say(`root   ${proof.root} of block ${proof.block}`)
    say(proof.holds ? 'ok     the way leads to the root' : 'BROKEN the way leads elsewhere')
    return proof.holds
  },

  async 'check-root'(rows, file) {
    const root = JSON.parse(readFileSync(file, 'utf8')) as RootFile
    const problem = await checkRootFile(rows, root, OFFICE_CHAIN)
    say(problem ? `BROKEN ${file}: ${problem}` : `ok     ${file}: block ${root.block} is as it was`)
    return problem === null
  },
}

const [name = '', what = ''] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
if (command) await runCommand(command)
else {
  process.stdout.write(HELP)
  process.exitCode = name === '' ? 0 : 2
}

async function runCommand(chosen: TrailCommand): Promise<void> {
  const database = openDatabase({ url: findRunning().databaseUrl, name: 'trail', max: 2 })
  try {
    if (!(await chosen(database.rows, what))) process.exitCode = 1
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  } finally {
    await database.close()
  }
}
