import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Flag, Instant } from '../wire.ts'

/** What stands in the way of deleting an account. */
const blocks = {
  '101': 'game_open',
  '102': 'money_moving',
  '103': 'bet_open',
  '104': 'win_held',
  '105': 'case_open',
  '106': 'money_owed',
  '107': 'money_at_games',
  '108': 'money_held',
  '109': 'money_left',
} as const

export const removalCall = endpoint({
  path: '/member/removal',
  auth: 'member',
  summary: 'Whether the account is about to be deleted, and what stands in the way of it.',
  input: z.object({}),
  data: z.object({
    /** When it goes; null: nobody asked for it. */
    due_at: z.nullable(Instant),
    block: z.nullable(z.enum(Object.values(blocks))),
    /** What to do about it, in the reader's language; empty where nothing is in the way. */
    block_text: z.string(),
    /** Whether play money, or less than can be paid out, is given up with the account. */
    gives_up: Flag,
    wait_days: z.int(),
  }),
  errors: {},
})

export const askRemovalCall = endpoint({
  path: '/member/removal/ask',
  auth: 'member',
  needsProof: true,
  summary:
    'Asks to delete the account. It goes after seven days in which it can be called off; all ' +
    'contacts are told. Refused while money or a case is open.',
  input: z.object({}),
  data: z.object({ due_at: Instant }),
  errors: { ...blocks, '201': 'removal_waits', '202': 'removal_too_often' },
})

export const callOffRemovalCall = endpoint({
  path: '/member/removal/call_off',
  auth: 'member',
  summary: 'The account stays after all.',
  input: z.object({}),
  data: z.object({}),
  errors: { '101': 'removal_none' },
})
