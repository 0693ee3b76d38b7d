import { mkdtempSync, chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readCatalogue } from '@oriel/db/generate/catalogue'
import { writeSchema } from '@oriel/db/generate/write-schema'
import { writeTables } from '@oriel/db/generate/write-tables'
import pg from 'pg'
import { makeDatabase, migrate } from './engine/migrate.ts'
import { startPostgres } from './engine/postgres.ts'
import { freePort } from './engine/process.ts'

const dbFolder = path.resolve(import.meta.dirname, '../../db')

/** What the generated files must say, read from a database at `url`. */
export async function generated(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const catalogue = await readCatalogue(client)
    return {
      [path.join(dbFolder, 'schema.sql')]: writeSchema(catalogue),
      [path.join(dbFolder, 'src/tables.ts')]: writeTables(catalogue),
    }
  } finally {
    await client.end()
  }
}

/** Paths of generated files that no longer say what the database says. */
export const stale = async (url: string): Promise<string[]> =>
  Object.entries(await generated(url))
    .filter(([file, text]) => readFileSync(file, 'utf8') !== text)
    .map(([file]) => file)

async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'oriel-generate-'))
  chmodSync(folder, 0o755)
  const dataDir = path.join(folder, 'postgres')
  const postgres = await startPostgres({ dataDir, port: await freePort(), durable: false })
  try {
    await makeDatabase(postgres.url('postgres'), 'oriel')
    migrate(postgres.url('oriel', 'oriel_owner'))
    const files = await generated(postgres.url('oriel', 'oriel_owner'))
    for (const [file, text] of Object.entries(files)) writeFileSync(file, text)
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

if (import.meta.main) await main()
