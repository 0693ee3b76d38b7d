import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { generateKeyPairSync } from 'node:crypto'
import { openDatabase } from '@oriel/db/database'
import { makeDatabase, migrate, STUDIO } from '@oriel/dev-world/engine/migrate'
import { urlsFor } from '@oriel/dev-world/engine/nats'
import { startPostgres } from '@oriel/dev-world/engine/postgres'
import { freePort, run, until } from '@oriel/dev-world/engine/process'
import { keyFile } from '@oriel/dev-world/key-file'
import { providerAccess, type ProviderAccess } from '@oriel/dev-world/providers'
import { tellWorld } from '@oriel/dev-world/stories'
import { tellProviders } from '@oriel/dev-world/story/provider'
import { startBusNodes } from '@oriel/dev-world/world'
import { openKeys } from '@oriel/keys/keys'
import type { Figure } from '../figures.ts'
import { checksOf } from './deploy-checks.ts'
import { findNginx, startNginx } from './nginx.ts'
import { visitor } from './outside.ts'
import type { Drill } from './run.ts'
import { canWrite, ENTRIES, layTrees, megabytesOf, PROCESSES, SHIPPED, treeOf } from './trees.ts'
import { unprivileged, type Process, type Shipped, type User } from './trees.ts'

const root = path.resolve(import.meta.dirname, '../..')
const READY_WAIT_MS = 90_000
const OWNER_ONLY = 0o600

/**
 * Starts what the images hold, as a user that may change none of it, behind the edge's own
 * configuration with TLS, and asks for everything from outside.
 */
export const runDeploy: Drill = async ({ folder, note }) => {
  const user = unprivileged()
  if (!user) {
    note('skipped: only root can start processes as another user')
    return []
  }
  findNginx()
  chmodSync(folder, 0o755)
  const stops: (() => Promise<unknown>)[] = []
  try {
    const trees = layTrees(path.join(folder, 'trees'))
    const sizes = SHIPPED.map((app) => ({ app, size: megabytesOf(trees[app]) }))
    const whole = megabytesOf(root, '.git', '.data', '.reports')
    note(`the repository with its development dependencies: ${whole.toFixed(0)} MB`)
    for (const { app, size } of sizes) note(`production tree of ${app}: ${size.toFixed(0)} MB`)
    const world = await startEngines(folder, stops)
    note('the engines run and the database is filled')
    const ports = await startTrees(folder, user, trees, world, stops)
    note(`${PROCESSES.length} processes are ready as user ${user.uid}, NODE_ENV=production`)
    const edge = { http: await freePort(), https: await freePort() }
    const nginx = await startNginx(folder, user, ports, edge)
    stops.push(() => nginx.stop())
    const checks = checksOf(visitor(edge, nginx.certificate), world.seamless)
    const failed: string[] = []
    for (const { name, run: runCheck } of checks) {
      const wrong = await runCheck().catch((error: unknown) => String(error))
      note(`${wrong === null ? 'ok  ' : 'FAIL'} ${name}${wrong === null ? '' : `: ${wrong}`}`)
      if (wrong !== null) failed.push(name)
    }
    const writable = SHIPPED.filter((app) => canWrite(trees[app], user))
    const largest = Math.max(...sizes.map(({ size }) => size))
    return [
      { name: 'deploy repository_mb', value: whole },
      ...sizes.map(({ app, size }): Figure => ({ name: `deploy ${app}_mb`, value: size })),
      { name: 'deploy largest_tree_mb', value: largest, ceiling: Math.ceil(whole / 2) },
      { name: 'deploy trees_writable', value: writable.length, ceiling: 0 },
      { name: 'deploy checks', value: checks.length, floor: 15 },
      { name: 'deploy checks_failed', value: failed.length, ceiling: 0 },
    ]
  } finally {
    for (const stop of stops.toReversed()) await stop()
  }
}

type World = Awaited<ReturnType<typeof startEngines>>

