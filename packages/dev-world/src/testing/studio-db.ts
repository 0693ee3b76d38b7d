import { STUDIO } from '../engine/migrate.ts'
import { STUDIO_TEMPLATE } from './templates.ts'
import { asAdmin, databaseUrl } from './test-db.ts'

export type StudioDatabase = { readonly url: string; drop(): Promise<void> }

let counter = 0

/** A database of the studio for one test file, as its app role sees it. */
export async function studioDatabase(): Promise<StudioDatabase> {
  counter += 1
  const name = `studio_${process.pid}_${counter}`
  await asAdmin(
    `CREATE DATABASE ${name} OWNER ${STUDIO.owner} TEMPLATE ${STUDIO_TEMPLATE} STRATEGY FILE_COPY`,
  )
  return {
    url: databaseUrl(name, STUDIO.app),
    drop: () => asAdmin(`DROP DATABASE ${name} WITH (FORCE)`),
  }
}
