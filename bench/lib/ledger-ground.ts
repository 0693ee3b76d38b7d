import path from 'node:path'
import { openDatabase, type Database } from '@oriel/db/database'
import { makeDatabase, migrate } from '@oriel/dev-world/engine/migrate'
import { startPostgres, type Postgres } from '@oriel/dev-world/engine/postgres'
import { freePort } from '@oriel/dev-world/engine/process'
import { inFolder, type OnEnd } from './folder.ts'

/** A PostgreSQL of its own, and nothing else. */
export type LedgerGround = {
  readonly folder: string
  readonly onEnd: OnEnd
  /** Stops the one that runs. Only a durable one is measured; the other loads faster. */
  start(durable: boolean, settings?: Readonly<Record<string, string>>): Promise<Postgres>
  /** Makes a database with all migrations. */
  make(postgres: Postgres, name: string): Promise<void>
  open(postgres: Postgres, name: string, connections: number): Database
}

/** Checkpoints belong to no side; with these they come between runs. */
const FEW_CHECKPOINTS = { max_wal_size: '16GB', checkpoint_timeout: '1h' }

export const onLedgerGround = <Result>(
  maxMs: number,
  work: (ground: LedgerGround) => Promise<Result>,
): Promise<Result> =>
  inFolder(maxMs, async (folder, onEnd) => {
    const port = await freePort()
    let running: Postgres | null = null
    onEnd(async () => running?.stop())
    return work({
      folder,
      onEnd,
      async start(durable, settings = {}) {
        await running?.stop()
        const dataDir = path.join(folder, 'postgres')
        const all = { ...FEW_CHECKPOINTS, ...settings }
        running = await startPostgres({ dataDir, port, durable, settings: all })
        return running
      },
      async make(postgres, name) {
        await makeDatabase(postgres.url('postgres'), name)
        migrate(postgres.url(name, 'oriel_owner'))
      },
      open(postgres, name, connections) {
        const url = postgres.url(name, 'oriel_app')
        const database = openDatabase({ url, name: 'bench', max: connections })
        onEnd(() => database.close())
        return database
      },
    })
  })
