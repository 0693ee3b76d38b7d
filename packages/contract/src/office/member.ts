import { personalFields } from '@oriel/core/personal'
import * as z from 'zod/mini'
import type { Schema } from '../endpoint.ts'
import { officeCall } from '../office-call.ts'
import { commandCalls, commandErrors, Reason } from '../office-command.ts'
import { Amount, CurrencyCode, Flag, Instant, LocaleCode } from '../wire.ts'

export const memberStates = ['open', 'frozen', 'disabled', 'removed'] as const
const OneMember = { member_id: z.uuid() }
const Paged = {
  after: z.optional(z.string().check(z.maxLength(160))),
  count: z._default(z.int().check(z.minimum(1), z.maximum(200)), 50),
}
const next = z.nullable(z.string())
/** A page of rows of this shape. */
const pageOf = <const Shape extends Record<string, Schema>>(shape: Shape) =>
  z.object({ list: z.array(z.object(shape)), next })
const unknown = { '101': 'subject_unknown' } as const

export const MemberLineWire = z.object({
  id: z.string(),
  account: z.string(),
  state: z.enum(memberStates),
  currency: CurrencyCode,
  joined_at: Instant,
})

export const memberListCall = officeCall('member.read', {
  path: '/office/members',
  summary: 'Members of the site, the newest first; by account where its beginning is given.',
  input: z.object({
    state: z.optional(z.enum(memberStates)),
    currency: z.optional(CurrencyCode),
    /** Days of the site's clock on which they joined, both included. */
    from: z.optional(z.iso.date()),
    to: z.optional(z.iso.date()),
    account: z.optional(z.string().check(z.maxLength(40))),
    ...Paged,
  }),
  data: z.object({ list: z.array(MemberLineWire), next }),
  errors: {},
})

export const memberCall = officeCall('member.read', {
  path: '/office/member',
  summary: 'The head of a member’s page. That somebody looked is kept in the trail.',
  input: z.object(OneMember),
  data: z.object({
    ...MemberLineWire.shape,
    language: LocaleCode,
    introducer: z.nullable(
      z.object({
        by: z.enum(['agent', 'recommender']),
        account: z.string(),
        member_id: z.nullable(z.string()),
      }),
    ),
    last_seen_at: z.nullable(Instant),
    is_signed_in: Flag,
    /** The member has asked to delete the account: when it goes. */
    removal_at: z.nullable(Instant),
  }),
  errors: unknown,
})

const Part = z.object({
  part: z.enum(['available', 'held', 'bonus', 'vault', 'provider', 'moving']),
  /** The provider where it lies, or which it is on its way to or from. */
  gp_id: z.nullable(z.string()),
  gp_name: z.nullable(z.string()),
  amount: Amount,
  /** How the provider's part stands; empty for the member's own. */
  state: z.string(),
})

export const memberWalletCall = officeCall('member.read', {
  path: '/office/member/wallet',
  summary: 'Every part of a member’s wallet, their sum, and whether the books say the same.',
  input: z.object(OneMember),
  data: z.object({
    currency: CurrencyCode,
    parts: z.array(Part),
    total: Amount,
    /** What the last entries of the ledger say, with what is on its way. */
    books: Amount,
    /** Shown before a provider has told of its rounds; taken off before both are compared. */
    late: Amount,
    adds_up: Flag,
    read_at: Instant,
  }),
  errors: unknown,
})

export const memberProfileCall = officeCall('member.read', {
  path: '/office/member/profile',
  summary: 'Who a member is, masked, and what the account is opened with.',
  input: z.object(OneMember),
  data: z.object({
    fields: z.array(
      z.object({ field: z.enum(personalFields), masked: z.string(), is_verified: Flag }),
    ),
    passkeys: z.int(),
    has_authenticator_app: Flag,
    has_password: Flag,
    withdraw_password: z.enum(['unset', 'set', 'locked']),
    withdraw_fails: z.int(),
    withdraw_tries: z.int(),
    withdrawals_held_until: z.nullable(Instant),
  }),
  errors: unknown,
})

export const memberSessionsCall = officeCall('member.read', {
  path: '/office/member/sessions',
  summary: 'Sessions of a member, the newest first, and the devices they are known by.',
  input: z.object({ ...OneMember, ...Paged }),
  data: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        opened_with: z.string(),
        device: z.string(),
        /** The network alone: the last part of the address is masked. */
        network: z.nullable(z.string()),
        opened_at: Instant,
        seen_at: Instant,
        ended_at: z.nullable(Instant),
        ended_because: z.nullable(z.string()),
      }),
    ),
    next,
    devices: z.array(
      z.object({ label: z.string(), first_seen_at: Instant, last_seen_at: Instant }),
    ),
  }),
  errors: unknown,
})

