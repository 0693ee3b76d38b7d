import * as z from 'zod/mini'
import { officeCall } from '../office-call.ts'

export const searchCall = officeCall('member.read', {
  path: '/office/search',
  summary:
    'Finds members by account, id, or the whole of a phone, mail or document; transfers by id.',
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
  }),
  errors: {},
})
