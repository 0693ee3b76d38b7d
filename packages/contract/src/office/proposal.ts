import * as z from 'zod/mini'
import { officeCall } from '../office-call.ts'
import { FieldsWire, JournalWire, Reason } from '../office-command.ts'
import { Flag, Instant } from '../wire.ts'
import { PermissionName } from './staff.ts'

const states = ['open', 'done', 'refused', 'withdrawn', 'expired', 'stale', 'failed'] as const
const ProposalNumber = z.string().check(z.regex(/^[1-9][0-9]{0,17}$/))

export const ProposalLineWire = z.object({
  number: z.string(),
  permission: PermissionName,
  subject_kind: z.string(),
  subject_id: z.string(),
  reason: z.string(),
  needs: z.int(),
  /** How many have agreed, the maker not among them. */
  votes: z.int(),
  made_by: z.string(),
  made_at: Instant,
  expires_at: Instant,
  state: z.enum(states),
  done_at: z.nullable(Instant),
})

export const proposalListCall = officeCall('any', {
  path: '/office/proposals',
  summary: 'Proposals of the site, the newest first.',
  input: z.object({
    state: z._default(z.enum(['open', 'over']), 'open'),
    after: z.optional(ProposalNumber),
    count: z._default(z.int().check(z.minimum(1), z.maximum(200)), 50),
  }),
  data: z.object({ list: z.array(ProposalLineWire), next: z.nullable(z.string()) }),
  errors: {},
})

export const proposalCall = officeCall('any', {
  path: '/office/proposal',
  summary: 'One proposal: what it changes, who has voted, and why the caller may not.',
  input: z.object({ number: ProposalNumber }),
  data: z.object({
    ...ProposalLineWire.shape,
    hash: z.string(),
    before: FieldsWire,
    after: FieldsWire,
    journals: z.array(JournalWire),
    outcome: z.nullable(z.string()),
    list: z.array(
      z.object({ name: z.string(), vote: z.enum(['yes', 'no']), reason: z.string(), at: Instant }),
    ),
    /** One word per rule that keeps the caller from voting; empty when they may. */
    hindrances: z.array(z.string()),
    is_mine: Flag,
  }),
  errors: { '101': 'proposal_unknown' },
})

export const voteCall = officeCall('any', {
  path: '/office/proposal/vote',
  summary: 'One vote. The last yes that is missing runs the command.',
  input: z.object({
    number: ProposalNumber,
    vote: z.enum(['yes', 'no']),
    reason: Reason,
    /** Of what was shown: another one is not counted. */
    hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  }),
  data: z.object({ outcome: z.enum(['counted', 'refused', 'done', 'stale', 'failed']) }),
  errors: {
    '101': 'proposal_unknown',
    '102': 'not_allowed',
    '103': 'passkey_needed',
    '104': 'not_open',
    '105': 'expired',
    '106': 'same_person',
    '107': 'same_device',
    '108': 'same_passkey',
    '109': 'already_voted',
    '110': 'other_command',
    '111': 'taken_by_another',
  },
})

export const withdrawProposalCall = officeCall('any', {
  path: '/office/proposal/withdraw',
  summary: 'The maker takes a proposal back.',
  input: z.object({ number: ProposalNumber, reason: Reason }),
  data: z.object({}),
  errors: { '101': 'proposal_unknown', '104': 'not_open' },
})
