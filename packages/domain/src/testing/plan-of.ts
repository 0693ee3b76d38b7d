import type { Database, Rows } from '@oriel/db/database'
import type { createConnection } from '@oriel/db/pool'
import { recordQueries } from '@oriel/ledger/testing/plans'

/** Asks as a process does; gives the plans, and which large tables they would read whole. */
export async function planOf(
  { pool }: Pick<Database, 'pool'>,
  owner: ReturnType<typeof createConnection>,
  large: ReadonlySet<string>,
  ask: (rows: Rows) => Promise<unknown>,
): Promise<{ readonly plan: string; readonly scanned: readonly string[] }> {
  const { rows, asked } = recordQueries(pool)
  await ask(rows)
  const plans: string[] = []
  for (const { sql, values } of asked) {
    const told = await owner.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${sql}`, [...values])
    plans.push(told.rows.map((line) => line['QUERY PLAN']).join('\n'))
  }
  const plan = plans.join('\n')
  const scanned = [...plan.matchAll(/Seq Scan on (\w+)/g)].map(([, name = '']) => name)
  return { plan, scanned: scanned.filter((name) => large.has(name)) }
}
