import type { Units } from '@oriel/core/money'
import type { Rows } from '@oriel/db/database'
import { sumBookedLater, sumPlayed } from '@oriel/domain/round'
import { readOwnTotals, sumOwnMoves } from '@oriel/ledger/owner-sums'
import { sql } from 'kysely'
import { GAME_CAUSES } from './kinds.ts'
import type { Asked } from './sessions.ts'
import { readStanding, totalsAt, type Purse } from './standing.ts'

/** One span of a member's money: what there was, what came, what went, what games made of it. */
export type Summary = {
  readonly opening: Units
  readonly gained: Units
  readonly lost: Units
  readonly lines: number
  readonly rounds: number
  readonly net: Units
  readonly closing: Units
  /** Whether the books of that time say the same as what followed, counted back. */
  readonly isVerified: boolean
}

export async function readSummary(rows: Rows, asked: Asked): Promise<Summary> {
  const { memberId: owner, currency, from, to } = asked
  const span = { from, until: to }
  const standing = await readStanding(rows, asked)
  const end = new Date(Math.min(to.getTime() - 1, standing.at.getTime()))
  const [closing = 0n] = await totalsAt(rows, asked, standing, [end])
  const [moved] = await sumOwnMoves(rows, { owner, currency, not: GAME_CAUSES }, [span])
  const [played] = await sumPlayed(rows, asked, [{ ...span, providerId: null }])
  if (!moved || !played) throw new Error('a span without its sums')
  const { gained, lost, lines } = moved
  const net = played.payout - played.stake
  const opening = closing - gained - lost - net
  const isVerified = opening === (await openingByBooks(rows, asked))
  return { opening, gained, lost, lines, rounds: played.rounds, net, closing, isVerified }
}

/** What the accounts held then, what was on its way, and what games had not told yet. */
async function openingByBooks(rows: Rows, { from, ...purse }: Asked): Promise<Units> {
  const [total = 0n] = await readOwnTotals(
    rows,
    { owner: purse.memberId, currency: purse.currency },
    [from],
  )
  return total + (await inTransitAt(rows, purse, from)) + (await sumBookedLater(rows, purse, from))
}

async function inTransitAt(
  rows: Rows,
  { memberId, currency }: Purse,
  moment: Date,
): Promise<Units> {
  const found = await sql<{ units: bigint }>`
    SELECT coalesce(sum(asked), 0)::bigint AS units FROM transfers
    WHERE member_id = ${memberId} AND currency = ${currency} AND direction = 'in'
      AND made_at < ${moment} AND (ended_at IS NULL OR ended_at >= ${moment})`.execute(rows)
  return found.rows[0]?.units ?? 0n
}
