import path from 'node:path'
import { startApp, type App } from '@oriel/dev-world/app'
import { makeDatabase, migrate, STUDIO } from '@oriel/dev-world/engine/migrate'
import { startPostgres, type Postgres } from '@oriel/dev-world/engine/postgres'
import { freePort } from '@oriel/dev-world/engine/process'
import { keyFile } from '@oriel/dev-world/key-file'
import { startChild, type Child } from './child.ts'
import { inFolder } from './folder.ts'

/** A durable PostgreSQL with a studio's database, and whatever is started on top of it. */
export type StudioGround = {
  readonly postgres: Postgres
  /** As the running studio connects. */
  readonly url: string
  readonly ownerUrl: string
  readonly keyFile: string
  studio(env: Readonly<Record<string, string>>): Promise<App>
  child(file: string): Promise<Child>
}

const DATABASE = 'studio'
/** Checkpoints belong to no side; with these they come between runs. */
const FEW_CHECKPOINTS = { max_wal_size: '16GB', checkpoint_timeout: '1h' }

export const onStudioGround = <Result>(
  maxMs: number,
  work: (ground: StudioGround) => Promise<Result>,
): Promise<Result> =>
  inFolder(maxMs, async (folder, onEnd) => {
    const dataDir = path.join(folder, 'postgres')
    const settings = FEW_CHECKPOINTS
    const port = await freePort()
    const postgres = await startPostgres({ dataDir, port, durable: true, settings })
    onEnd(() => postgres.stop())
    await makeDatabase(postgres.url('postgres'), DATABASE, STUDIO)
    const ownerUrl = postgres.url(DATABASE, STUDIO.owner)
    migrate(ownerUrl, STUDIO)
    return work({
      postgres,
      url: postgres.url(DATABASE, STUDIO.app),
      ownerUrl,
      keyFile: keyFile(folder),
      async studio(env) {
        const options = { name: 'studio', port: await freePort(), mode: 'built', folder } as const
        const app = await startApp({ ...options, env: { ...env } })
        onEnd(() => app.stop())
        return app
      },
      async child(file) {
        const child = await startChild(file)
        onEnd(() => child.stop())
        return child
      },
    })
  })
