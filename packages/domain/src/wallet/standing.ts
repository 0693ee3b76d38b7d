import type { Currency } from '@oriel/core/currency'
import type { MemberId } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
import type { Rows } from '@oriel/db/database'
import { sumPlayed } from '@oriel/domain/round'
import { sumOwnMoves } from '@oriel/ledger/owner-sums'
import { sql } from 'kysely'
import { GAME_CAUSES } from './kinds.ts'

export type Purse = { readonly memberId: MemberId; readonly currency: Currency }

/** What a member had in all, games included, when a moment was over. */
export type Standing = { readonly at: Date; readonly total: Units }

/** Later than anything: a provider's clock may be ahead of ours. */
const AHEAD_MS = 86_400_000

/** Everything by the books, and what is on its way to a provider, which stands in none of them. */
export async function readStanding(rows: Rows, { memberId, currency }: Purse): Promise<Standing> {
  const { rows: found } = await sql<{ total: bigint; now: Date }>`
    SELECT house_now() AS now, (
      (SELECT coalesce(sum(balance), 0) FROM ledger_accounts
        WHERE owner = ${memberId} AND currency = ${currency} AND kind <> 'owed')
      + (SELECT coalesce(sum(asked), 0) FROM transfers WHERE member_id = ${memberId}
        AND currency = ${currency} AND direction = 'in' AND ended_at IS NULL))::bigint AS total`.execute(
    rows,
  )
  const [row] = found
  if (!row) throw new Error(`no wallet of ${memberId}`)
  return { at: new Date(row.now.getTime() + AHEAD_MS), total: row.total }
}

/**
 * The totals when these moments were over, counted from one that is known: rounds by when they were
 * settled and not by when we heard of them, so that what was told late stands where it happened.
 */
export async function totalsAt(
  rows: Rows,
  purse: Purse,
  known: Standing,
  moments: readonly Date[],
): Promise<Units[]> {
  const times = [...new Set([known.at, ...moments].map((at) => at.getTime()))].toSorted(
    (left, right) => left - right,
  )
  // A moment is a millisecond, and what happened within it counts as before its end.
  const windows = times.slice(1).map((time, index) => {
    return { from: new Date((times[index] ?? 0) + 1), until: new Date(time + 1) }
  })
  const played = await sumPlayed(
    rows,
    purse,
    windows.map((window) => ({ ...window, providerId: null })),
  )
  const owned = { owner: purse.memberId, currency: purse.currency, not: GAME_CAUSES }
  const moved = await sumOwnMoves(rows, owned, windows)
  const changes = windows.map((_, index) => {
    const [game, own] = [played[index], moved[index]]
    if (!game || !own) throw new Error('a window without its sums')
    return game.payout - game.stake + own.gained + own.lost
  })
  const totals = new Map([[known.at.getTime(), known.total]])
  const place = times.indexOf(known.at.getTime())
  for (let index = place; index > 0; index -= 1) {
    const total = (totals.get(times[index] ?? 0) ?? 0n) - (changes[index - 1] ?? 0n)
    totals.set(times[index - 1] ?? 0, total)
  }
  for (let index = place; index < times.length - 1; index += 1) {
    const total = (totals.get(times[index] ?? 0) ?? 0n) + (changes[index] ?? 0n)
    totals.set(times[index + 1] ?? 0, total)
  }
  return moments.map((at) => totals.get(at.getTime()) ?? 0n)
}