export const LedgerLineWire = z.object({
  id: z.string(),
  at: Instant,
  kind: z.string(),
  place: z.enum(['available', 'held', 'bonus', 'vault', 'owed', 'provider']),
  gp_id: z.nullable(z.string()),
  gp_name: z.nullable(z.string()),
  amount: Amount,
  /** Of that place, after it. */
  balance: Amount,
  cause_kind: z.string(),
  cause_id: z.string(),
})

export const memberLedgerCall = officeCall('member.read', {
  path: '/office/member/ledger',
  summary: 'A member’s statement, the newest first: one line for each thing that happened.',
  input: z.object({ ...OneMember, ...Paged }),
  data: z.object({ list: z.array(LedgerLineWire), next, currency: CurrencyCode }),
  errors: unknown,
})

export const memberStoryCall = officeCall('member.read', {
  path: '/office/member/ledger/story',
  summary: 'The story of a line: every journal of the same cause, and the transfer behind it.',
  input: z.object({ ...OneMember, line: z.string().check(z.maxLength(80)) }),
  data: z.object({
    journals: z.array(
      z.object({
        id: z.string(),
        at: Instant,
        kind: z.string(),
        key: z.string(),
        reverses: z.nullable(z.string()),
        entries: z.array(
          z.object({
            account: z.string(),
            gp_id: z.nullable(z.string()),
            /** Whether it is the member's own account. */
            is_own: Flag,
            currency: CurrencyCode,
            amount: Amount,
            before: Amount,
            after: Amount,
          }),
        ),
      }),
    ),
    transfer: z.nullable(
      z.object({
        id: z.string(),
        gp_id: z.string(),
        direction: z.enum(['in', 'out']),
        state: z.enum(['held', 'sent', 'completed', 'reversed']),
        reference: z.string(),
        reason: z.nullable(z.string()),
        tries: z.int(),
        sent_at: z.nullable(Instant),
        ended_at: z.nullable(Instant),
      }),
    ),
  }),
  errors: unknown,
})

export const MemberRoundWire = z.object({
  gp_id: z.string(),
  gp_name: z.string(),
  round_id: z.string(),
  game_name: z.string(),
  status: z.enum(['settled', 'void']),
  currency: CurrencyCode,
  stake: Amount,
  payout: Amount,
  net: Amount,
  started_at: Instant,
  settled_at: Instant,
})

export const memberRoundsCall = officeCall('round.read', {
  path: '/office/member/rounds',
  summary: 'What a member has played, the newest first, with the sums of the days asked for.',
  input: z.object({
    ...OneMember,
    /** Days of the site's clock, both included; the last seven where none is named. */
    from: z.optional(z.iso.date()),
    to: z.optional(z.iso.date()),
    after: Paged.after,
    count: z._default(z.int().check(z.minimum(1), z.maximum(50)), 50),
  }),
  data: z.object({
    list: z.array(MemberRoundWire),
    next,
    totals: z.array(
      z.object({
        currency: CurrencyCode,
        count: z.int(),
        stake: Amount,
        payout: Amount,
        net: Amount,
      }),
    ),
    from: z.iso.date(),
    to: z.iso.date(),
  }),
  errors: unknown,
})

export const memberRoundCall = officeCall('round.read', {
  path: '/office/member/round',
  summary: 'One round, with the addresses at which its provider shows it again.',
  input: z.object({
    ...OneMember,
    gp_id: z.string().check(z.maxLength(12)),
    round_id: z.string().check(z.maxLength(80)),
  }),
  data: z.object({
    round: MemberRoundWire,
    replay_url: z.nullable(z.string()),
    fairness_url: z.nullable(z.string()),
  }),
  errors: { ...unknown, '110': 'round_unknown', '111': 'provider_away' },
})

export const memberTransfersCall = officeCall('member.read', {
  path: '/office/member/transfers',
  summary: 'Money a member has moved to providers and back, the newest first.',
  input: z.object({ ...OneMember, ...Paged }),
  data: pageOf({
    id: z.string(),
    gp_id: z.string(),
    gp_name: z.string(),
    direction: z.enum(['in', 'out']),
    currency: CurrencyCode,
    amount: z.nullable(Amount),
    state: z.enum(['held', 'sent', 'completed', 'reversed']),
    reason: z.nullable(z.string()),
    reference: z.string(),
    tries: z.int(),
    made_at: Instant,
    ended_at: z.nullable(Instant),
  }),
  errors: unknown,
})

