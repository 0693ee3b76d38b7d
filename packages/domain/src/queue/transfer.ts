import { sql } from 'kysely'
import type { OpenRow, Queue } from './rules.ts'

/** Transfers usually end within seconds; after this time a person looks. */
const STUCK_AFTER = sql.raw(`interval '2 minutes'`)
const PROMISE = sql.raw(`interval '15 minutes'`)

/** Money between a member and a provider that has not arrived at either. */
export const transferQueue: Queue = {
  name: 'transfers',
  permission: 'transfer.ask',
  subjectKind: 'transfer',
  open: ({ siteId }) => sql<OpenRow>`
    SELECT t.id::text AS id, t.made_at AS due, t.made_at AS entered_at,
      t.made_at + ${PROMISE} AS promised_at, coalesce(t.asked, 0) AS amount, t.currency, m.account,
      jsonb_build_object('provider', t.provider_id, 'direction', t.direction, 'state', t.state,
        'reason', t.reason, 'tries', t.tries, 'reference', t.reference, 'cause', t.cause_kind,
        'is_all', t.asked IS NULL, 'sent_at', t.sent_at, 'due_at', t.due_at) AS fields
    FROM transfers t JOIN members m ON m.id = t.member_id
    WHERE t.site_id = ${siteId} AND t.ended_at IS NULL
      AND t.made_at < house_now() - ${STUCK_AFTER}`,
}
