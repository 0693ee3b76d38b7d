import { execFile, execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { resolveBinary } from 'dbmate'
import pg from 'pg'

const root = path.resolve(import.meta.dirname, '../../../..')

/** What a database is made from: its roles, who owns it, who works in it, and its migrations. */
export type Kind = {
  readonly folder: string
  readonly owner: string
  readonly app: string
}

export const HOUSE: Kind = {
  folder: path.join(root, 'packages/db'),
  owner: 'oriel_owner',
  app: 'oriel_app',
}
/** Another product: it shares nothing with the house but the engine, and that only here. */
export const STUDIO: Kind = {
  folder: path.join(root, 'apps/studio'),
  owner: 'studio_owner',
  app: 'studio_app',
}

/** Makes the roles (once per cluster) and the database, owned by the owner role. */
export async function makeDatabase(adminUrl: string, name: string, kind = HOUSE): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query(readFileSync(path.join(kind.folder, 'roles.sql'), 'utf8'))
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name])
    if (rowCount === 0) await client.query(`CREATE DATABASE ${name} OWNER ${kind.owner}`)
  } finally {
    await client.end()
  }
}

/** Brings a database up to the newest migration. */
export function migrate(ownerUrl: string, kind = HOUSE): void {
  const [file, args] = commandFor(ownerUrl, path.join(kind.folder, 'migrations'))
  execFileSync(file, args, { stdio: 'pipe', encoding: 'utf8' })
}

/** The same from another folder, while whoever asks goes on. */
export async function migrateFrom(ownerUrl: string, folder: string): Promise<void> {
  await promisify(execFile)(...commandFor(ownerUrl, folder))
}

function commandFor(ownerUrl: string, folder: string): [file: string, args: string[]] {
  const url = `${ownerUrl}${ownerUrl.includes('?') ? '&' : '?'}sslmode=disable`
  return [resolveBinary(), ['--url', url, '-d', folder, '--no-dump-schema', 'up']]
}
