import { inDollars } from '@oriel/core/dollars'
import type { Units } from '@oriel/core/money'
import { listUnsettled, type Desk, type Unsettled } from '@oriel/domain/deposit'
import { closePaymentMethod, listAllLinkIds, openPaymentCase } from '@oriel/domain/payment'
import { sql } from 'kysely'

/** A hundred dollars: above it the way it came by takes no more orders until people have looked. */
const MUCH: Units = 1_000_000n
const LISTED_MAX = 100

/** What we credited and no file of its provider has, two days of files later. */
export async function findMissing(desk: Desk): Promise<number> {
  let count = 0
  for (const linkId of await listAllLinkIds(desk.database.rows)) {
    const port = await desk.payments.port(linkId)
    const until = port?.caps.settlement === 'csv' ? await readUntil(desk, linkId) : null
    if (until === null) continue
    const missing = await listUnsettled(desk.database.rows, linkId, until, LISTED_MAX)
    for (const one of missing) await tell(desk, linkId, one)
    count += missing.length
  }
  return count
}

/** Arrivals before the last but one day that is compared to its end should stand in a file. */
async function readUntil({ database }: Desk, linkId: string): Promise<Date | null> {
  const { rows } = await sql<{ until: Date }>`
    SELECT day::timestamptz AT TIME ZONE 'UTC' AS until FROM settlement_files
    WHERE link_id = ${linkId} AND state = 'done'
    GROUP BY day ORDER BY day DESC OFFSET 1 LIMIT 1`.execute(database.rows)
  return rows[0]?.until ?? null
}

const tell = (
  { database }: Desk,
  linkId: string,
  { tx, amount, currency, methodId }: Unsettled,
): Promise<void> =>
  database.transaction(async (work) => {
    const detail = { reason: 'missing', ours: `${amount} ${currency}` }
    await openPaymentCase(work, { linkId, kind: 'settlement', subject: tx, detail })
    if (methodId === null || inDollars(amount, currency) <= MUCH) return
    await closePaymentMethod(work, methodId, 'for_good')
  })
