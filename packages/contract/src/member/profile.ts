import { prizeKinds } from '@oriel/core/chance/roulette'
import type { MemberId } from '@oriel/core/id'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Amount, CurrencyCode, Flag, Instant } from '../wire.ts'
import { DeviceInfo, SignedInWire } from './session.ts'

const Text = (max: number) => z.string().check(z.maxLength(max))
const Given = z._default(Text(200), '')
const Owner = {
  id: z.custom<MemberId>((value) => typeof value === 'string'),
  member_account: z.string(),
  member_currency: CurrencyCode,
}

/** S3.005: member layout info. */
export const MemberLayoutWire = z.object({
  ...Owner,
  /** What the ledger holds for the member in their currency, and nothing else. */
  member_cash: Amount,
  member_grade_name: z.string(),
  /** 1 is a member. */
  member_type: z.int(),
  agent_type: z.int(),
  agent_level: z.int(),
  is_agent: Flag,
  agent_active: Flag,
  is_playing: Flag,
  cash_back_status: Flag,
  wallet_status: Flag,
  first_login_to_change_password: Flag,
  need_bank_account_deposit_verified: Flag,
  /** The member has asked to delete the account: when it goes. */
  removal_at: z.nullable(Instant),
})

export const memberLayoutCall = endpoint({
  path: '/member/profile/common/layout',
  auth: 'member',
  summary: 'What every page shows of the member who is signed in.',
  input: z.object({}),
  data: z.object({ member_common_layout: MemberLayoutWire }),
  errors: {},
})

/** S3.001, S3.002: the profile fields that a member can fill in, by their wire names. */
export const profileFields = [
  'member_name',
  'member_email',
  'member_birthday',
  'member_phone',
  'member_qq',
  'member_skype',
  'member_wechat',
  'member_zalo',
  'member_fb',
  'member_telegram',
  'member_whats_app',
  'member_line',
  'member_others',
  'identity_id',
] as const
export type ProfileFieldName = (typeof profileFields)[number]

const eachField = <Shape extends z.ZodMiniType>(shape: Shape) =>
  Object.fromEntries(profileFields.map((name) => [name, shape])) as Record<ProfileFieldName, Shape>

/** Which field a refusal is about, and the message under it where there is one. */
const FieldTold = z.object({ field: z.enum(profileFields), message: z.nullable(z.string()) })
const toldOfFields = (...reasons: string[]) =>
  Object.fromEntries(reasons.map((reason) => [reason, FieldTold]))

export const memberProfileCall = endpoint({
  path: '/member/profile',
  auth: 'member',
  summary: 'What is known of the member, masked, and what they may still tell.',
  input: z.object({}),
  data: z.object({
    ...Owner,
    ...eachField(z.string()),
    /** Nobody reads it again: always empty. */
    withdraw_password: z.literal(''),
    is_withdraw_password: Flag,
    /** An identity number that waits for support to check it: none waits. */
    new_identity_id: z.literal(''),
    fields: z.array(
      z.object({
        name: z.enum(profileFields),
        is_set: Flag,
        is_verified: Flag,
        may_edit: Flag,
        /** The phone must receive a code of /member/profile/phone_code first. */
        needs_code: Flag,
      }),
    ),
  }),
  errors: {},
})

export const editProfileCall = endpoint({
  path: '/member/profile/edit',
  auth: 'member',
  needsProof: true,
  summary:
    'Tells what was not known before. Who somebody is can be told once, and support changes it ' +
    'afterwards; contact apps can be changed.',
  input: z.strictObject({ ...eachField(z.optional(Text(200))), verify_code: Given }),
  data: z.object({}),
  errors: {
    '101': 'profile_field_closed',
    '102': 'profile_field_kept',
    '103': 'name_taken',
    '104': 'phone_taken',
    '105': 'email_taken',
    '113': 'phone_code_wrong',
    '114': 'identity_taken',
    '201': 'profile_field_invalid',
  },
  told: toldOfFields(
    'profile_field_closed',
    'profile_field_kept',
    'name_taken',
    'phone_taken',
    'email_taken',
    'phone_code_wrong',
    'identity_taken',
    'profile_field_invalid',
  ),
})

export const profilePhoneCodeCall = endpoint({
  path: '/member/profile/phone_code',
  auth: 'member',
  needsProof: true,
  summary: 'Sends a code to the phone a member wants to be reached at.',
  input: z.object({ member_phone: Given }),
  data: z.object({ wait_s: z.int() }),
  errors: {
    '101': 'profile_field_closed',
    '102': 'sms_too_soon',
    '103': 'sms_no_balance',
    '104': 'sms_not_served',
    '105': 'profile_field_kept',
    '201': 'phone_invalid',
  },
})

