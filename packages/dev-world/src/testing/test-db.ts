import { openDatabase, type Database } from '@oriel/db/database'
import pg from 'pg'
import { inject } from 'vitest'
import { TEMPLATE_DATABASE, TOLD_DATABASE } from './templates.ts'

export type TestDatabase = Database & {
  /** As the app role, the way services connect. */
  readonly url: string
  readonly ownerUrl: string
  /** Who seals the ledger, and does nothing else. */
  readonly sealerUrl: string
  /** As the door of the office. */
  readonly officeUrl: string
  drop(): Promise<void>
}

let counter = 0

async function copyOf(template: string): Promise<string> {
  counter += 1
  const name = `test_${process.pid}_${counter}`
  await asAdmin(`CREATE DATABASE ${name} OWNER oriel_owner TEMPLATE ${template} STRATEGY FILE_COPY`)
  return name
}

/** A database of its own: a copy of the migrated template, as the app role sees it. */
export const testDatabase = async (): Promise<TestDatabase> => open(await copyOf(TEMPLATE_DATABASE))

/** The same, with the stories of the dev world told at noon. */
export const toldDatabase = async (): Promise<TestDatabase> => open(await copyOf(TOLD_DATABASE))

function open(name: string): TestDatabase {
  const appUrl = databaseUrl(name, 'oriel_app')
  const database = openDatabase({ url: appUrl, name: 'test', max: 20 })
  return {
    ...database,
    url: appUrl,
    ownerUrl: databaseUrl(name, 'oriel_owner'),
    sealerUrl: databaseUrl(name, 'oriel_sealer'),
    officeUrl: databaseUrl(name, 'oriel_office'),
    async drop() {
      await database.close()
      await asAdmin(`DROP DATABASE ${name} WITH (FORCE)`)
    },
  }
}

/** Opens the database as who seals the ledger; whoever opens it closes it. */
export const openSealer = ({ sealerUrl }: TestDatabase): Database =>
  openDatabase({ url: sealerUrl, name: 'sealer', max: 2 })

/** Opens the database as the door of the office does; whoever opens it closes it. */
export const openOfficeDatabase = ({ officeUrl }: TestDatabase, max = 10): Database =>
  openDatabase({ url: officeUrl, name: 'office', max })

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
