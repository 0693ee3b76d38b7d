import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { SiteId } from '@oriel/core/id'
import { cast, CAST_PASSWORD, CAST_WITHDRAW_PASSWORD, FRIEND, LEAVER, ORIEL } from './cast.ts'
import { urlsFor } from './engine/nats.ts'
import { isPortOpen } from './engine/process.ts'
import { startJackpotMover } from './jackpot-mover.ts'
import { openKeys } from '@oriel/keys/keys'
import { startEnvelopeOpener } from './envelope-opener.ts'
import { keyFile } from './key-file.ts'
import { OFFICE_HOST } from './office.ts'
import { SANDBOX_HOST } from './sandbox.ts'
import { STAFF_CODE, STAFF_PASSWORD, staffCast } from './staff-cast.ts'
import { tellBankCards } from './story/bank-card.ts'
import { tellHeld } from './story/held.ts'
import { tellPlay } from './story/play.ts'
import { tellQueues } from './story/queue.ts'
import { tellFriend } from './story/recommend.ts'
import { tellLeaver } from './story/removal.ts'
import { startWorld, type World } from './world.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const EDGE_PORT = 3000
const PORTS_TRIED_MAX = 20

const { values } = parseArgs({
  options: {
    cluster: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    port: { type: 'string' },
  },
})

const stateFile = path.join(root, '.data/world.json')
refuseSecondWorld()
const begun = performance.now()
const folder = path.join(root, values.cluster ? '.data/cluster' : '.data/dev')
if (values.fresh) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const count = values.cluster ? 2 : 1
const world = await startWorld({
  folder,
  edgePort: await firstFreePort(values.port ? Number(values.port) : EDGE_PORT),
  copies: { api: count, realtime: count, worker: count },
  natsNodes: values.cluster ? 3 : 1,
  mode: values.built ? 'built' : 'dev',
  durable: true,
  env: { PICTURES_AHEAD: 'oriel.localhost,second.localhost' },
  onStep: (name, ms) => say(`  ${name.padEnd(12)} ${(ms / 1000).toFixed(1)} s`),
})
const keys = openKeys(keyFile(folder))
const told = { database: world.database, ownerUrl: world.postgres.url('oriel', 'oriel_owner') }
await tellQueues(told, new Date())
await tellFriend(told, keys, new Date())
await tellLeaver(world.database, keys, new Date())
await tellBankCards(told, keys, new Date())
writeFileSync(stateFile, JSON.stringify(stateOf(world), null, 2))
printTable(world)
let isOver = false
const playing = {
  database: world.database,
  edgePort: world.edge.port,
  isOver: () => isOver,
}
const play = tellPlay(playing)
  .then(() => tellHeld(playing))
  .catch((error: unknown) => say(`the cast has not played: ${String(error)}`))
const mover = startJackpotMover(world.database, (error) =>
  say(`the jackpot stands still: ${String(error)}`),
)
const opener = startEnvelopeOpener(world.database, keys, (error) =>
  say(`no red envelope is opened: ${String(error)}`),
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    say('\nstopping')
    rmSync(stateFile, { force: true })
    isOver = true
    void play
      .then(() => mover.stop())
      .then(() => opener.stop())
      .then(() => world.stop())
      .then(() => process.exit(0))
  })
}

/** Two worlds would share one data folder, and the second would end the first one's database. */
function refuseSecondWorld(): void {
  if (!existsSync(stateFile)) return
  const { pid, edgePort } = JSON.parse(readFileSync(stateFile, 'utf8')) as Record<string, number>
  try {
    process.kill(pid ?? 0, 0)
  } catch {
    return
  }
  say(`a world runs already on port ${edgePort}: stop it with kill ${pid}`)
  process.exit(1)
}

/** What commands such as `pnpm office` need to find the world that runs. */
function stateOf({ databaseUrl, officeUrl, nats, edge, studio }: World): Record<string, unknown> {
  return {
    databaseUrl,
    officeDatabaseUrl: officeUrl,
    natsUrls: urlsFor(nats, 'office'),
    edgePort: edge.port,
    keyFile: keyFile(folder),
    studioDatabaseUrl: studio.env['STUDIO_DATABASE_URL'],
    pid: process.pid,
  }
}

async function firstFreePort(wanted: number): Promise<number> {
  for (let port = wanted; port < wanted + PORTS_TRIED_MAX; port += 1) {
    if (!(await isPortOpen(port))) return port
  }
  throw new Error(`ports ${wanted} to ${wanted + PORTS_TRIED_MAX} are all taken`)
}

function printTable(started: World): void {
  const rows: [string, string][] = [
    ['Oriel', started.address('oriel.localhost')],
    ['Second House', started.address('second.localhost')],
    ['Office', `${started.address(OFFICE_HOST)} (those who run the house)`],
    ['Sandbox', `${started.address(SANDBOX_HOST)} (text messages, mail, people to sign in as)`],
    ['api', `${started.address('oriel.localhost')}/api (docs/api)`],
    ['PostgreSQL', started.databaseUrl],
    ['NATS', started.natsUrls],
    ...started.apps.map((app): [string, string] => {
      return [`${app.name} health`, `http://127.0.0.1:${app.operationsPort}/ready, /metrics`]
    }),
    ...[...cast, FRIEND, LEAVER].map((person): [string, string] => {
      const { account, currency, language, who } = person
      return [account, `${siteName(person.site)}, ${currency}, ${language}: ${who}`]
    }),
    ...staffCast.map(({ account, role, sites }): [string, string] => {
      const where = sites[0] === null ? 'all sites' : sites.map(siteName).join(', ')
      return [account, `Office, ${role}, ${where}`]
    }),
    ['password of staff', `${STAFF_PASSWORD}, second factor ${STAFF_CODE}`],
    ['say something', 'pnpm office announce --site oriel --text "Hello"'],
    ['password of all', `${CAST_PASSWORD}, for withdrawals ${CAST_WITHDRAW_PASSWORD}`],
    ['logs', path.relative(root, folder)],
    ['stop', `Ctrl+C, or kill ${process.pid}`],
  ]
  const width = Math.max(...rows.map(([name]) => name.length))
  say('')
  for (const [name, value] of rows) say(`  ${name.padEnd(width)}  ${value}`)
  say(`\n  ready in ${((performance.now() - begun) / 1000).toFixed(1)} s`)
}

function siteName(site: SiteId | null): string {
  return site === ORIEL ? 'Oriel' : 'Second House'
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