export const memberPlaysCall = officeCall('member.read', {
  path: '/office/member/plays',
  summary: 'Games a member has opened, the newest first.',
  input: z.object({ ...OneMember, ...Paged }),
  data: pageOf({
    id: z.string(),
    gp_id: z.string(),
    gp_name: z.string(),
    game: z.string(),
    currency: CurrencyCode,
    device: z.string(),
    state: z.enum(['starting', 'playing', 'leaving', 'ended']),
    ended_because: z.nullable(z.string()),
    made_at: Instant,
    ended_at: z.nullable(Instant),
  }),
  errors: unknown,
})

export const memberMessagesCall = officeCall('member.read', {
  path: '/office/member/messages',
  summary: 'What was sent to a member: when, by which way, and whether it arrived. No text.',
  input: z.object({ ...OneMember, ...Paged }),
  data: pageOf({
    id: z.string(),
    channel: z.enum(['sms', 'mail']),
    template: z.string(),
    state: z.enum(['queued', 'sent', 'failed']),
    attempts: z.int(),
    failure: z.nullable(z.string()),
    created_at: Instant,
  }),
  errors: unknown,
})

export const memberNotesCall = officeCall('member.read', {
  path: '/office/member/notes',
  summary: 'What people of the house wrote about a member, the newest first.',
  input: z.object({ ...OneMember, ...Paged }),
  data: pageOf({
    id: z.string(),
    by: z.string(),
    at: Instant,
    text: z.string(),
    corrects: z.nullable(z.string()),
    corrected_by: z.nullable(z.string()),
  }),
  errors: unknown,
})

export const memberEventsCall = officeCall('member.read', {
  path: '/office/member/events',
  summary: 'What people of the house did with a member and saw of them, the newest first.',
  input: z.object({ ...OneMember, ...Paged }),
  data: pageOf({
    id: z.string(),
    at: Instant,
    actor: z.string(),
    role: z.nullable(z.string()),
    permission: z.string(),
    outcome: z.string(),
    reason: z.nullable(z.string()),
    before: z.nullable(z.record(z.string(), z.unknown())),
    after: z.nullable(z.record(z.string(), z.unknown())),
  }),
  errors: unknown,
})

export const unmaskFieldCall = officeCall('member.unmask', {
  path: '/office/member/unmask',
  summary: 'One field of a member, unmasked, for a reason. At most 30 a day for one person.',
  input: z.object({ ...OneMember, field: z.enum(personalFields), reason: Reason }),
  data: z.object({ value: z.string() }),
  errors: { ...commandErrors, '110': 'field_empty', '111': 'limit_reached' },
})

export const addNoteCall = officeCall('member.note', {
  path: '/office/member/note',
  summary: 'Adds a note about a member. It stays as it is; a later one may correct it.',
  input: z.object({
    ...OneMember,
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(2_000)),
    corrects: z._default(z.nullable(z.uuid()), null),
  }),
  data: z.object({}),
  errors: { ...commandErrors, '110': 'note_unknown' },
})

export const unlockWithdrawPassword = commandCalls('withdraw_password.unlock', {
  path: '/office/members/unlock-withdraw-password',
  summary: 'Lets a member try the withdrawal password again.',
  input: OneMember,
  errors: { '110': 'state_unchanged' },
})

const Value = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))
export const IdentityChangeWire = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('phone'), value: Value }),
  z.object({ kind: z.literal('email'), value: Value }),
  z.object({ kind: z.literal('name'), value: Value }),
  /** Passkeys and authenticator app are removed. */
  z.object({ kind: z.literal('second_factor') }),
  /** The password ends; a code to set a new one goes this way. */
  z.object({ kind: z.literal('password'), channel: z.enum(['sms', 'mail']) }),
])

export const editIdentity = commandCalls('member.identity_edit', {
  path: '/office/members/identity',
  summary: 'Corrects who a member is or how they are reached, or resets what they sign in with.',
  input: { ...OneMember, change: IdentityChangeWire },
  errors: {
    '110': 'state_unchanged',
    '111': 'field_invalid',
    '112': 'contact_taken',
    '113': 'contact_missing',
  },
})
