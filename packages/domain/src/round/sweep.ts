import type { Currency } from '@oriel/core/currency'
import type { MemberId, SiteId } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
import type { Database, Rows } from '@oriel/db/database'
import { closeCase, openCase } from '@oriel/domain/provider'
import { sql } from 'kysely'
import type { Books } from './book.ts'
import { settleEmpty, type Place } from './suspense.ts'

const SWEPT_MAX = 500
/** Money came home, and an hour later its rounds are told or a case is open. */
const RECENT = '1 hour'
/** How long a feed may take to tell what has been played. */
const SUSPENSE_MAX = '15 minutes'

type PlaceRow = {
  readonly id: string
  readonly member_id: MemberId
  readonly site_id: SiteId
  readonly provider_id: string
  readonly currency: Currency
}
const placeOf = (row: PlaceRow): Place => ({
  memberId: row.member_id,
  siteId: row.site_id,
  providerId: row.provider_id,
  currency: row.currency,
})

/** A transfer brought money home: what it leaves unexplained waits in suspense. */
export async function settleTransfer(books: Books, transferId: string): Promise<Units> {
  const { rows } = await sql<PlaceRow>`
    SELECT t.id, t.member_id, t.site_id, t.provider_id, t.currency
    FROM transfers t JOIN provider_links l USING (provider_id)
    WHERE t.id = ${transferId} AND t.direction = 'out' AND t.state = 'completed'
      AND l.wallet = 'transfer'`.execute(books.database.rows)
  const [row] = rows
  return row ? settleEmpty(books, placeOf(row), { kind: 'transfer', id: row.id }) : 0n
}

/** The same for every recent transfer whose fact did not arrive. Gives how many were settled. */
export async function sweepSuspense(books: Books): Promise<number> {
  const { rows } = await sql<PlaceRow>`
    SELECT DISTINCT ON (t.member_id, t.provider_id, t.currency)
      t.id, t.member_id, t.site_id, t.provider_id, t.currency
    FROM provider_links l JOIN transfers t ON t.provider_id = l.provider_id
    JOIN provider_players p ON p.member_id = t.member_id AND p.provider_id = t.provider_id
      AND p.currency = t.currency AND p.holds_since IS NULL
    JOIN ledger_accounts a ON a.owner = t.member_id AND a.kind = 'mirror'
      AND a.party = t.provider_id AND a.currency = t.currency AND a.balance <> 0
    WHERE l.wallet = 'transfer' AND t.made_at > house_now() - ${RECENT}::interval
      AND t.direction = 'out' AND t.state = 'completed'
    ORDER BY t.member_id, t.provider_id, t.currency, t.ended_at DESC
    LIMIT ${SWEPT_MAX}`.execute(books.database.rows)
  for (const row of rows) await settleEmpty(books, placeOf(row), { kind: 'transfer', id: row.id })
  return rows.length
}

const subjectOf = (row: { readonly member_id: string; readonly currency: string }): string =>
  `suspense ${row.member_id} ${row.currency}`

/** What nobody explains for too long is a case, until it is explained. Gives how many are open. */
export async function watchSuspense({ rows }: Pick<Database, 'rows'>): Promise<number> {
  const old = await listOldSuspense(rows)
  for (const row of old) {
    await openCase(rows, {
      providerId: row.provider_id,
      kind: 'round',
      subject: subjectOf(row),
      detail: { reason: 'unexplained', amount: row.amount.toString(), since: row.since },
    })
  }
  const { rows: over } = await sql<{ provider_id: string; subject: string }>`
    SELECT c.provider_id, c.subject FROM provider_cases c
    WHERE c.closed_at IS NULL AND c.kind = 'round' AND c.subject LIKE 'suspense %'
      AND NOT EXISTS (SELECT FROM round_suspenses s WHERE s.provider_id = c.provider_id
        AND s.since IS NOT NULL
        AND c.subject = 'suspense ' || s.member_id || ' ' || s.currency)
    LIMIT ${SWEPT_MAX}`.execute(rows)
  for (const { provider_id: providerId, subject } of over) {
    await closeCase(rows, { providerId, kind: 'round', subject }, 'explained')
  }
  return old.length
}

type Suspense = {
  readonly member_id: MemberId
  readonly provider_id: string
  readonly currency: string
  readonly amount: bigint
  readonly since: Date
}

async function listOldSuspense(rows: Rows): Promise<Suspense[]> {
  const { rows: found } = await sql<Suspense>`
    SELECT member_id, provider_id, currency, amount, since FROM round_suspenses
    WHERE since < house_now() - ${SUSPENSE_MAX}::interval
    ORDER BY since LIMIT ${SWEPT_MAX}`.execute(rows)
  return found
}
