import * as z from 'zod/mini'
import { event } from '../event.ts'
import { withdrawalStates } from '../member/withdrawal.ts'

export const withdrawalChanged = event({
  name: 'withdrawal-changed',
  audience: 'member',
  summary: 'A withdrawal of the member stands somewhere else: it is read again.',
  data: z.object({
    order_number: z.string(),
    state: z.enum(withdrawalStates),
    /** Where it is now; `ended` once it is over. */
    stage: z.string(),
  }),
})
