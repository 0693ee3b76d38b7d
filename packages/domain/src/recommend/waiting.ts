import type { SiteId } from '@oriel/core/id'
import type { Database } from '@oriel/db/database'
import type { Ledger } from '@oriel/ledger/ledger'
import { sql } from 'kysely'
import { giveAward, type GivenAward } from './give.ts'

export type RecommendHouse = { readonly database: Database; readonly ledger: Ledger }

/** Friends or awards of one commit: small enough that nobody waits for it. */
export const AT_ONCE = 100
/** An account that is closed for longer gets nothing of what waited for it. */
const WAITS_DAYS = 365

type Decided = GivenAward & { readonly state: 'paid' | 'refused' }

/**
 * Pays those who were closed when their month was worked out and are open again, unless friend and
 * member are one person by now. What nobody can be paid any more ends. Gives how many were decided.
 */
export function giveWaiting({ database, ledger }: RecommendHouse, siteId: SiteId): Promise<number> {
  return database.transaction(async (work) => {
    const { rows } = await sql<Decided>`
      UPDATE recommend_awards a SET because = due.because,
        state = CASE WHEN due.because IS NULL THEN 'paid' ELSE 'refused' END
      FROM (SELECT w.friend_id, w.month, w.currency, CASE
          WHEN m.state = 'removed' THEN 'member_removed'
          WHEN m.state <> 'open' THEN 'waited_too_long'
          WHEN person_of(w.member_id) = person_of(w.friend_id) THEN 'same_person' END AS because
        FROM recommend_awards w JOIN members m ON m.id = w.member_id
        WHERE w.site_id = ${siteId} AND w.state = 'waiting' AND (m.state IN ('open', 'removed')
          OR w.made_at < house_now() - make_interval(days => ${WAITS_DAYS}))
        ORDER BY w.number LIMIT ${AT_ONCE}
        FOR UPDATE OF w SKIP LOCKED FOR SHARE OF m SKIP LOCKED) due
      WHERE a.friend_id = due.friend_id AND a.month = due.month AND a.currency = due.currency
      RETURNING a.site_id AS "siteId", a.member_id AS "memberId", a.friend_id AS "friendId", a.month,
        a.amount, a.currency, a.state`.execute(work)
    for (const one of rows) if (one.state === 'paid') await giveAward(work, ledger, one)
    return rows.length
  })
}
