import { inDollars } from '@oriel/core/dollars'
import type { Units } from '@oriel/core/money'
import { listUnsettled, markMissing, type Desk, type Unsettled } from '@oriel/domain/deposit'
import { closeCurrentMethod, listAllLinkIds, openPaymentCase } from '@oriel/domain/payment'
import { sql } from 'kysely'

/** A hundred dollars: above it the way it came by takes no more orders until people have looked. */
const MUCH: Units = 1_000_000n
const LISTED_MAX = 100
const DAYS_MAX = 10

/** What was final on a day whose file is here, and the next day's too, and stands in neither. */
export async function findMissing(desk: Desk): Promise<number> {
  let count = 0
  for (const linkId of await listAllLinkIds(desk.database.rows)) {
    for (const day of await listDays(desk, linkId)) {
      const missing = await listUnsettled(desk.database.rows, linkId, day, LISTED_MAX)
      for (const one of missing) await tell(desk, linkId, one)
      count += missing.length
    }
  }
  return count
}

/** The last days that are compared to their end, and the day after them as well. */
async function listDays({ database }: Desk, linkId: string): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    SELECT f.day FROM settlement_files f
    JOIN settlement_files n ON n.link_id = f.link_id AND n.state = 'done'
      AND n.day = to_char(f.day::date + 1, 'YYYY-MM-DD')
    WHERE f.link_id = ${linkId} AND f.state = 'done'
    ORDER BY f.day DESC LIMIT ${DAYS_MAX}`.execute(database.rows)
  return rows.map(({ day }) => day)
}

const tell = (
  { database }: Desk,
  linkId: string,
  { tx, amount, currency, methodId }: Unsettled,
): Promise<void> =>
  database.transaction(async (work) => {
    const detail = { reason: 'missing', ours: `${amount} ${currency}` }
    await openPaymentCase(work, { linkId, kind: 'settlement', subject: tx, detail })
    await markMissing(work, linkId, tx)
    if (methodId === null || inDollars(amount, currency) <= MUCH) return
    await closeCurrentMethod(work, methodId)
  })
