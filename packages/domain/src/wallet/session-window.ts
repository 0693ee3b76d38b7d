import type { Currency } from '@oriel/core/currency'
import { isId, type MemberId } from '@oriel/core/id'
import type { Rows } from '@oriel/db/database'
import { findStay, firstStays, type PlayId } from '@oriel/domain/play'
import { spanOf } from '@oriel/domain/round'
import { readDayId } from './sessions.ts'

/** Where the rounds of one row of a game are found. */
export type SessionWindow = {
  readonly providerId: string
  readonly currency: Currency
  readonly from: Date
  readonly until: Date
}

/** Later than any round. */
const END = new Date('9999-01-01T00:00:00Z')

/** The window of a row; null for another's, and for what is no row of a game. */
export async function findSession(
  rows: Rows,
  { memberId, currency }: { readonly memberId: MemberId; readonly currency: Currency },
  id: string,
): Promise<SessionWindow | null> {
  if (isId(id)) {
    const stay = await findStay(rows, memberId, id as PlayId)
    if (!stay) return null
    const { providerId, startedAt: from, nextAt } = stay
    return { providerId, currency: stay.currency, from, until: nextAt ?? END }
  }
  const day = readDayId(id)
  if (!day) return null
  const kept = (await firstStays(rows, { memberId, currency })).get(day.providerId)
  const { from, until } = spanOf({ from: day.day, to: day.day }, END)
  return { providerId: day.providerId, currency, from, until: kept && kept < until ? kept : until }
}
