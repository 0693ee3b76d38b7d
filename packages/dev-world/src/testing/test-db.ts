import { openDatabase, type Database } from '@oriel/db/database'
import pg from 'pg'
import { inject } from 'vitest'
import { TEMPLATE_DATABASE } from './engines.ts'

export type TestDatabase = Database & {
  /** As the app role, the way services connect. */
  readonly url: string
  readonly ownerUrl: string
  drop(): Promise<void>
}

let counter = 0
/** The next database is made while a test works with its own, so that nobody waits for a copy. */
let ahead: Promise<string> | null = null

/** Resolves when the next database stands ready. */
export const madeAhead = async (): Promise<void> => void (await (ahead ??= make()))

async function make(): Promise<string> {
  counter += 1
  const name = `test_${process.pid}_${counter}`
  await asAdmin(
    `CREATE DATABASE ${name} OWNER oriel_owner TEMPLATE ${TEMPLATE_DATABASE} STRATEGY FILE_COPY`,
  )
  return name
}

/** Taken before it is waited for: two who ask at the same time must not get the same one. */
function take(): Promise<string> {
  const own = ahead ?? make()
  ahead = own.then(make)
  // Whoever takes it next meets the failure; until then nobody waits for it.
  ahead.catch(() => {})
  return own
}

/** A database of its own for one test: a copy of the migrated template, as the app role sees it. */
export async function testDatabase(): Promise<TestDatabase> {
  const name = await take()
  const appUrl = databaseUrl(name, 'oriel_app')
  const database = openDatabase({ url: appUrl, name: 'test', max: 20 })
  return {
    ...database,
    url: appUrl,
    ownerUrl: databaseUrl(name, 'oriel_owner'),
    async drop() {
      await database.close()
      await asAdmin(`DROP DATABASE ${name} WITH (FORCE)`)
    },
  }
}

export const databaseUrl = (database: string, role: string): string =>
  `postgres://${role}@127.0.0.1:${inject('postgresPort')}/${database}`

export async function asAdmin(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl('postgres', 'postgres') })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
