import { chmodSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { openDatabase, type Database } from '@oriel/db/database'
import { openKeys, type Keys } from '@oriel/keys/keys'
import { hasApp, startApp, type App, type AppName } from './app.ts'
import { addressOfHeader, startEdge, type Edge } from './edge.ts'
import { makeDatabase, migrate, STUDIO } from './engine/migrate.ts'
import { startNats, urlsFor, type Nats } from './engine/nats.ts'
import { startPostgres, type Postgres } from './engine/postgres.ts'
import { freePort } from './engine/process.ts'
import { OFFICE_HOST } from './office.ts'
import { tellOfficeStories } from './office-stories.ts'
import { STAFF_CODE } from './staff-cast.ts'
import { cashierSettings, SANDBOX_HOST, sandboxSettings, simulatorSettings } from './sandbox.ts'
import { keyFile } from './key-file.ts'
import { paymentAccess, type PaymentAccess } from './payments.ts'
import { providerAccess, type ProviderAccess } from './providers.ts'
import { STUDIO_HOST, studioSettings, type StudioSettings } from './studio.ts'
import { tellWorld } from './stories.ts'
import { tellMethods, tellPayments } from './story/payment.ts'
import { tellProviders } from './story/provider.ts'

export type WorldOptions = {
  /** Where engines keep their data. */
  folder: string
  edgePort: number
  /** How many of each app; the site and the sandbox are one. */
  copies: { api: number; realtime: number; worker: number }
  natsNodes: 1 | 3
  /** Development servers that reload, or the built apps as in production. */
  mode: 'dev' | 'built'
  durable: boolean
  /** The relay as a process of its own, so that a fault run can end it alone. */
  relayApart?: boolean
  /** The least time between two rounds of a player, where not as in production. */
  paceMs?: number
  /** Visitors say their own addresses: for journeys, where all come from one machine. */
  visitorsSayAddress?: boolean
  env?: Record<string, string>
  onStep?: (name: string, ms: number) => void
}

export type World = {
  readonly postgres: Postgres
  readonly nats: Nats[]
  readonly apps: App[]
  readonly edge: Edge
  readonly database: Database
  readonly databaseUrl: string
  /** The database as the door of the office. */
  readonly officeUrl: string
  /** The bus as a worker comes to it. */
  readonly natsUrls: string
  /** How the house is known to the studio, and what the studio was told. */
  readonly studio: StudioSettings
  /** How the house is known to each provider. */
  readonly providers: readonly ProviderAccess[]
  address(host: string): string
  stop(): Promise<void>
}

/** Starts everything there is: engines, migrations, stories, apps and the edge in front of them. */
export async function startWorld(options: WorldOptions): Promise<World> {
  mkdirSync(options.folder, { recursive: true })
  chmodSync(options.folder, 0o755)
  const step = stepTimer(options.onStep)
  const [postgres, nats] = await Promise.all([
    startPostgres({
      dataDir: path.join(options.folder, 'postgres'),
      port: await freePort(),
      durable: options.durable,
    }),
    startBusNodes(options),
  ])
  step('engines')
  await makeDatabases(postgres)
  step('migrations')
  const databaseUrl = postgres.url('oriel', 'oriel_app')
  const database = openDatabase({ url: databaseUrl, name: 'world', max: 4 })
  const keys = openKeys(keyFile(options.folder))
  await tellWorld(database, new Date(), keys)
  const outside = await outsidePorts()
  const providers = providerAccess(outside)
  await tellProviders(database, providers, new Date(), keys)
  const payments = paymentAccess(outside)
  await tellPayments(database, payments, new Date(), keys)
  await tellMethods(database, payments)
  const officeUrl = postgres.url('oriel', 'oriel_office')
  await tellOffice(officeUrl, keys)
  step('stories')
  const natsUrls = urlsFor(nats, 'worker')
  const studio = studioSettings({
    port: outside.studio,
    edgePort: options.edgePort,
    databaseUrl: postgres.url('studio', STUDIO.app),
    accesses: providers,
    gatewayUrl: `http://127.0.0.1:${outside.gateway}`,
    paceMs: options.paceMs,
  })
  const apps = await startApps(
    options,
    { databaseUrl, officeUrl, sealerUrl: postgres.url('oriel', 'oriel_sealer'), nats },
    { ...outside, settings: studio, providers, payments },
  )
  const upstreams = upstreamsOf(apps)
  const edge = await (options.visitorsSayAddress
    ? startEdge(options.edgePort, upstreams, addressOfHeader)
    : startEdge(options.edgePort, upstreams))
  step('apps')
  return {
    postgres,
    nats,
    apps,
    edge,
    database,
    databaseUrl,
    officeUrl,
    natsUrls,
    studio,
    providers,
    address: (host) => `http://${host}:${edge.port}`,
    async stop() {
      await edge.close()
      await Promise.all(apps.map((app) => app.stop()))
      await database.close()
      await Promise.all([postgres.stop(), ...nats.map((node) => node.stop())])
    },
  }
}

async function tellOffice(officeUrl: string, keys: Keys): Promise<void> {
  const office = openDatabase({ url: officeUrl, name: 'stories', max: 2 })
  await tellOfficeStories(office, keys)
  await office.close()
}

function upstreamsOf(apps: readonly App[]) {
  const ports = (name: AppName) => apps.filter((app) => app.name === name).map((app) => app.port)
  return {
    api: ports('api'),
    realtime: ports('realtime'),
    site: ports('site'),
    sandbox: ports('sandbox'),
    studio: ports('studio'),
    office: ports('office'),
    officeApi: ports('office-api'),
  }
}

/** Ports of those who are asked from outside, or are outside themselves. */
type Outside = { readonly studio: number; readonly sandbox: number; readonly gateway: number }
const outsidePorts = async (): Promise<Outside> => ({
  studio: await freePort(),
  sandbox: await freePort(),
  gateway: await freePort(),
})

async function makeDatabases(postgres: Postgres): Promise<void> {
  await makeDatabase(postgres.url('postgres'), 'oriel')
  migrate(postgres.url('oriel', 'oriel_owner'))
  await makeDatabase(postgres.url('postgres'), 'studio', STUDIO)
  migrate(postgres.url('studio', STUDIO.owner), STUDIO)
}

export async function startBusNodes({
  folder,
  natsNodes,
}: Pick<WorldOptions, 'folder' | 'natsNodes'>): Promise<Nats[]> {
  if (natsNodes === 1) {
    return [await startNats({ storeDir: path.join(folder, 'nats-1'), port: await freePort() })]
  }
  const routes = [await freePort(), await freePort(), await freePort()]
  return Promise.all(
    routes.map(async (port, index) => {
      const name = `nats-${index + 1}`
      const storeDir = path.join(folder, name)
      return startNats({ storeDir, name, port: await freePort(), cluster: { port, routes } })
    }),
  )
}

/** A fault run ends the relay alone. */
const ALL_BUT_RELAY =
  'realtime,message,recovery,letter,play,payment,round,reconcile,ledger,office,sweep'

type Simulated = {
  readonly providers: readonly ProviderAccess[]
  readonly payments: readonly PaymentAccess[]
}

async function startApps(
  options: WorldOptions,
  engines: {
    databaseUrl: string
    officeUrl: string
    sealerUrl: string
    nats: readonly Nats[]
  },
  outside: Outside & Simulated & { settings: StudioSettings },
): Promise<App[]> {
  const { copies, mode } = options
  const apiPorts: number[] = []
  for (let index = 0; index < copies.api; index += 1) apiPorts.push(await freePort())
  const sandbox = sandboxSettings(outside.sandbox, options.edgePort)
  const simulators = simulatorSettings(
    outside.providers,
    options.edgePort,
    path.join(options.folder, 'sandbox'),
  )
  const gameOrigins = [STUDIO_HOST, SANDBOX_HOST]
    .map((host) => `http://${host}:${options.edgePort}`)
    .join(',')
  const originOf = (host: string): string => `http://${host}:${options.edgePort}`
  const previews = {
    OFFICE_ORIGINS: originOf(OFFICE_HOST),
    PREVIEW_ORIGINS: ['oriel.localhost', 'second.localhost'].map(originOf).join(','),
  }
  const env = {
    DATABASE_URL: engines.databaseUrl,
    SEALER_DATABASE_URL: engines.sealerUrl,
    NATS_URLS: urlsFor(engines.nats, 'worker'),
    NATS_REPLICAS: String(options.natsNodes),
    TRUSTED_PROXIES: '127.0.0.1,::1',
    API_URLS: apiPorts.map((port) => `http://127.0.0.1:${port}`).join(','),
    SITE_ENV_URL: `http://127.0.0.1:${options.edgePort}/site-env`,
    // What is drawn is named by how it looks, so all worlds may share it.
    PICTURE_CACHE: pictureFolder(),
    ...sandbox.forApps,
    LOG_LEVEL: 'warn',
    ...options.env,
  }
  const start = (name: AppName, port: number, more: Record<string, string> = {}) =>
    startApp({ name, port, mode, env: { ...env, ...more }, folder: options.folder })
  const workers = Array.from({ length: copies.worker }, async () =>
    start('worker', 0, options.relayApart ? { WORKER_ROLES: ALL_BUT_RELAY } : {}),
  )
  if (options.relayApart) workers.push(start('worker', 0, { WORKER_ROLES: 'outbox' }))
  return Promise.all([
    ...apiPorts.map((port) => start('api', port)),
    ...Array.from({ length: copies.realtime }, async () =>
      start('realtime', await freePort(), { NATS_URLS: urlsFor(engines.nats, 'realtime') }),
    ),
    ...workers,
    start('site', await freePort(), { GAME_ORIGINS: gameOrigins, ...previews }),
    start('sandbox', outside.sandbox, {
      ...sandbox.forSandbox,
      ...simulators,
      ...cashierSettings(outside.payments),
    }),
    start('studio', outside.studio, outside.settings.env),
    ...(hasApp('gateway') ? [start('gateway', outside.gateway)] : []),
    start('office-api', await freePort(), {
      OFFICE_DATABASE_URL: engines.officeUrl,
      OFFICE_HOSTS: OFFICE_HOST,
      OFFICE_DEVELOPMENT_CODE: STAFF_CODE,
      ...previews,
    }),
    ...(hasApp('office') ? [start('office', await freePort(), previews)] : []),
  ])
}

function stepTimer(onStep: WorldOptions['onStep']): (name: string) => void {
  let last = performance.now()
  return (name) => {
    const now = performance.now()
    onStep?.(name, now - last)
    last = now
  }
}

/**
 * Drawn pictures serve all worlds of a checkout. The site would make a missing folder, and `.data`
 * above it, for its own user alone; PostgreSQL's user must be able to walk through `.data`.
 */
function pictureFolder(): string {
  const folder = path.resolve(import.meta.dirname, '../../../.data/pictures')
  mkdirSync(folder, { recursive: true })
  return folder
}
