import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isPortOpen, run, until, type Running } from './process.ts'

export type NatsOptions = {
  storeDir: string
  port: number
  name?: string
  /** Cluster port of this node and of all nodes; absent for a single server. */
  cluster?: { port: number; routes: readonly number[] }
}

export type Nats = {
  readonly name: string
  readonly port: number
  /** Its address for one of the users of deploy/nats-users.conf. */
  url(user: BusUser): string
  /** The process that runs it now; another one after it was started again. */
  pid(): number
  /** Ends it at once, as a power cut would. */
  crash(): Promise<void>
  /** Brings a crashed node back on its own port: with the store it had, or with an empty one. */
  startAgain(store: 'kept' | 'wiped'): Promise<void>
  stop(): Promise<void>
}

const START_WAIT_MS = 15_000
const root = path.resolve(import.meta.dirname, '../../../..')

const USERS_FILE = 'users.conf'

/** Those of production, and one who may do everything, for tests to look and to break. */
const BUS_USERS = ['worker', 'realtime', 'office', 'tester'] as const
export type BusUser = (typeof BUS_USERS)[number]
/** Engines of test worlds listen on this machine only. */
const passwordOf = (user: BusUser): string => `${user}-here`
const PASSWORDS = Object.fromEntries(
  BUS_USERS.map((user) => [`NATS_${user.toUpperCase()}_PASSWORD`, passwordOf(user)]),
)

/** What `NATS_URLS` says to a process that comes as this user. */
export const urlsFor = (nodes: readonly Nats[], user: BusUser): string =>
  nodes.map((node) => node.url(user)).join()

/** Starts a real nats-server with JetStream on disk. */
export async function startNats(options: NatsOptions): Promise<Nats> {
  const { storeDir, port, name = 'nats-1' } = options
  let running = await start(options, name)
  return {
    name,
    port,
    url: (user) => `nats://${user}:${passwordOf(user)}@127.0.0.1:${port}`,
    pid: () => running.pid,
    async crash() {
      running.kill('SIGKILL')
      await running.ended
    },
    async startAgain(store) {
      if (store === 'wiped') rmSync(storeDir, { recursive: true, force: true })
      running = await start(options, name)
    },
    stop: () => running.stop(),
  }
}

async function start(options: NatsOptions, name: string): Promise<Running> {
  mkdirSync(options.storeDir, { recursive: true })
  const config = path.join(options.storeDir, 'server.conf')
  writeFileSync(config, configText(options, name))
  // An include is looked for beside the file that names it.
  writeFileSync(path.join(options.storeDir, USERS_FILE), usersText())
  const running = run(findServer(), ['-c', config], {
    env: { ...process.env, ...PASSWORDS },
    logFile: path.join(options.storeDir, 'server.log'),
  })
  await until(`nats-server on port ${options.port}`, () => isPortOpen(options.port), START_WAIT_MS)
  return running
}

function usersText(): string {
  const text = readFileSync(path.join(root, 'deploy/nats-users.conf'), 'utf8')
  return text.replace('users: [', 'users: [ { user: tester, password: $NATS_TESTER_PASSWORD }')
}

function configText(options: NatsOptions, name: string): string {
  const lines = [
    `server_name: ${name}`,
    `listen: "127.0.0.1:${options.port}"`,
    'max_payload: 1MB',
    `include ./${USERS_FILE}`,
    `jetstream { store_dir: "${path.join(options.storeDir, 'jetstream')}", max_file_store: 4GB }`,
  ]
  if (options.cluster) {
    const routes = options.cluster.routes.map((port) => `"nats://127.0.0.1:${port}"`).join()
    lines.push(
      `cluster { name: oriel, listen: "127.0.0.1:${options.cluster.port}", routes: [${routes}] }`,
    )
  }
  return `${lines.join('\n')}\n`
}

function findServer(): string {
  const places = (process.env['PATH'] ?? '').split(path.delimiter)
  const found = [...places, '/usr/sbin', '/usr/local/sbin']
    .map((place) => path.join(place, 'nats-server'))
    .find((file) => existsSync(file))
  if (!found) throw new Error('nats-server is not installed: run ./bootstrap')
  return found
}
