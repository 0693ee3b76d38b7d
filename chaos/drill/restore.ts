import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, rmSync, statSync, chownSync } from 'node:fs'
import path from 'node:path'
import { openDatabase } from '@oriel/db/database'
import { createConnection } from '@oriel/db/pool'
import { makeDatabase, migrate } from '@oriel/dev-world/engine/migrate'
import { startPostgres, type Postgres } from '@oriel/dev-world/engine/postgres'
import { freePort, run, until } from '@oriel/dev-world/engine/process'
import { keyFile } from '@oriel/dev-world/key-file'
import { tellMembers } from '@oriel/dev-world/story/member'
import { tellSites } from '@oriel/dev-world/story/site'
import { openKeys } from '@oriel/keys/keys'
import { sealBlock } from '@oriel/ledger/seal'
import type { Figure } from '../figures.ts'
import { readHistory } from '../ledger-history.ts'
import { countAnswers } from '../ledger-processes.ts'
import { archiveNow, takeBase } from './base-backup.ts'
import { judgeRing } from './restore-ring.ts'
import { judgeRestored, keysIn } from './restore-judge.ts'
import type { Drill } from './run.ts'

const root = path.resolve(import.meta.dirname, '../..')
const DATABASE = 'oriel'
/** Answers between two steps, so that each step happens under load and after new posts. */
const STEP = { full: 5_000, short: 500 }
const STEP_WAIT_MS = 300_000
const RECOVERED_WAIT_MS = 300_000
const MINUTE_MS = 60_000
/** More than are posted until the server is killed. */
const POSTS = 10_000_000

/**
 * Takes a base backup while posts run, kills the server, throws its folder away, and restores from
 * the backup and the archive: once to its end, once to a point in time.
 */
export const runRestore: Drill = async ({ folder, short, seed, note }) => {
  chmodSync(folder, 0o755)
  const places = placesIn(folder)
  const step = short ? STEP.short : STEP.full
  const primary = await startArchiving(places)
  const history = path.join(folder, 'history')
  try {
    await fill(primary, folder)
    note('the database has its members')
    const url = primary.url(DATABASE, 'oriel_app')
    const poster = run(
      process.execPath,
      [path.join(root, 'chaos/ledger-poster.ts'), url, history, String(seed), String(POSTS)],
      { logFile: path.join(folder, 'poster.log') },
    )
    const answers = countAnswers(history)
    const moreAnswers = async (what: string) => {
      const wanted = answers() + step
      await until(`${what} (see poster.log)`, async () => answers() >= wanted, STEP_WAIT_MS)
      note(`${answers()} answers: ${what}`)
    }
    await moreAnswers('base backup begins')
    const begun = performance.now()
    await takeBase(primary.url('postgres'), places.data, places.base)
    const baseMinutes = (performance.now() - begun) / MINUTE_MS
    await seal(url)
    await moreAnswers('base backup is done, posts went on')
    const before = keysIn(readHistory(history))
    const time = await clockOf(primary.url('postgres'))
    const asked = keysIn(readHistory(history)).asked
    await moreAnswers(`point in time is ${time}`)
    const archived = keysIn(readHistory(history))
    await archiveNow(primary.url('postgres'))
    await moreAnswers('the log is archived')
    await primary.crash()
    poster.kill('SIGKILL')
    await poster.ended
    rmSync(places.data, { recursive: true })
    const all = keysIn(readHistory(history))
    note('the server is killed and its folder is gone')
    const end = await restore(places, 'end', null, note)
    const endFigures = await judgeRestored(end, {
      name: 'end',
      mustHave: archived.acknowledged,
      mustNotHave: new Set(),
      acknowledged: all.acknowledged,
    })
    const ring = await judgeRing(end.postgres.url(DATABASE, 'oriel_app'), places.rings, folder)
    await end.postgres.stop()
    const past = await restore(places, 'time', time, note)
    const later = [...all.asked].filter((key) => !asked.has(key))
    const timeFigures = await judgeRestored(past, {
      name: 'time',
      mustHave: before.acknowledged,
      mustNotHave: new Set(later),
      acknowledged: all.acknowledged,
    })
    await past.postgres.stop()
    return [informed('base_backup_minutes', baseMinutes), ...endFigures, ...timeFigures, ...ring]
  } finally {
    await primary.stop()
  }
}

const informed = (name: string, value: number): Figure => ({ name: `restore ${name}`, value })

type Places = ReturnType<typeof placesIn>
function placesIn(folder: string) {
  const inside = (name: string) => path.join(folder, name)
  return {
    data: inside('postgres'),
    base: inside('base'),
    wal: inside('wal'),
    rings: { kept: inside('apart/keys.json'), used: keyFile(folder) },
    restored: (name: string) => inside(`restored-${name}`),
  }
}

/** Archives by the script of `compose.yaml`, without its time-out: the drill closes files. */
async function startArchiving({ data, wal }: Places): Promise<Postgres> {
  mkdirSync(wal)
  const script = path.join(root, 'deploy/archive-wal.sh')
  const settings = { archive_mode: 'on', archive_command: `${script} %p %f ${wal}` }
  const options = { dataDir: data, port: await freePort(), durable: true, settings }
  const postgres = await startPostgres(options)
  const { uid, gid } = statSync(data)
  chownSync(wal, uid, gid)
  return postgres
}

async function fill(postgres: Postgres, folder: string): Promise<void> {
  await makeDatabase(postgres.url('postgres'), DATABASE)
  migrate(postgres.url(DATABASE, 'oriel_owner'))
  const url = postgres.url(DATABASE, 'oriel_app')
  const database = openDatabase({ url, name: 'drill' })
  try {
    await tellSites(database, new Date())
    await tellMembers(database, openKeys(keyFile(folder)))
  } finally {
    await database.close()
  }
}

async function seal(url: string): Promise<void> {
  const asSealer = url.replace('oriel_app', 'oriel_sealer')
  const database = openDatabase({ url: asSealer, name: 'drill' })
  try {
    await sealBlock(database)
  } finally {
    await database.close()
  }
}

async function clockOf(adminUrl: string): Promise<string> {
  const client = createConnection({ url: adminUrl, name: 'clock' })
  await client.connect()
  try {
    const { rows } = await client.query<{ now: string }>('SELECT clock_timestamp()::text AS now')
    return rows[0]?.now ?? ''
  } finally {
    await client.end()
  }
}

export type Restored = { readonly postgres: Postgres; readonly minutes: number }

/** By the operators' own script, into a new folder, on a new port. */
async function restore(
  places: Places,
  name: string,
  time: string | null,
  note: (text: string) => void,
): Promise<Restored> {
  const begun = performance.now()
  const dataDir = places.restored(name)
  const script = path.join(root, 'deploy/restore.sh')
  execFileSync(script, [places.base, places.wal, dataDir, ...(time === null ? [] : [time])])
  const postgres = await startPostgres({ dataDir, port: await freePort(), durable: true })
  const client = createConnection({ url: postgres.url('postgres'), name: 'drill' })
  await client.connect()
  const isOpen = async () => {
    const { rows } = await client.query<{ is: boolean }>('SELECT pg_is_in_recovery() AS is')
    return rows[0]?.is === false
  }
  await until('the restored server to accept writes', isOpen, RECOVERED_WAIT_MS)
  await client.end()
  const minutes = (performance.now() - begun) / MINUTE_MS
  note(`restored to ${time ?? 'the end of the archive'} in ${minutes.toFixed(2)} minutes`)
  return { postgres, minutes }
}
