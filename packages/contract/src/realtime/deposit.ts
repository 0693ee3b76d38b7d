import * as z from 'zod/mini'
import { event } from '../event.ts'
import { depositStates } from '../member/deposit.ts'
import { Amount, CurrencyCode } from '../wire.ts'

export const depositSuccess = event({
  name: 'deposit-success',
  audience: 'member',
  summary: 'Money of a deposit arrived and was credited; once for each arrival.',
  data: z.object({ order_number: z.string(), amount: Amount, currency: CurrencyCode }),
})

export const depositChanged = event({
  name: 'deposit-changed',
  audience: 'member',
  summary: 'A deposit of the member stands somewhere else: the order is read again.',
  data: z.object({ order_number: z.string(), state: z.enum(depositStates) }),
})
