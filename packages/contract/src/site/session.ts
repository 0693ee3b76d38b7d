import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { CurrencyCode } from '../wire.ts'

/** S7.073: the same four values as a sign-in, under the names of the login-handover query. */
export const getInfoDataCall = endpoint({
  door: 'site',
  path: '/get_info_data',
  auth: 'none',
  summary: 'Exchanges a one-time code (enc, or tk of an address) for a session of its own.',
  input: z.object({ enc: z.string().check(z.maxLength(1_000)) }),
  data: z.object({
    tk: z.string(),
    member_id: z.string(),
    member_account: z.string(),
    member_currency: CurrencyCode,
  }),
  errors: { '101': 'hand_over_failed' },
})
