import * as z from 'zod/mini'
import { commandCalls } from '../office-command.ts'

/** Why people refuse, each with a sentence that the member reads. */
export const withdrawalRefusals = [
  'account_checks',
  'documents_needed',
  'card_not_yours',
  'terms_broken',
  'asked_by_you',
] as const
export type WithdrawalRefusal = (typeof withdrawalRefusals)[number]

export const reviewWithdrawal = commandCalls('withdrawal.review', {
  path: '/office/withdrawals/review',
  summary: 'Refuses a withdrawal at any stage, or approves it where one person is enough.',
  input: {
    withdrawal_id: z.uuid(),
    decision: z.enum(['approve', 'refuse']),
    because: z.optional(z.enum(withdrawalRefusals)),
  },
  errors: { '110': 'already_decided', '111': 'needs_more', '112': 'same_person' },
})

export const approveWithdrawal = commandCalls('withdrawal.approve', {
  path: '/office/withdrawals/approve',
  summary: 'The first yes of two or three: the others vote on what is proposed with it.',
  input: { withdrawal_id: z.uuid() },
  errors: { '110': 'already_decided', '111': 'one_is_enough', '112': 'same_person' },
})
