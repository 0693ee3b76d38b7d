import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase } from '@oriel/db/database'
import { startApp, type App, type AppName } from '@oriel/dev-world/app'
import { makeDatabase, migrate } from '@oriel/dev-world/engine/migrate'
import { startNats } from '@oriel/dev-world/engine/nats'
import { startPostgres } from '@oriel/dev-world/engine/postgres'
import { freePort } from '@oriel/dev-world/engine/process'
import { tellStories } from '@oriel/dev-world/stories'
import { startChild, type Child } from './child.ts'

/** What a bench stands on: real engines with the stories told, and whatever it starts on top. */
export type Ground = {
  readonly folder: string
  readonly databaseUrl: string
  readonly natsUrl: string
  app(name: AppName, env?: Record<string, string>): Promise<App>
  child(file: string, flags?: readonly string[]): Promise<Child>
  /** Stops this one now; the others when the bench ends. */
  onEnd(stop: () => Promise<unknown>): void
}

/** A bench that hangs must not hang its caller. */
const BENCH_MAX_MS = 180_000

/** Runs the work on fresh engines and leaves no process and no file behind, however it ends. */
export async function onGround<Result>(work: (ground: Ground) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'oriel-bench-'))
  chmodSync(folder, 0o755)
  const stops: (() => Promise<unknown>)[] = []
  const clear = async () => {
    for (const stop of stops.splice(0).toReversed()) await stop().catch(() => {})
    rmSync(folder, { recursive: true, force: true })
  }
  const giveUp = (why: string) => () => {
    process.stderr.write(`bench ${why}\n`)
    void clear().then(() => process.exit(1))
  }
  const timer = setTimeout(giveUp(`took longer than ${BENCH_MAX_MS} ms`), BENCH_MAX_MS)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, giveUp('was stopped'))
  try {
    return await work(await openGround(folder, (stop) => stops.push(stop)))
  } finally {
    clearTimeout(timer)
    await clear()
  }
}

async function openGround(
  folder: string,
  onEnd: (stop: () => Promise<unknown>) => void,
): Promise<Ground> {
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
  await tellStories(database, new Date())
  await database.close()
  const common = {
    DATABASE_URL: databaseUrl,
    NATS_URLS: nats.url,
    TRUSTED_PROXIES: '127.0.0.1,::1',
    LOG_LEVEL: 'warn',
  }
  return {
    folder,
    databaseUrl,
    natsUrl: nats.url,
    onEnd,
    async app(name, env = {}) {
      const port = await freePort()
      const app = await startApp({ name, port, mode: 'built', env: { ...common, ...env }, folder })
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
