import { writeUnits } from '@oriel/core/money'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { exportKind } from './kind.ts'

const Asked = z.object({
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  provider_id: z.optional(z.string().check(z.maxLength(20))),
})
type Asked = z.output<typeof Asked>

type Cursor = {
  readonly at: string
  readonly provider: string
  readonly round: string
  readonly member: string
}
type Row = {
  readonly settled_at: Date
  readonly at: string
  readonly provider_id: string
  readonly round_id: string
  readonly member_id: string
  readonly account: string
  readonly title: string
  readonly currency: string
  readonly status: string
  readonly stake: bigint
  readonly payout: bigint
  readonly valid: bigint | null
}

const where = (siteId: number, { from, to, provider_id }: Asked) => sql`
  r.settled_at >= ${from}::timestamptz AND r.settled_at < ${to}::timestamptz AND r.site_id = ${siteId}
  ${provider_id === undefined ? sql`` : sql`AND r.provider_id = ${provider_id}`}`

/** Rounds of some days, in the order they were settled. The unique index of rounds answers. */
export const roundsExport = exportKind<Asked>({
  kind: 'rounds',
  filter: Asked,
  columns: [
    'settled',
    'provider',
    'round',
    'account',
    'game',
    'currency',
    'status',
    'stake',
    'payout',
    'valid',
  ],

  async count(rows, siteId, asked, most) {
    const { rows: found } = await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM (SELECT FROM rounds r WHERE ${where(siteId, asked)}
        LIMIT ${most}) counted`.execute(rows)
    return found[0]?.count ?? 0
  },

  async read(rows, siteId, asked, { after, count }) {
    const cursor = after as Cursor | null
    // From the cursor and not from the first day: otherwise each page reads all before it again.
    const from = cursor ? { ...asked, from: cursor.at } : asked
    const isLater = cursor
      ? sql`AND (r.settled_at, r.provider_id, r.round_id, r.member_id)
          > (${cursor.at}::timestamptz, ${cursor.provider}, ${cursor.round}, ${cursor.member}::uuid)`
      : sql``
    const { rows: found } = await sql<Row>`
      SELECT r.*, r.settled_at::text AS at, m.account
      FROM (SELECT r.settled_at, r.provider_id, r.round_id, r.member_id, r.title, r.currency,
          r.status, r.stake, r.payout, r.valid
        FROM rounds r WHERE ${where(siteId, from)} ${isLater}
        ORDER BY r.settled_at, r.provider_id, r.round_id, r.member_id LIMIT ${count}) r
      JOIN members m ON m.id = r.member_id
      ORDER BY r.settled_at, r.provider_id, r.round_id, r.member_id`.execute(rows)
    const last = found.length < count ? undefined : found.at(-1)
    return {
      lines: found.map((row) => [
        row.settled_at.toISOString(),
        row.provider_id,
        row.round_id,
        row.account,
        row.title,
        row.currency,
        row.status,
        writeUnits(row.stake),
        writeUnits(row.payout),
        row.valid === null ? '' : writeUnits(row.valid),
      ]),
      next: last && {
        at: last.at,
        provider: last.provider_id,
        round: last.round_id,
        member: last.member_id,
      },
    }
  },
})
