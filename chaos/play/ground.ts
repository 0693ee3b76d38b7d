import { chmodSync } from 'node:fs'
import path from 'node:path'
import { openDatabase, type Database } from '@oriel/db/database'
import { startApp, type App, type AppName } from '@oriel/dev-world/app'
import { startEdge, type Edge } from '@oriel/dev-world/edge'
import { makeDatabase, migrate, STUDIO } from '@oriel/dev-world/engine/migrate'
import type { Nats } from '@oriel/dev-world/engine/nats'
import { startPostgres, type Postgres } from '@oriel/dev-world/engine/postgres'
import { freePort } from '@oriel/dev-world/engine/process'
import { keyFile } from '@oriel/dev-world/key-file'
import { tellOfficeStories } from '@oriel/dev-world/office-stories'
import { paymentAccess, type PaymentAccess } from '@oriel/dev-world/payments'
import { providerAccess, type ProviderAccess } from '@oriel/dev-world/providers'
import { cashierSettings, sandboxSettings, simulatorSettings } from '@oriel/dev-world/sandbox'
import { tellWorld } from '@oriel/dev-world/stories'
import { tellMethods, tellPayments } from '@oriel/dev-world/story/payment'
import { tellProviders } from '@oriel/dev-world/story/provider'
import { studioSettings } from '@oriel/dev-world/studio'
import { startBusNodes } from '@oriel/dev-world/world'
import { openKeys, type Keys } from '@oriel/keys/keys'
import { plantInto } from '../plant/into.ts'
import { openLine, type Line, type Shares } from './line.ts'
import type { Plant } from './plants.ts'

export type Lines = { readonly studio: Line; readonly sandbox: Line; readonly gateway: Line }
export type PlayGround = {
  readonly apps: readonly App[]
  readonly nats: readonly Nats[]
  readonly natsUrls: readonly string[]
  readonly edge: Edge
  readonly lines: Lines
  readonly providers: readonly ProviderAccess[]
  /** Where members pay in and are paid; none where nobody asked for it. */
  readonly payments: readonly PaymentAccess[]
  /** As the owner of each database: a judge may read everything. */
  readonly ownerUrl: string
  readonly studioOwnerUrl: string
  /** Only who runs the database sees what others are doing in it. */
  readonly adminUrl: string
  readonly appUrl: string
  readonly sealerUrl: string
  readonly officeUrl: string
  readonly keys: Keys
  /** One more worker beside those that run. */
  startWorker(): Promise<App>
  restartPostgres(): Promise<void>
  stop(): Promise<void>
}

/** All that a judge reads. */
export type JudgedGround = Pick<
  PlayGround,
  'apps' | 'ownerUrl' | 'studioOwnerUrl' | 'lines' | 'providers' | 'natsUrls'
>

const COPIES = 2
/** Nearly every fourth answer of somebody outside is none. */
const OUTSIDE: Shares = {
  latency: 0.04,
  http500: 0.03,
  cut: 0.05,
  lost: 0.03,
  late: 0.06,
  garbage: 0.03,
}
/** What is lost is not repeated: of all that is asked this leaves nineteen in a hundred. */
const TWICE_SHARE = 0.21

/** The shape of a cluster, with a line that fails between it and everybody outside. */
export async function layPlayGround(
  folder: string,
  random: () => number,
  plant: Plant | null,
  note: (text: string) => void,
  { hasPayments = false }: { readonly hasPayments?: boolean } = {},
): Promise<PlayGround> {
  chmodSync(folder, 0o755)
  const stops: (() => Promise<unknown>)[] = []
  const options = { dataDir: path.join(folder, 'postgres'), port: await freePort(), durable: true }
  let postgres = await startPostgres(options)
  stops.push(() => postgres.stop())
  const nats = await startBusNodes({ folder, natsNodes: 3 })
  stops.push(() => Promise.all(nats.map((node) => node.stop())))
  const urls = await makeDatabases(postgres)
  const ports = await portsOf()
  const lines = await openLines(ports, random)
  for (const line of Object.values(lines)) stops.push(() => line.close())
  const keys = openKeys(keyFile(folder))
  const providers = providerAccess({ studio: lines.studio.port, sandbox: lines.sandbox.port })
  const places = { sandbox: lines.sandbox.port, gateway: lines.gateway.port }
  const payments = hasPayments ? paymentAccess(places) : []
  await tellAll(urls, keys, { providers, payments })
  if (plant) await plantInto(urls.ownerUrl, plant)
  note('the databases are filled')
  const natsUrls = nats.map((node) => node.url('worker'))
  const start = appStarter({ folder, ports, lines, natsUrls, providers, payments, plant, ...urls })
  const apps = await startApps(start, ports)
  stops.push(() => Promise.all(apps.map((app) => app.stop())))
  const of = (name: AppName) => apps.filter((app) => app.name === name).map((app) => app.port)
  const upstreams = { api: of('api'), realtime: [], site: [], sandbox: [], studio: [] }
  const edge = await startEdge(ports.edge, upstreams)
  stops.push(() => edge.close())
  note(`${apps.length} processes are open`)
  const told = { apps, nats, natsUrls, edge, lines, providers, payments, keys, ...urls }
  return {
    ...told,
    async startWorker() {
      const worker = await start('worker', 0)
      apps.push(worker)
      return worker
    },
    async restartPostgres() {
      await postgres.crash()
      postgres = await startPostgres(options)
    },
    async stop() {
      for (const stop of stops.toReversed()) await stop()
    },
  }
}

