import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { makeDatabase, migrate } from '../engine/migrate.ts'
import { startNats } from '../engine/nats.ts'
import { startPostgres } from '../engine/postgres.ts'
import { freePort } from '../engine/process.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresPort: number
    natsUrl: string
  }
}

export const TEMPLATE_DATABASE = 'oriel_template'

/** Vitest's global setup: real engines for one run, on free ports, gone when it ends. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'oriel-test-'))
  // The database user is not ours, so it must be able to walk through to its own folder.
  chmodSync(folder, 0o755)
  const [postgres, nats] = await Promise.all([
    startPostgres({ dataDir: path.join(folder, 'postgres'), port: await freePort(), durable: false }),
    startNats({ storeDir: path.join(folder, 'nats'), port: await freePort() }),
  ])
  await makeDatabase(postgres.url('postgres'), TEMPLATE_DATABASE)
  migrate(postgres.url(TEMPLATE_DATABASE, 'oriel_owner'))
  project.provide('postgresPort', postgres.port)
  project.provide('natsUrl', nats.url)
  return async () => {
    await Promise.all([postgres.stop(), nats.stop()])
    rmSync(folder, { recursive: true, force: true })
  }
}
