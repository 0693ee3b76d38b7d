import type { Database } from '@oriel/db/database'
import { announce } from '@oriel/db/outbox'
import { sql } from 'kysely'
import { shownFact, type EnvelopeShown } from './fact.ts'

const SHOWN_AT_ONCE = 20

type Due = EnvelopeShown & { readonly isOver: boolean }

/**
 * Tells pages once of each envelope whose time has come; returns how many there were. One that is
 * paused is told of when it goes on, and one that has ended by then not at all.
 */
export const showOpened = (database: Database): Promise<number> =>
  database.transaction(async (work) => {
    const { rows } = await sql<Due>`
      UPDATE red_envelopes SET shown_at = house_now() WHERE id IN (
        SELECT e.id FROM red_envelopes e WHERE e.shown_at IS NULL AND e.opens_at <= house_now()
          AND (e.end_at <= house_now() OR NOT EXISTS (SELECT FROM switches s
            WHERE s.site_id = e.site_id AND s.name IN ('site:', 'red-envelope:')
              AND s.on_at IS NULL))
        ORDER BY e.opens_at LIMIT ${SHOWN_AT_ONCE} FOR NO KEY UPDATE OF e SKIP LOCKED)
      RETURNING site_id AS "siteId", id, currency, end_at AS "endAt",
        end_at <= house_now() AS "isOver"`.execute(work)
    const open = rows.filter(({ isOver }) => !isOver)
    for (const shown of open) await announce(work, shownFact(shown))
    return open.length
  })
