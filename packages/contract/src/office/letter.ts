import { currencies } from '@oriel/core/currency'
import { locales } from '@oriel/core/locale'
import * as z from 'zod/mini'
import { officeCall } from '../office-call.ts'
import { commandCalls } from '../office-command.ts'
import { Flag, Instant, LocaleCode } from '../wire.ts'

const letterKinds = ['service', 'offer'] as const
const Kind = z.enum(letterKinds)
const TextWire = z.object({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  html: z.string().check(z.minLength(1), z.maxLength(20_000)),
})
const Texts = z.partialRecord(LocaleCode, TextWire)
const Paged = {
  after: z.optional(z.uuid()),
  count: z._default(z.int().check(z.minimum(1), z.maximum(200)), 50),
}

const SentWire = z.object({
  id: z.uuid(),
  kind: Kind,
  sent_to: z.enum(['one', 'list', 'audience']),
  /** How many members it names; null for an audience, which nobody counts. */
  addressed: z.nullable(z.int()),
  /** Whose it is, where it is to one. */
  account: z.nullable(z.string()),
  currency: z.nullable(z.string()),
  language: z.nullable(z.string()),
  registered_from: z.nullable(Instant),
  registered_until: z.nullable(Instant),
  sent_by: z.string(),
  sent_at: Instant,
  expires_at: Instant,
  /** How many have read it, counted by the index of reads. */
  read: z.int(),
  /** The count stopped here: at least so many. */
  is_read_at_least: Flag,
  title: z.string(),
})
const SentPage = z.object({ list: z.array(SentWire), next: z.nullable(z.string()) })

export const sentToOneCall = officeCall('letter.send', {
  path: '/office/letters/to-one',
  summary: 'Letters that people of the house wrote to one member, the newest first.',
  input: z.object(Paged),
  data: SentPage,
  errors: {},
})

export const sentToManyCall = officeCall('letter.bulk', {
  path: '/office/letters/to-many',
  summary: 'Letters to lists and audiences, the newest first, with how many have read them.',
  input: z.object(Paged),
  data: SentPage,
  errors: {},
})

export const memberLettersCall = officeCall('member.read', {
  path: '/office/member/letters',
  summary: 'Letters that name one member, the newest first.',
  input: z.object({ member_id: z.uuid(), ...Paged }),
  data: SentPage,
  errors: { '101': 'subject_unknown' },
})

const Detail = z.object({ ...SentWire.shape, texts: Texts })

export const letterToOneCall = officeCall('letter.send', {
  path: '/office/letters/one',
  summary: 'What a letter to one member says. That somebody looked is kept in the trail.',
  input: z.object({ id: z.uuid() }),
  data: Detail,
  errors: { '101': 'subject_unknown' },
})

export const letterToManyCall = officeCall('letter.bulk', {
  path: '/office/letters/many',
  summary: 'What a letter to many says, in each language it was written in.',
  input: z.object({ id: z.uuid() }),
  data: Detail,
  errors: { '101': 'subject_unknown' },
})

/** A call carries so many accounts; a longer list is named in several. */
export const ACCOUNTS_A_CALL_MAX = 2_500

export const nameMembersCall = officeCall('letter.bulk', {
  path: '/office/letters/list',
  summary: 'Puts members on a list for a letter by their accounts, at most 10,000 in all.',
  input: z.object({
    list_id: z.nullable(z.uuid()),
    accounts: z
      .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(20)))
      .check(z.minLength(1), z.maxLength(ACCOUNTS_A_CALL_MAX)),
  }),
  data: z.object({ list_id: z.uuid(), named: z.int(), unknown: z.array(z.string()) }),
  errors: { '101': 'list_unknown', '102': 'list_full' },
})

export const letterTemplatesCall = officeCall('letter.bulk', {
  path: '/office/letters/templates',
  summary: 'What the house says in its own letters: each template, its fields, its version.',
  input: z.object({}),
  data: z.object({
    list: z.array(
      z.object({
        name: z.string(),
        fields: z.array(z.string()),
        /** Null: not published here, so nothing is sent. */
        version: z.nullable(
          z.object({
            number: z.int(),
            kind: Kind,
            texts: Texts,
            published_by: z.string(),
            published_at: Instant,
          }),
        ),
      }),
    ),
  }),
  errors: {},
})

const textErrors = {
  '110': 'letter_empty',
  '111': 'letter_without_english',
  '112': 'letter_too_long',
  '113': 'letter_html_unclean',
  '114': 'offer_unwanted',
  '115': 'sent_already',
} as const

export const sendLetterTo = commandCalls('letter.send', {
  path: '/office/letters/send',
  summary: 'Sends a letter to one member.',
  input: { id: z.uuid(), member_id: z.uuid(), kind: Kind, texts: Texts },
  errors: textErrors,
})

const Sending = { id: z.uuid(), kind: Kind, texts: Texts }
/** ISO-8601 as it was sent: a proposal is kept and hashed with it. */
const SentTime = z.nullable(z.iso.datetime({ offset: true }))

export const sendLetterToMany = commandCalls('letter.bulk', {
  path: '/office/letters/bulk',
  summary: 'Sends a letter to a list or an audience, or publishes a template.',
  input: {
    what: z.discriminatedUnion('act', [
      z.object({ act: z.literal('list'), ...Sending, list_id: z.uuid() }),
      z.object({
        act: z.literal('audience'),
        ...Sending,
        audience: z.object({
          currency: z.nullable(z.enum(currencies)),
          language: z.nullable(z.enum(locales)),
          grade: z.nullable(z.literal(0)),
          registered_from: SentTime,
          registered_until: SentTime,
        }),
        lives_days: z.int().check(z.minimum(1), z.maximum(400)),
      }),
      z.object({
        act: z.literal('publish'),
        name: z.string().check(z.maxLength(40)),
        kind: Kind,
        texts: Texts,
      }),
    ]),
  },
  errors: {
    ...textErrors,
    '116': 'list_empty',
    '117': 'too_many_live',
    '118': 'times_wrong',
    '119': 'template_unknown',
    '120': 'placeholder_unknown',
  },
})
