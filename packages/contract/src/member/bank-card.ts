import { cardKinds } from '@oriel/core/bank-card/card-kind'
import type { BankCardId } from '@oriel/core/id'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { CurrencyCode, Flag, Instant } from '../wire.ts'

const CardId = z.codec(z.uuid(), z.custom<BankCardId>(), {
  decode: (text) => text as BankCardId,
  encode: (id) => id,
})
const Kind = z.enum(cardKinds)

/** A bank account, a wallet or an address of a member. Its number is never shown again. */
export const BankCardWire = z.object({
  id: CardId,
  kind: Kind,
  currency: CurrencyCode,
  /** How the bank, the wallet or the network is called. */
  name: z.string(),
  last_four: z.string(),
  is_default: Flag,
  added_at: Instant,
  /** Money can go to it from then on. */
  usable_at: Instant,
  is_cooling: Flag,
  is_verified: Flag,
  /** A person looks at it before money goes there. */
  needs_review: Flag,
})

export const bankCardListCall = endpoint({
  path: '/member/bank-card/list',
  auth: 'member',
  summary:
    'Where the member is paid to, what was refused in the last 30 days, and what may be added.',
  input: z.object({}),
  data: z.object({
    read_at: Instant,
    /** Who holds each of them: the member, masked. Empty: the member has told no name. */
    holder: z.string(),
    has_withdraw_password: Flag,
    currency: CurrencyCode,
    cards: z.array(BankCardWire),
    refused: z.array(
      z.object({
        id: CardId,
        kind: Kind,
        name: z.string(),
        last_four: z.string(),
        refused_at: Instant,
        /** `name_differs`: it is held by somebody else. `person`: the house has said so. */
        because: z.enum(['name_differs', 'person']),
      }),
    ),
    /** Banks, wallets and networks of the member's currency. */
    institutions: z.array(
      z.object({
        code: z.string(),
        kind: Kind,
        name: z.string(),
        /** How long its numbers are; null for a network, whose addresses carry a checksum. */
        digits_min: z.nullable(z.int()),
        digits_max: z.nullable(z.int()),
      }),
    ),
    max_per_kind: z.int(),
    cooling_hours: z.int(),
  }),
  errors: {},
})

const Secret = z.string().check(z.maxLength(200))
/** What only the owner of the account knows. */
const proof = { password: Secret, withdraw_password: Secret }
const proofErrors = {
  '105': 'password_wrong',
  '106': 'withdraw_password_wrong',
  '107': 'withdraw_password_locked',
  '108': 'withdraw_password_unset',
  '201': 'password_too_often',
} as const

export const addBankCardCall = endpoint({
  path: '/member/bank-card/add',
  auth: 'member',
  needsProof: true,
  summary:
    'Binds an account of the member, five of a kind at most. Needs both passwords; all contacts ' +
    'are told, and money can go there after 24 hours.',
  input: z.object({
    kind: Kind,
    /** Its code, out of the list. */
    institution: z.string().check(z.maxLength(30)),
    number: z.string().check(z.maxLength(120)),
    /** Where the network needs one. */
    memo: z._default(z.string().check(z.maxLength(40)), ''),
    ...proof,
  }),
  data: z.object({ card: BankCardWire }),
  errors: {
    '101': 'card_invalid',
    '102': 'card_taken',
    '103': 'name_differs',
    '104': 'too_many',
    ...proofErrors,
  },
  told: { card_invalid: z.object({ field: z.enum(['institution', 'number', 'memo']) }) },
})

export const defaultBankCardCall = endpoint({
  path: '/member/bank-card/default',
  auth: 'member',
  needsProof: true,
  summary:
    'Makes a card the one that withdrawals go to. Needs both passwords; all contacts are told.',
  input: z.object({ id: CardId, ...proof }),
  data: z.object({ card: BankCardWire }),
  errors: { '101': 'card_invalid', ...proofErrors },
})

export const removeBankCardCall = endpoint({
  path: '/member/bank-card/remove',
  auth: 'member',
  needsProof: true,
  summary: 'Removes a card at once. All contacts are told.',
  input: z.object({ id: CardId }),
  data: z.object({}),
  errors: { '101': 'card_invalid' },
})

export const verifyBankCardCall = endpoint({
  path: '/member/bank-card/verify',
  auth: 'member',
  summary:
    'Asks a person to verify a card, before a deposit from it does; three times a day for each.',
  input: z.object({ id: CardId }),
  data: z.object({ card: BankCardWire }),
  errors: { '101': 'card_invalid' },
})
