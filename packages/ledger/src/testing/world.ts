import type { Database } from '@oriel/db/database'
import { createConnection } from '@oriel/db/pool'
import { createLedger, type Ledger } from '../ledger.ts'
import { verifyLaws, type LawReport } from '../verify.ts'

/** A ledger in a database with nobody else in it. */
export type World = {
  readonly database: Database
  readonly ledger: Ledger
  readonly url: string
}

export const worldOf = (database: Database & { readonly url: string }): World => ({
  database,
  ledger: createLedger(database),
  url: database.url,
})

/** The laws that do not hold; none, in a ledger that is right. */
export async function brokenLaws({ url }: Pick<World, 'url'>): Promise<LawReport[]> {
  const connection = createConnection({ url, name: 'laws' })
  await connection.connect()
  const broken: LawReport[] = []
  try {
    for await (const report of verifyLaws(connection)) if (report.broken > 0) broken.push(report)
  } finally {
    await connection.end()
  }
  return broken
}
