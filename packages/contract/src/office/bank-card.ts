import { cardKinds } from '@oriel/core/bank-card/card-kind'
import * as z from 'zod/mini'
import { officeCall } from '../office-call.ts'
import { commandCalls } from '../office-command.ts'
import { CurrencyCode, Flag, Instant } from '../wire.ts'

export const memberBankCardsCall = officeCall('member.read', {
  path: '/office/member/bank-cards',
  summary: 'Where a member is paid to, and was: the newest first, nothing of a number but its end.',
  input: z.object({
    member_id: z.uuid(),
    after: z.optional(z.uuid()),
    count: z._default(z.int().check(z.minimum(1), z.maximum(200)), 50),
  }),
  data: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(cardKinds),
        currency: CurrencyCode,
        /** `Harbour Bank •••• 4417` */
        card: z.string(),
        state: z.enum(['unverified', 'verified', 'review', 'refused', 'removed']),
        /** Why a person must look at it. */
        review: z.nullable(z.enum(['changes', 'name', 'asked'])),
        verified_by: z.nullable(z.enum(['deposit', 'name_check', 'person'])),
        verified_at: z.nullable(Instant),
        is_default: Flag,
        added_at: Instant,
        usable_at: Instant,
        removed_at: z.nullable(Instant),
        removed_because: z.nullable(
          z.enum(['member', 'name_differs', 'person', 'account_deleted']),
        ),
      }),
    ),
    next: z.nullable(z.string()),
  }),
  errors: { '101': 'subject_unknown' },
})

export const verifyBankCard = commandCalls('bank-card.verify', {
  path: '/office/bank-cards/verify',
  summary: 'Says that an account is the member’s, or refuses it; all contacts hear of a refusal.',
  input: { card_id: z.uuid(), decision: z.enum(['verify', 'refuse']) },
  errors: { '110': 'state_unchanged' },
})
