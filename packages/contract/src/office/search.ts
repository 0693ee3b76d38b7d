import * as z from 'zod/mini'
import { officeCall } from '../office-call.ts'
import { Instant } from '../wire.ts'

export const searchCall = officeCall('member.read', {
  path: '/office/search',
  summary:
    'Finds members by account, id, or the whole of a phone, mail or document; transfers and waiting ' +
    'cases by id; rounds by what their provider calls them.',
  input: z.object({ query: z.string().check(z.trim(), z.minLength(2), z.maxLength(100)) }),
  data: z.object({
    members: z.array(
      z.object({
        id: z.uuid(),
        account: z.string(),
        state: z.string(),
        currency: z.string(),
        /** How it was found: what was typed is never told back. */
        by: z.enum(['account', 'id', 'mark']),
      }),
    ),
    transfer: z.nullable(z.object({ id: z.uuid(), member_id: z.uuid() })),
    /** One of each player, where several played it; for who may read rounds. */
    rounds: z.array(
      z.object({
        gp_id: z.string(),
        gp_name: z.string(),
        round_id: z.string(),
        settled_at: Instant,
        member_id: z.uuid(),
        account: z.string(),
      }),
    ),
    /** Only while it waits, and for who sees its queue. */
    case: z.nullable(z.object({ id: z.uuid(), gp_id: z.string() })),
  }),
  errors: {},
})
