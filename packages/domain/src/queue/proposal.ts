import { sql } from 'kysely'
import type { OpenRow, Queue } from './rules.ts'

/** What others propose and the viewer may vote on. The promise is when it expires. */
export const proposalQueue: Queue = {
  name: 'proposals',
  permission: null,
  subjectKind: 'proposal',
  open: ({ siteId, staffId, personId }) => sql<OpenRow>`
    SELECT p.number::text AS id, p.expires_at AS due, p.made_at AS entered_at,
      p.expires_at AS promised_at, 0::bigint AS amount, NULL::text AS currency,
      NULL::text AS account,
      jsonb_build_object('permission', p.permission, 'reason', p.reason, 'made_by', k.name,
        'subject_kind', p.subject_kind, 'subject_id', p.subject_id) AS fields
    FROM proposals p JOIN staff k ON k.id = p.made_by
    WHERE p.site_id = ${siteId} AND p.state = 'open' AND p.expires_at > house_now()
      AND p.made_person <> ${personId}
      AND NOT EXISTS (SELECT FROM proposal_votes v
        WHERE v.proposal_id = p.id AND v.person_id = ${personId})
      AND p.permission IN (SELECT a.permission FROM permissions a
        WHERE staff_may(${staffId}, ${siteId}, a.permission) IN ('run', 'check', 'both'))`,
}
