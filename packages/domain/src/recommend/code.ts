import { randomInt } from 'node:crypto'
import type { MemberId, SiteId } from '@oriel/core/id'
import type { Database } from '@oriel/db/database'
import { findRecommendCode, giveRecommendCode } from '@oriel/domain/introducer'

const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 8
const TRIES = 5

const newCode = (): string =>
  Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')

/** A member's code; whoever has none gets one when they first ask. */
export async function ensureCode(
  database: Database,
  member: { readonly siteId: SiteId; readonly id: MemberId },
  now: Date,
): Promise<{ readonly code: string; readonly isEnabled: boolean }> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const found = await findRecommendCode(database.rows, member.id)
    if (found) return found
    await giveRecommendCode(database, member, newCode(), now)
  }
  throw new Error('a member has not got a code')
}
