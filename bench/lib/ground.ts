import path from 'node:path'
import { openDatabase } from '@oriel/db/database'
import { startApp, type App, type AppName } from '@oriel/dev-world/app'
import { makeDatabase, migrate } from '@oriel/dev-world/engine/migrate'
import { startNats, type BusUser } from '@oriel/dev-world/engine/nats'
import { startPostgres } from '@oriel/dev-world/engine/postgres'
import { freePort } from '@oriel/dev-world/engine/process'
import { keyFile } from '@oriel/dev-world/key-file'
import { openKeys } from '@oriel/keys/keys'
import { tellWorld } from '@oriel/dev-world/stories'
import { startChild, type Child } from './child.ts'
import { inFolder, type OnEnd } from './folder.ts'

/** What a bench stands on: real engines with the stories told, and whatever it starts on top. */
export type Ground = {
  readonly folder: string
  readonly databaseUrl: string
  /** As the owner of the tables, for what autovacuum would have done by tomorrow. */
  readonly ownerUrl: string
  /** The bus as this user comes to it. */
  natsUrl(user: BusUser): string
  /** The database's first process, whose children serve connections. */
  readonly databasePid: number
  app(name: AppName, env?: Record<string, string>): Promise<App>
  child(file: string, flags?: readonly string[]): Promise<Child>
  readonly onEnd: OnEnd
}

const BENCH_MAX_MS = 180_000

/** Runs the work on fresh engines, which are gone when it ends. */
export const onGround = <Result>(
  work: (ground: Ground) => Promise<Result>,
  maxMs = BENCH_MAX_MS,
): Promise<Result> =>
  inFolder(maxMs, async (folder, onEnd) => work(await openGround(folder, onEnd)))

async function openGround(folder: string, onEnd: OnEnd): Promise<Ground> {
  const [postgresPort, natsPort] = [await freePort(), await freePort()]
  const dataDir = path.join(folder, 'postgres')
  const postgres = await startPostgres({ dataDir, port: postgresPort, durable: false })
  onEnd(() => postgres.stop())
  const nats = await startNats({ storeDir: path.join(folder, 'nats'), port: natsPort })
  onEnd(() => nats.stop())
  await makeDatabase(postgres.url('postgres'), 'oriel')
  migrate(postgres.url('oriel', 'oriel_owner'))
  const databaseUrl = postgres.url('oriel', 'oriel_app')
  const database = openDatabase({ url: databaseUrl, name: 'bench', max: 2 })
  await tellWorld(database, new Date(), openKeys(keyFile(folder)))
  await database.close()
  const common = {
    DATABASE_URL: databaseUrl,
    TRUSTED_PROXIES: '127.0.0.1,::1',
    LOG_LEVEL: 'warn',
  }
  return {
    folder,
    databaseUrl,
    ownerUrl: postgres.url('oriel', 'oriel_owner'),
    natsUrl: (user) => nats.url(user),
    databasePid: postgres.pid,
    onEnd,
    async app(name, env = {}) {
      const NATS_URLS = nats.url(name === 'realtime' ? 'realtime' : 'worker')
      const port = await freePort()
      const app = await startApp({
        name,
        port,
        mode: 'built',
        env: { ...common, NATS_URLS, ...env },
        folder,
      })
      onEnd(() => app.stop())
      return app
    },
    async child(file, flags) {
      const child = await startChild(file, flags)
      onEnd(() => child.stop())
      return child
    },
  }
}
