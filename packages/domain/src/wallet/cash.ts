import type { Currency } from '@oriel/core/currency'
import type { MemberId } from '@oriel/core/id'
import type { Rows } from '@oriel/db/database'
import { sql } from 'kysely'
import { cashOf, type Cash, type Seen } from './rules.ts'

/** Amounts as text: JSON has no whole numbers of this size. */
type Row = {
  accounts: { kind: string; party: string; units: string; version: string }[]
  moves: { provider: string; direction: 'in' | 'out'; asked: string | null; tries: number }[]
  empty: string[]
  playing: string[]
}

/** Everything a member has in one currency and where it lies: one statement, so one moment. */
export const readCash = async (rows: Rows, memberId: MemberId, currency: Currency): Promise<Cash> =>
  cashOf(await readSeen(rows, memberId, currency))

export async function readSeen(rows: Rows, memberId: MemberId, currency: Currency): Promise<Seen> {
  const { rows: found } = await sql<Row>`
    SELECT
      ARRAY (SELECT jsonb_build_object('kind', kind, 'party', party, 'units', balance::text,
          'version', version::text)
        FROM ledger_accounts WHERE owner = ${memberId} AND currency = ${currency}) AS accounts,
      ARRAY (SELECT jsonb_build_object('provider', provider_id, 'direction', direction,
          'asked', asked::text, 'tries', tries)
        FROM transfers WHERE member_id = ${memberId} AND currency = ${currency}
          AND ended_at IS NULL) AS moves,
      ARRAY (SELECT provider_id FROM provider_players WHERE member_id = ${memberId}
          AND currency = ${currency} AND holds_since IS NULL) AS empty,
      ARRAY (SELECT provider_id FROM plays WHERE member_id = ${memberId}
          AND currency = ${currency} AND ended_at IS NULL) AS playing`.execute(rows)
  const [row] = found
  if (!row) throw new Error(`no wallet of ${memberId}`)
  return seenOf(row, currency)
}

const seenOf = ({ accounts, moves, empty, playing }: Row, currency: Currency): Seen => ({
  currency,
  accounts: accounts.map(({ kind, party, units, version }) => {
    return { kind, party, units: BigInt(units), version: BigInt(version) }
  }),
  moves: moves.map(({ provider, direction, asked, tries }) => {
    return { providerId: provider, direction, asked: asked === null ? null : BigInt(asked), tries }
  }),
  empty,
  playing,
})
