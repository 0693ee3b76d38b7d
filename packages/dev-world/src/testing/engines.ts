import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { makeDatabase, migrate, STUDIO } from '../engine/migrate.ts'
import { startPostgres } from '../engine/postgres.ts'
import { freePort } from '../engine/process.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresPort: number
  }
}

export const TEMPLATE_DATABASE = 'oriel_template'
export const STUDIO_TEMPLATE = 'studio_template'

/** Vitest's global setup: a real PostgreSQL for one run, on a free port, gone when it ends. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'oriel-test-'))
  // The database user is not ours, so it must be able to walk through to its own folder.
  chmodSync(folder, 0o755)
  const dataDir = path.join(folder, 'postgres')
  const postgres = await startPostgres({ dataDir, port: await freePort(), durable: false })
  await makeDatabase(postgres.url('postgres'), TEMPLATE_DATABASE)
  migrate(postgres.url(TEMPLATE_DATABASE, 'oriel_owner'))
  await makeDatabase(postgres.url('postgres'), STUDIO_TEMPLATE, STUDIO)
  migrate(postgres.url(STUDIO_TEMPLATE, STUDIO.owner), STUDIO)
  project.provide('postgresPort', postgres.port)
  return async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
