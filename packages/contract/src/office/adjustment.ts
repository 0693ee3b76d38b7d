import { adjustmentKinds } from '@oriel/core/adjustment'
import * as z from 'zod/mini'
import { commandCalls } from '../office-command.ts'
import { CurrencyCode } from '../wire.ts'

export const adjustWallet = commandCalls('wallet.adjust', {
  path: '/office/members/adjust',
  summary: 'Gives a member money, or takes back what a provider gave by mistake.',
  input: {
    member_id: z.uuid(),
    kind: z.enum(adjustmentKinds),
    currency: CurrencyCode,
    /** With up to four decimals; below zero it is taken. */
    amount: z.string().check(z.regex(/^-?\d{1,12}(\.\d{1,4})?$/)),
    provider_id: z.optional(z.string().check(z.maxLength(20))),
    round_id: z.optional(z.string().check(z.maxLength(100))),
    case_id: z.optional(z.uuid()),
  },
  errors: {
    '110': 'amount_not_allowed',
    '111': 'provider_needed',
    '112': 'case_needed',
    '113': 'cause_unknown',
    '114': 'real_money',
    '115': 'currency_not_offered',
    '116': 'day_limit',
    '117': 'insufficient',
    '118': 'key_conflict',
  },
})