export const editPasswordCall = endpoint({
  path: '/member/profile/edit_password',
  auth: 'member',
  summary:
    'Changes the password for who knows the old one. Every session ends; this one goes on with the ' +
    'token of the answer. Withdrawals wait for 24 hours.',
  input: z.object({
    old_password: Given,
    password: Given,
    password_confirmation: Given,
    ...DeviceInfo,
  }),
  data: SignedInWire,
  errors: {
    '101': 'password_wrong',
    '102': 'password_too_often',
    '201': 'password_invalid',
    '202': 'password_same',
    '203': 'password_guessable',
    '204': 'password_unconfirmed',
  },
})

export const editWithdrawPasswordCall = endpoint({
  path: '/member/profile/withdraw_password',
  auth: 'member',
  summary:
    'Sets the withdraw password of four digits. Needs the password, and the old one where there is ' +
    'one; after five wrong ones it stays locked until support opens it.',
  input: z.object({ password: Given, old_withdraw_password: Given, withdraw_password: Given }),
  data: z.object({}),
  errors: {
    '101': 'password_wrong',
    '102': 'password_too_often',
    '103': 'withdraw_password_wrong',
    '104': 'withdraw_password_locked',
    '201': 'withdraw_password_invalid',
  },
})

export const memberExportCall = endpoint({
  path: '/member/export',
  auth: 'member',
  summary: 'Everything known of the member, in clear. Needs the password; three times a day.',
  input: z.object({ password: Given }),
  data: z.object({
    exported_at: Instant,
    profile: z.object({ ...Owner, created_at: Instant, ...eachField(z.string()) }),
    sessions: z.array(
      z.object({
        opened_with: z.string(),
        device: z.string(),
        ip: z.nullable(z.string()),
        created_at: Instant,
        seen_at: Instant,
        ended_at: z.nullable(Instant),
        ended_because: z.nullable(z.string()),
      }),
    ),
    audit: z.array(
      z.object({
        kind: z.string(),
        refused: z.nullable(z.string()),
        at: Instant,
        ip: z.nullable(z.string()),
        facts: z.record(z.string(), z.unknown()),
      }),
    ),
    agreements: z.array(z.object({ id: z.int(), version: z.int(), agreed_at: Instant })),
    /** What the member chose to hear of, or not, otherwise than is usual. */
    notices: z.array(
      z.object({
        kind: z.string(),
        channel: z.string(),
        wanted: Flag,
        from_at: Instant,
        until_at: z.nullable(Instant),
      }),
    ),
    /** All there ever were, as they are shown: `Harbour Bank •••• 4417`. */
    bank_cards: z.array(
      z.object({
        kind: z.string(),
        currency: CurrencyCode,
        card: z.string(),
        added_at: Instant,
        verified_at: z.nullable(Instant),
        removed_at: z.nullable(Instant),
        removed_because: z.nullable(z.string()),
      }),
    ),
    deposits: z.array(
      z.object({
        number: z.string(),
        kind: z.string(),
        currency: CurrencyCode,
        asked: Amount,
        received: Amount,
        /** What the member could spend of it. */
        to_wallet: Amount,
        fee: Amount,
        state: z.string(),
        made_at: Instant,
        ended_at: z.nullable(Instant),
      }),
    ),
    withdrawals: z.array(
      z.object({
        number: z.string(),
        card: z.string(),
        currency: CurrencyCode,
        amount: Amount,
        fee: Amount,
        /** What came back to the wallet. */
        released: Amount,
        state: z.string(),
        reason: z.nullable(z.string()),
        made_at: Instant,
        ended_at: z.nullable(Instant),
      }),
    ),
    /** The newest 200. */
    letters: z.array(
      z.object({ title: z.string(), content: z.string(), is_read: Flag, sent_at: Instant }),
    ),
    envelopes: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        cash: Amount,
        currency: CurrencyCode,
        claimed_at: Instant,
      }),
    ),
    draws: z.array(
      z.object({
        currency: CurrencyCode,
        draws: z.int(),
        used: z.int(),
        given_at: Instant,
        expires_at: Instant,
      }),
    ),
    spins: z.array(
      z.object({
        number: z.int(),
        kind: z.enum(prizeKinds),
        /** Money; "0.0000" for other kinds. */
        amount: Amount,
        /** How many draws it gave; 0 for other kinds. */
        draws: z.int(),
        currency: CurrencyCode,
        at: Instant,
      }),
    ),
    /** Friends are masked: their data is theirs. */
    awards: z.array(
      z.object({
        friend: z.string(),
        month: z.string(),
        base: Amount,
        amount: Amount,
        currency: CurrencyCode,
        state: z.string(),
        made_at: Instant,
      }),
    ),
    friends: z.array(z.object({ friend: z.string(), joined_at: Instant })),
  }),
  errors: {
    '101': 'password_wrong',
    '102': 'password_too_often',
    '103': 'export_too_often',
  },
})