async function startEngines(folder: string, stops: (() => Promise<unknown>)[]) {
  const dataDir = path.join(folder, 'postgres')
  const postgres = await startPostgres({ dataDir, port: await freePort(), durable: false })
  stops.push(() => postgres.stop())
  const nats = await startBusNodes({ folder, natsNodes: 1 })
  stops.push(() => Promise.all(nats.map((node) => node.stop())))
  await makeDatabase(postgres.url('postgres'), 'oriel')
  migrate(postgres.url('oriel', 'oriel_owner'))
  await makeDatabase(postgres.url('postgres'), 'studio', STUDIO)
  migrate(postgres.url('studio', STUDIO.owner), STUDIO)
  const url = postgres.url('oriel', 'oriel_app')
  const providers = providerAccess({ studio: 9, sandbox: 9 })
  const database = openDatabase({ url, name: 'drill' })
  const keys = openKeys(keyFile(folder))
  await tellWorld(database, new Date(), keys)
  await tellProviders(database, providers, new Date(), keys)
  await database.close()
  const seamless = providers.find(({ wallet }) => wallet === 'seamless') as ProviderAccess
  const studioUrl = postgres.url('studio', STUDIO.app)
  const sealerUrl = postgres.url('oriel', 'oriel_sealer')
  const officeUrl = postgres.url('oriel', 'oriel_office')
  return { url, officeUrl, sealerUrl, studioUrl, nats, seamless }
}

/** Close to `compose.yaml`, without its pooler, with one ring for all. Inherits only PATH. */
async function startTrees(
  folder: string,
  user: User,
  trees: Readonly<Record<Shipped, string>>,
  { url, officeUrl, sealerUrl, studioUrl, nats }: World,
  stops: (() => Promise<unknown>)[],
): Promise<Record<Process, number>> {
  const own = path.join(folder, 'own')
  const made = ['', 'pictures', 'roots'].map((name) => path.join(own, name))
  for (const place of made) mkdirSync(place, { recursive: true })
  const signing = path.join(own, 'ledger-key.pem')
  const { privateKey } = generateKeyPairSync('ed25519')
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' })
  writeFileSync(signing, pem, { mode: OWNER_ONLY })
  for (const place of [...made, signing, keyFile(folder)]) chownSync(place, user.uid, user.gid)
  const ports = {} as Record<Process, number>
  for (const app of PROCESSES) ports[app] = await freePort()
  const env = {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    DATABASE_URL: url,
    OFFICE_DATABASE_URL: officeUrl,
    OFFICE_HOSTS: 'office.localhost',
    SEALER_DATABASE_URL: sealerUrl,
    STUDIO_DATABASE_URL: studioUrl,
    STUDIO_URL: 'https://studio.localhost',
    NATS_URLS: urlsFor(nats, 'worker'),
    KEY_FILE: keyFile(folder),
    TRUSTED_PROXIES: '127.0.0.1,::1',
    GATEWAY_NETWORKS: 'GPTE=127.0.0.0/8',
    API_URLS: `http://127.0.0.1:${ports.api}`,
    PICTURE_CACHE: path.join(own, 'pictures'),
    LEDGER_ROOTS_FOLDER: path.join(own, 'roots'),
    LEDGER_KEY_FILE: signing,
    LOG_LEVEL: 'warn',
  }
  const start = async (app: Process): Promise<void> => {
    const operations = await freePort()
    const port = { [`${app.toUpperCase().replaceAll('-', '_')}_PORT`]: String(ports[app]) }
    const bus = app === 'realtime' ? { NATS_URLS: urlsFor(nats, 'realtime') } : {}
    const running = run(process.execPath, [ENTRIES[app]], {
      ...user,
      cwd: trees[treeOf(app)],
      env: { ...env, ...port, ...bus, OPERATIONS_PORT: String(operations) },
      logFile: path.join(folder, `${app}.log`),
    })
    stops.push(() => running.stop())
    const isReady = async () => {
      const answer = await fetch(`http://127.0.0.1:${operations}/ready`).catch(() => null)
      return answer?.status === 200
    }
    await until(`${app} to be ready (see ${app}.log)`, isReady, READY_WAIT_MS, 100)
  }
  await Promise.all(PROCESSES.map(start))
  return ports
}
