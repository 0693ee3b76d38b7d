import { rmSync } from 'node:fs'
import path from 'node:path'
import { openDatabase } from '@oriel/db/database'
import { testKeys } from '@oriel/keys/testing/test-keys'
import type { TestProject } from 'vitest/node'
import { makeDatabase, migrate, STUDIO } from '../engine/migrate.ts'
import { startPostgres, type Postgres } from '../engine/postgres.ts'
import { freePort } from '../engine/process.ts'
import { scratchFolder } from '../engine/scratch.ts'
import { tellOfficeStories } from '../office-stories.ts'
import { tellStories } from '../stories.ts'
import { NOON } from './noon.ts'
import { STUDIO_TEMPLATE, TEMPLATE_DATABASE, TOLD_DATABASE } from './templates.ts'

/** Vitest's global setup: a real PostgreSQL for one run, on a free port, gone when it ends. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = scratchFolder('oriel-test-')
  const dataDir = path.join(folder, 'postgres')
  const postgres = await startPostgres({ dataDir, port: await freePort(), durable: false })
  await makeDatabase(postgres.url('postgres'), TEMPLATE_DATABASE)
  migrate(postgres.url(TEMPLATE_DATABASE, 'oriel_owner'))
  await makeDatabase(postgres.url('postgres'), STUDIO_TEMPLATE, STUDIO)
  migrate(postgres.url(STUDIO_TEMPLATE, STUDIO.owner), STUDIO)
  await tellOnce(postgres)
  project.provide('postgresPort', postgres.port)
  return async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The stories take seconds to tell; tests copy the database in which they are told. */
async function tellOnce(postgres: Postgres): Promise<void> {
  await makeDatabase(postgres.url('postgres'), TOLD_DATABASE)
  migrate(postgres.url(TOLD_DATABASE, 'oriel_owner'))
  const url = postgres.url(TOLD_DATABASE, 'oriel_app')
  const database = openDatabase({ url, name: 'stories' })
  await tellStories(database, NOON, testKeys)
  await database.close()
  const office = openDatabase({ url: postgres.url(TOLD_DATABASE, 'oriel_office'), name: 'stories' })
  await tellOfficeStories(office, testKeys)
  await office.close()
}
