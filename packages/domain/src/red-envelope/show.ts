import type { Database } from '@oriel/db/database'
import { announce } from '@oriel/db/outbox'
import { sql } from 'kysely'
import { shownFact, type EnvelopeShown } from './fact.ts'

const SHOWN_AT_ONCE = 20

/** Tells pages once of each envelope whose time has come; returns how many there were. */
export const showOpened = (database: Database): Promise<number> =>
  database.transaction(async (work) => {
    const { rows } = await sql<EnvelopeShown>`
      UPDATE red_envelopes SET shown_at = house_now() WHERE id IN (
        SELECT id FROM red_envelopes WHERE shown_at IS NULL AND opens_at <= house_now()
        ORDER BY opens_at LIMIT ${SHOWN_AT_ONCE} FOR NO KEY UPDATE SKIP LOCKED)
      RETURNING site_id AS "siteId", id, currency, end_at AS "endAt"`.execute(work)
    for (const shown of rows) await announce(work, shownFact(shown))
    return rows.length
  })
