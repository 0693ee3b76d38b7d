import * as z from 'zod/mini'
import { commandCalls } from '../office-command.ts'

const Decided = { '110': 'already_decided' } as const

export const giveArrival = commandCalls('arrival.give', {
  path: '/office/arrivals/give',
  summary:
    'Money that arrived and was credited to nobody is a member’s: by an order, or by account.',
  input: {
    parked_id: z.uuid(),
    /** The number of an order, or the account of a member. */
    to: z.string().check(z.minLength(1), z.maxLength(60)),
  },
  errors: { ...Decided, '111': 'receiver_unknown', '112': 'other_order' },
})

export const sendArrivalBack = commandCalls('arrival.send_back', {
  path: '/office/arrivals/send-back',
  summary: 'Money that arrived and was credited to nobody goes back to who paid it.',
  input: {
    parked_id: z.uuid(),
    /** The bank or network of its payer, where the provider did not tell it. */
    institution: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
  },
  errors: Decided,
})
