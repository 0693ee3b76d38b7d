import { sql } from 'kysely'
import type { OpenRow, Queue } from './rules.ts'

const PROMISE = sql.raw(`interval '1 hour'`)
/** A page shows so much of what was sent. */
const BODY_MAX = 8_000

/** Events that their consumer gave up on. One whose site cannot be read waits at each site. */
export const deadLetterQueue: Queue = {
  name: 'dead-letters',
  permission: 'dead-letter.replay',
  subjectKind: 'dead-letter',
  open: ({ siteId }) => sql<OpenRow>`
    SELECT d.number::text AS id, d.died_at AS due, d.died_at AS entered_at,
      d.died_at + ${PROMISE} AS promised_at, 0::bigint AS amount, NULL::text AS currency,
      NULL::text AS account,
      jsonb_build_object('consumer', d.consumer, 'subject', d.subject, 'error', d.error) AS fields
    FROM dead_letters d
    WHERE d.over_at IS NULL AND d.asked_at IS NULL
      AND (d.site_id = ${siteId} OR d.site_id IS NULL)`,
  async facts(rows, _viewer, id) {
    const { rows: found } = await sql<{ body: string }>`
      SELECT left(body, ${BODY_MAX}) AS body FROM dead_letters
      WHERE number = ${id}::bigint`.execute(rows)
    return { body: found[0]?.body ?? null }
  },
}
