import type { MemberId } from '@oriel/core/id'
import { isId } from '@oriel/core/id'
import type { Rows } from '@oriel/db/database'
import { findTransfer, type Transfer, type TransferId } from '@oriel/domain/transfer'
import { findOwnLine, listOwnOfCause } from '@oriel/ledger/owner-statement'
import { sql } from 'kysely'
import type { Stay } from './kinds.ts'
import { readLineId, toWalletLines, type WalletLine } from './statement.ts'

export type Story = {
  readonly line: WalletLine
  /** Everything the same thing did to the member's money, in order. */
  readonly lines: readonly WalletLine[]
  readonly transfer: Transfer | null
  /** For money that came back: how the stay there went. */
  readonly stay: Stay | null
}

/** What stands behind a line; null for who asks about another's. */
export async function readStory(rows: Rows, memberId: MemberId, id: string): Promise<Story | null> {
  const place = readLineId(id)
  const found = place && (await findOwnLine(rows, { owner: memberId, ...place }))
  if (!found) return null
  const [line] = await toWalletLines(rows, memberId, [found])
  if (!line) return null
  const all = await listOwnOfCause(rows, { owner: memberId, cause: found.cause })
  const lines = await toWalletLines(rows, memberId, all)
  const transfer = await transferOf(rows, memberId, found.cause)
  return { line, lines, transfer, stay: transfer && (await readStay(rows, transfer)) }
}

async function transferOf(
  rows: Rows,
  memberId: MemberId,
  cause: WalletLine['cause'],
): Promise<Transfer | null> {
  if (cause.kind !== 'transfer' || !isId(cause.id)) return null
  const transfer = await findTransfer(rows, cause.id as TransferId)
  return transfer?.memberId === memberId ? transfer : null
}

/** Nobody follows a stay further back than this. */
const STAY_MAX = '90 days'

/** From the time the provider was last emptied until this transfer brought all home. */
async function readStay(rows: Rows, transfer: Transfer): Promise<Stay | null> {
  const { memberId, providerId, currency, endedAt, moved, asked, direction } = transfer
  if (direction !== 'out' || asked !== null || moved === null || !endedAt) return null
  // The entry of the transfer that emptied it last is a moment later than its end: it sent nothing.
  const found = await sql<{ sent: bigint; rounds: number; result: bigint }>`
    WITH since AS (
      SELECT coalesce(max(ended_at), ${endedAt}::timestamptz - ${STAY_MAX}::interval) AS at
      FROM transfers WHERE member_id = ${memberId} AND provider_id = ${providerId}
        AND currency = ${currency} AND direction = 'out' AND asked IS NULL
        AND state = 'completed' AND ended_at < ${endedAt}
        AND made_at > ${endedAt}::timestamptz - ${STAY_MAX}::interval
    )
    SELECT
      coalesce(sum(e.amount) FILTER (WHERE j.cause_kind = 'transfer' AND e.amount > 0), 0)::bigint AS sent,
      count(DISTINCT j.cause_id) FILTER (WHERE j.cause_kind = 'round')::int AS rounds,
      coalesce(sum(e.amount) FILTER (WHERE j.cause_kind = 'round'), 0)::bigint AS result
    FROM ledger_accounts a
    JOIN ledger_entries e ON e.account_id = a.id
      AND e.posted_at > (SELECT at FROM since)
      AND e.posted_at >= ${endedAt}::timestamptz - ${STAY_MAX}::interval
      AND e.posted_at < ${endedAt}
    JOIN ledger_journals j ON j.posted_at = e.posted_at AND j.id = e.journal_id
      AND j.cause_id <> ${transfer.id}
    WHERE a.owner = ${memberId} AND a.kind = 'mirror' AND a.party = ${providerId}
      AND a.currency = ${currency}`.execute(rows)
  const [row] = found.rows
  return row ? { ...row, back: moved } : null
}
