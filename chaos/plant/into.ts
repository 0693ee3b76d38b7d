import { createConnection } from '@oriel/db/pool'
import { rewriteFunction } from '@oriel/dev-world/testing/rewrite-function'
import type { Places } from './edits.ts'

/** Puts the part of a bug that lies in the database there, as its owner. */
export async function plantInto(
  ownerUrl: string,
  { statements = [], changes = [] }: Places,
): Promise<void> {
  const client = createConnection({ url: ownerUrl, name: 'plant' })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
    for (const { of, part, instead } of changes) {
      await rewriteFunction(client, of, part, instead)
    }
  } finally {
    await client.end()
  }
}
