import type { Currency } from '@oriel/core/currency'
import type { MemberId } from '@oriel/core/id'
import type { Rows } from '@oriel/db/database'
import type { Keys } from '@oriel/keys/keys'
import { sql } from 'kysely'
import { openSeed } from './seed.ts'
import { listPrizes, type KeptPrize, type RouletteId } from './wheel.ts'

/** A spin that was drawn, with everything that it takes to draw it again. */
export type Spin = {
  readonly number: number
  readonly version: number
  /** The prize that was given, and the one that was drawn: another where its stock was used up. */
  readonly given: KeptPrize
  readonly drawnPrizeId: number
  readonly u: number
  readonly clientSeed: string
  readonly hash: string
  /** Null until another seed has its place. */
  readonly serverSeed: string | null
  readonly prizes: readonly KeptPrize[]
  readonly at: Date
  readonly currency: Currency
}

type Row = {
  readonly number: number
  readonly roulette_id: RouletteId
  readonly version: number
  readonly currency: Currency
  readonly u: bigint
  readonly prize_id: number
  readonly given_prize_id: number
  readonly client_seed: string
  readonly at: Date
  readonly turn: number
  readonly hash: string
  readonly sealed: Buffer
  readonly shown_at: Date | null
}

const COLUMNS = sql`
  SELECT p.number, p.roulette_id, p.version, r.currency, p.u, p.prize_id, p.given_prize_id,
    p.client_seed, p.at, s.turn, s.hash, s.sealed, s.shown_at
  FROM roulette_spins p JOIN roulette_seeds s USING (member_id, turn)
    JOIN roulettes r ON r.id = p.roulette_id AND r.version = p.version`

/** The spin a page asked for before under the same id. */
export async function findSpin(
  rows: Rows,
  keys: Keys,
  memberId: MemberId,
  spinId: string,
): Promise<Spin | null> {
  const { rows: found } = await sql<Row>`${COLUMNS}
    WHERE p.member_id = ${memberId} AND p.spin_id = ${spinId}`.execute(rows)
  const [row] = found
  return row ? spinOf(rows, keys, memberId, row) : null
}

export type SpinPage = { readonly before: number | null; readonly count: number }

/** A member's spins, the newest first. */
export async function listSpins(
  rows: Rows,
  keys: Keys,
  memberId: MemberId,
  { before, count }: SpinPage,
): Promise<{ readonly list: Spin[]; readonly next: number | null }> {
  const { rows: found } = await sql<Row>`${COLUMNS}
    WHERE p.member_id = ${memberId} AND (${before}::int IS NULL OR p.number < ${before})
    ORDER BY p.number DESC LIMIT ${count + 1}`.execute(rows)
  const list: Spin[] = []
  for (const row of found.slice(0, count)) list.push(await spinOf(rows, keys, memberId, row))
  return { list, next: found.length > count ? (list.at(-1)?.number ?? null) : null }
}

/** The number the next spin has. */
export async function readNextNumber(rows: Rows, memberId: MemberId): Promise<number> {
  const { rows: found } = await sql<{ number: number }>`
    SELECT coalesce(max(number), 0)::int + 1 AS number FROM roulette_spins
    WHERE member_id = ${memberId}`.execute(rows)
  return found[0]?.number ?? 1
}

async function spinOf(rows: Rows, keys: Keys, memberId: MemberId, row: Row): Promise<Spin> {
  const prizes = await listPrizes(rows, { id: row.roulette_id, version: row.version })
  const given = prizes.find(({ prizeId }) => prizeId === row.given_prize_id)
  if (!given) throw new Error(`spin ${row.number} gave a prize that is not on its wheel`)
  return {
    number: row.number,
    version: row.version,
    given,
    drawnPrizeId: row.prize_id,
    u: Number(row.u),
    clientSeed: row.client_seed,
    hash: row.hash,
    serverSeed: row.shown_at === null ? null : openSeed(keys, memberId, row),
    prizes,
    at: row.at,
    currency: row.currency,
  }
}
