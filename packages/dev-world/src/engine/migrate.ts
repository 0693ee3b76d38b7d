import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { resolveBinary } from 'dbmate'
import pg from 'pg'

const dbFolder = path.resolve(import.meta.dirname, '../../../db')

/** Makes the roles (once per cluster) and the database, owned by the owner role. */
export async function makeDatabase(adminUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query(readFileSync(path.join(dbFolder, 'roles.sql'), 'utf8'))
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name])
    if (rowCount === 0) await client.query(`CREATE DATABASE ${name} OWNER oriel_owner`)
  } finally {
    await client.end()
  }
}

/** Brings a database up to the newest migration. */
export function migrate(ownerUrl: string): void {
  const url = `${ownerUrl}${ownerUrl.includes('?') ? '&' : '?'}sslmode=disable`
  const folder = path.join(dbFolder, 'migrations')
  execFileSync(resolveBinary(), ['--url', url, '-d', folder, '--no-dump-schema', 'up'], {
    stdio: 'pipe',
    encoding: 'utf8',
  })
}
