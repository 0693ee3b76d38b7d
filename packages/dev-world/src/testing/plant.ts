import pg from 'pg'
import type { TestDatabase } from './test-db.ts'

/**
 * Runs statements past every trigger and right of the database, in one transaction: only whoever
 * owns the machine can.
 */
export async function plant(
  { ownerUrl }: Pick<TestDatabase, 'ownerUrl'>,
  ...statements: string[]
): Promise<void> {
  const connectionString = ownerUrl.replace('oriel_owner', 'postgres')
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const all = ['SET LOCAL session_replication_role = replica', ...statements]
    await client.query(all.join(';\n'))
  } finally {
    await client.end()
  }
}
