import * as z from 'zod/mini'
import { commandCalls } from '../office-command.ts'

const OneMember = { member_id: z.uuid() }

export const freezeMember = commandCalls('member.freeze', {
  path: '/office/members/freeze',
  summary: 'Signs a member out and lets them neither sign in nor play.',
  input: OneMember,
  errors: { '110': 'state_unchanged' },
})

export const unfreezeMember = commandCalls('member.unfreeze', {
  path: '/office/members/unfreeze',
  summary: 'Lets a member sign in and play again.',
  input: OneMember,
  errors: { '110': 'state_unchanged' },
})

export const endMemberSessions = commandCalls('session.end', {
  path: '/office/members/end-sessions',
  summary: 'Signs a member out wherever they are signed in.',
  input: OneMember,
  errors: {},
})
