import { chmodSync } from 'node:fs'
import path from 'node:path'
import { startApp, type App, type AppName } from '@oriel/dev-world/app'
import { startEdge, type Edge } from '@oriel/dev-world/edge'
import { makeDatabase, migrate, migrateFrom, STUDIO } from '@oriel/dev-world/engine/migrate'
import { startPostgres } from '@oriel/dev-world/engine/postgres'
import { freePort } from '@oriel/dev-world/engine/process'
import { keyFile } from '@oriel/dev-world/key-file'
import { providerAccess } from '@oriel/dev-world/providers'
import { sandboxSettings, simulatorSettings } from '@oriel/dev-world/sandbox'
import { studioSettings } from '@oriel/dev-world/studio'
import { startBusNodes } from '@oriel/dev-world/world'
import { SEVERAL_STEPS, type JudgedGround, type Lines } from '../play/ground.ts'
import { openLine } from '../play/line.ts'
import type { OldVersion } from './old-version.ts'

export type UpgradeGround = JudgedGround & {
  readonly edge: Edge
  readonly appUrl: string
  readonly sealerUrl: string
  /** Starts api, gateway and worker of a checkout; the edge leads to them from then on, too. */
  startVersion(root: string | null): Promise<Version>
  stop(): Promise<void>
}
type Version = {
  /** The edge leads here no longer, then the processes end in order. */
  retire(): Promise<void>
}

const CALM = { latency: 0, http500: 0, cut: 0, lost: 0, late: 0, garbage: 0 }
const SERVED = ['api', 'gateway', 'worker'] as const

type Stops = (() => Promise<unknown>)[]
type Ports = { readonly edge: number; readonly studio: number; readonly sandbox: number }

/** Engines and providers, with a database as the old version makes and fills it. */
export async function layUpgradeGround(folder: string, old: OldVersion): Promise<UpgradeGround> {
  chmodSync(folder, 0o755)
  const stops: Stops = []
  const engines = await startEngines(folder, old, stops)
  const ports = { edge: await freePort(), studio: await freePort(), sandbox: await freePort() }
  const gateways: number[] = []
  const lines = await openLines(ports, gateways, stops)
  const providers = providerAccess({ studio: lines.studio.port, sandbox: lines.sandbox.port })
  await fillOld(old, engines.appUrl, keyFile(folder), providers)
  const sandbox = sandboxSettings(ports.sandbox, ports.edge)
  const env = {
    DATABASE_URL: engines.appUrl,
    SEALER_DATABASE_URL: engines.sealerUrl,
    NATS_URLS: engines.natsUrls.join(),
    TRUSTED_PROXIES: '127.0.0.1,::1',
    LOG_LEVEL: 'warn',
    ...sandbox.forApps,
  }
  const start = (
    name: AppName,
    port: number,
    more: Record<string, string>,
    root: string | null,
  ) => {
    const options = { name, port, mode: 'built', env: { ...env, ...more }, folder } as const
    return startApp(root === null ? options : { ...options, root })
  }
  const studio = studioSettings({
    port: ports.studio,
    edgePort: ports.edge,
    databaseUrl: engines.studioUrl,
    accesses: providers,
    gatewayUrl: `http://127.0.0.1:${lines.gateway.port}`,
    paceMs: 0,
  })
  const simulators = simulatorSettings(providers, ports.edge, path.join(folder, 'sandbox'))
  const apps = await Promise.all([
    start('studio', ports.studio, { ...studio.env, STUDIO_PAGES: 'off' }, null),
    start('sandbox', ports.sandbox, { ...sandbox.forSandbox, ...simulators }, null),
  ])
  stops.push(() => Promise.all(apps.map((app) => app.stop())))
  const upstreams = { api: [] as number[], realtime: [], site: [], sandbox: [], studio: [] }
  const edge = await startEdge(ports.edge, upstreams)
  stops.push(() => edge.close())
  const startVersion = async (root: string | null): Promise<Version> => {
    const served = await Promise.all(
      SERVED.map(async (name) => start(name, await freePort(), {}, root)),
    )
    const stopAll = () => Promise.all(served.map((app) => app.stop()))
    stops.push(stopAll)
    const portOf = (name: AppName) => served.find((app: App) => app.name === name)?.port ?? 0
    upstreams.api.push(portOf('api'))
    gateways.push(portOf('gateway'))
    return {
      async retire() {
        remove(upstreams.api, portOf('api'))
        remove(gateways, portOf('gateway'))
        await stopAll()
      },
    }
  }
  const stop = async () => {
    for (const one of stops.toReversed()) await one()
  }
  return { ...engines, lines, providers, edge, apps, startVersion, stop }
}

async function startEngines(folder: string, old: OldVersion, stops: Stops) {
  const dataDir = path.join(folder, 'postgres')
  const postgres = await startPostgres({ dataDir, port: await freePort(), durable: true })
  stops.push(() => postgres.stop())
  const nats = await startBusNodes({ folder, natsNodes: 1 })
  stops.push(() => Promise.all(nats.map((node) => node.stop())))
  const ownerUrl = postgres.url('oriel', 'oriel_owner')
  const studioOwnerUrl = postgres.url('studio', STUDIO.owner)
  await makeDatabase(postgres.url('postgres'), 'oriel')
  await migrateFrom(ownerUrl, path.join(old.root, 'packages/db/migrations'))
  await makeDatabase(postgres.url('postgres'), 'studio', STUDIO)
  migrate(studioOwnerUrl, STUDIO)
  return {
    ownerUrl,
    studioOwnerUrl,
    appUrl: postgres.url('oriel', 'oriel_app'),
    sealerUrl: postgres.url('oriel', 'oriel_sealer'),
    studioUrl: postgres.url('studio', STUDIO.app),
    natsUrls: nats.map((node) => node.url('worker')),
  }
}

/** Lines on which nothing is lost: what fails here fails by the upgrade. */
async function openLines(ports: Ports, gateways: readonly number[], stops: Stops): Promise<Lines> {
  const lineTo = async (targets: readonly number[]) => {
    const line = await openLine({ targets, random: () => 1, shares: CALM, twiceShare: 0 })
    stops.push(() => line.close())
    return line
  }
  return {
    studio: await lineTo([ports.studio]),
    sandbox: await lineTo([ports.sandbox]),
    gateway: await lineTo(gateways),
  }
}

function remove(list: number[], one: number): void {
  list.splice(list.indexOf(one), 1)
}

async function fillOld(
  old: OldVersion,
  url: string,
  ring: string,
  providers: UpgradeGround['providers'],
): Promise<void> {
  const database = old.openDatabase({ url, name: 'world', max: 4 })
  try {
    const [now, keys] = [new Date(), old.openKeys(ring)]
    await old.tellWorld(database, now, keys)
    await old.tellProviders(database, providers, now, keys)
    await database.pool.query(SEVERAL_STEPS)
  } finally {
    await database.close()
  }
}
