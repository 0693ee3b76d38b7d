import * as z from 'zod/mini'
import { officeCall } from '../office-call.ts'
import { Instant } from '../wire.ts'
import { memberStates } from './member.ts'

export const memberPersonCall = officeCall('member.read', {
  path: '/office/member/person',
  summary: 'Other accounts of the same person, the oldest first, and what they share.',
  input: z.object({
    member_id: z.uuid(),
    after: z.optional(z.uuid()),
    count: z._default(z.int().check(z.minimum(1), z.maximum(200)), 50),
  }),
  data: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        account: z.string(),
        state: z.enum(memberStates),
        joined_at: Instant,
        /** What it has in common with this one; none where a third account joins them. */
        shares: z.array(z.enum(['phone', 'email', 'identity_id', 'device', 'card'])),
      }),
    ),
    next: z.nullable(z.string()),
  }),
  errors: { '101': 'subject_unknown' },
})
