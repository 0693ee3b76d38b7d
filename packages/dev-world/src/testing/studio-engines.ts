import { rmSync } from 'node:fs'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { makeDatabase, migrate, STUDIO } from '../engine/migrate.ts'
import { startPostgres } from '../engine/postgres.ts'
import { freePort } from '../engine/process.ts'
import { scratchFolder } from '../engine/scratch.ts'
import { STUDIO_TEMPLATE } from './templates.ts'

/** As `engines.ts`, for the studio alone: its lane depends on nothing of a house. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = scratchFolder('oriel-studio-')
  const dataDir = path.join(folder, 'postgres')
  const postgres = await startPostgres({ dataDir, port: await freePort(), durable: false })
  await makeDatabase(postgres.url('postgres'), STUDIO_TEMPLATE, STUDIO)
  migrate(postgres.url(STUDIO_TEMPLATE, STUDIO.owner), STUDIO)
  project.provide('postgresPort', postgres.port)
  return async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
