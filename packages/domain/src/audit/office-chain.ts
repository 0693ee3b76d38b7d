import type { Chain } from '@oriel/ledger/chain'
import { sql } from 'kysely'

/** The trail of the office is sealed as the ledger is: all that a line says. */
export const OFFICE_CHAIN: Chain = {
  name: 'office',
  things: 'events',
  rows: 'office_events',
  at: 'at',
  blocks: 'office_blocks',
  seal: 'office_seal',
  checks: 'office_checks',
  checkName: 'trail',
  leaf: sql`jsonb_build_array(j.id, extract(epoch FROM j.at)::text, j.site_id, j.actor, j.staff_id,
    j.person_id, j.session_id, j.role, j.ip, j.permission, j.subject_kind, j.subject_id, j.member_id,
    j.outcome, j.reason, j.before, j.after, j.proposal_id, j.trace_id)`,
  joined: sql``,
}