async function makeDatabases(postgres: Postgres) {
  const urls = {
    adminUrl: postgres.url('oriel'),
    appUrl: postgres.url('oriel', 'oriel_app'),
    sealerUrl: postgres.url('oriel', 'oriel_sealer'),
    officeUrl: postgres.url('oriel', 'oriel_office'),
    ownerUrl: postgres.url('oriel', 'oriel_owner'),
    studioUrl: postgres.url('studio', STUDIO.app),
    studioOwnerUrl: postgres.url('studio', STUDIO.owner),
  }
  await makeDatabase(postgres.url('postgres'), 'oriel')
  migrate(urls.ownerUrl)
  await makeDatabase(postgres.url('postgres'), 'studio', STUDIO)
  migrate(urls.studioOwnerUrl, STUDIO)
  return urls
}

async function openLines(ports: Ports, random: () => number): Promise<Lines> {
  const lineTo = (targets: readonly number[]) =>
    openLine({ targets, random, shares: OUTSIDE, twiceShare: TWICE_SHARE })
  return {
    studio: await lineTo([ports.studio]),
    sandbox: await lineTo([ports.sandbox]),
    gateway: await lineTo(ports.gateways),
  }
}

/** Where the house keeps the money, a round of several steps has its stake and its payout apart. */
export const SEVERAL_STEPS = `UPDATE games SET title = 'mines' WHERE id = (SELECT g.id FROM games g
  JOIN provider_links l USING (provider_id) WHERE l.wallet = 'seamless' AND g.closed_at IS NULL
    AND coalesce(g.title, g.code) <> 'triple-sevens' ORDER BY g.id LIMIT 1)`

type Outside = Pick<PlayGround, 'providers' | 'payments'>

async function tellAll(
  { appUrl, officeUrl }: Pick<PlayGround, 'appUrl' | 'officeUrl'>,
  keys: Keys,
  { providers, payments }: Outside,
): Promise<void> {
  const now = new Date()
  await within(appUrl, async (database) => {
    await tellWorld(database, now, keys)
    await tellProviders(database, providers, now, keys)
    await database.pool.query(SEVERAL_STEPS)
    await tellPayments(database, payments, now, keys)
    await tellMethods(database, payments)
  })
  // People of the house decide about what is paid out.
  if (payments.length > 0) await within(officeUrl, (office) => tellOfficeStories(office, keys))
}

async function within(url: string, work: (database: Database) => Promise<void>): Promise<void> {
  const database = openDatabase({ url, name: 'world', max: 4 })
  try {
    await work(database)
  } finally {
    await database.close()
  }
}

type Ports = Awaited<ReturnType<typeof portsOf>>

const portsOf = async () => ({
  edge: await freePort(),
  studio: await freePort(),
  sandbox: await freePort(),
  gateways: [await freePort(), await freePort()],
})

type Wanted = {
  readonly folder: string
  readonly ports: Ports
  readonly lines: Lines
  readonly appUrl: string
  readonly sealerUrl: string
  readonly studioUrl: string
  readonly natsUrls: readonly string[]
  readonly providers: readonly ProviderAccess[]
  readonly payments: readonly PaymentAccess[]
  readonly plant: Plant | null
}

type Start = (name: AppName, port: number) => Promise<App>

/** How each process of the run is told where the others are. */
function appStarter(wanted: Wanted): Start {
  const { folder, ports, lines, providers, payments, natsUrls } = wanted
  const sandbox = sandboxSettings(ports.sandbox, ports.edge)
  const env = {
    DATABASE_URL: wanted.appUrl,
    SEALER_DATABASE_URL: wanted.sealerUrl,
    NATS_URLS: natsUrls.join(),
    NATS_REPLICAS: String(natsUrls.length),
    TRUSTED_PROXIES: '127.0.0.1,::1',
    LOG_LEVEL: 'warn',
    ...sandbox.forApps,
    // Orders run out, and what was paid is asked about again, once the clock has gone on.
    ...(payments.length > 0 && { HOUSE_CLOCK: 'movable' }),
    ...wanted.plant?.env,
  }
  const studio = studioSettings({
    port: ports.studio,
    edgePort: ports.edge,
    databaseUrl: wanted.studioUrl,
    accesses: providers,
    gatewayUrl: `http://127.0.0.1:${lines.gateway.port}`,
    paceMs: 0,
  })
  const simulators = simulatorSettings(providers, ports.edge, path.join(folder, 'sandbox'))
  const more: Partial<Record<AppName, Record<string, string>>> = {
    sandbox: {
      ...sandbox.forSandbox,
      ...simulators,
      ...(payments.length > 0 && cashierSettings(payments)),
    },
    studio: { ...studio.env, STUDIO_PAGES: 'off', STUDIO_FAULTS: 'on' },
  }
  return (name, port) =>
    startApp({ name, port, mode: 'built', env: { ...env, ...more[name] }, folder })
}

async function startApps(start: Start, ports: Ports): Promise<App[]> {
  const copies = Array.from({ length: COPIES }, async () => [
    await start('api', await freePort()),
    await start('worker', 0),
  ])
  const outside = [start('sandbox', ports.sandbox), start('studio', ports.studio)]
  const gateways = ports.gateways.map((port) => start('gateway', port))
  return [...(await Promise.all(copies)).flat(), ...(await Promise.all([...outside, ...gateways]))]
}
