import { ENVELOPE_SLOTS_MAX } from '@oriel/core/chance/red-envelope'
import * as z from 'zod/mini'
import { officeCall } from '../office-call.ts'
import { commandCalls } from '../office-command.ts'
import { Amount, CurrencyCode, Instant } from '../wire.ts'

const Money = z.string().check(z.regex(/^\d{1,12}(\.\d{1,4})?$/))
const Time = z.iso.datetime({ offset: true })

export const openEnvelope = commandCalls('red-envelope.open', {
  path: '/office/envelopes/open',
  summary: 'Opens a red envelope: all amounts are drawn, and the budget stands. Takes two people.',
  input: {
    /** Made by who proposes it: sent twice, it is one envelope. */
    envelope_id: z.uuid(),
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
    currency: CurrencyCode,
    total: Money,
    slots: z.int().check(z.minimum(1), z.maximum(ENVELOPE_SLOTS_MAX)),
    least: Money,
    most: Money,
    /** Only members who registered before; left out, all who did before it opens. */
    registered_before: z.optional(z.nullable(Time)),
    opens_at: Time,
    end_at: Time,
  },
  errors: {
    '110': 'opened_already',
    '111': 'amounts_not_possible',
    '112': 'times_wrong',
    '113': 'over_limit',
    '114': 'currency_not_offered',
  },
})

export const EnvelopeLineWire = z.object({
  id: z.uuid(),
  number: z.string(),
  name: z.string(),
  currency: CurrencyCode,
  total: Amount,
  slots: z.int(),
  least: Amount,
  most: Amount,
  registered_before: z.nullable(Instant),
  opens_at: Instant,
  end_at: Instant,
  opened_by: z.string(),
  checked_by: z.string(),
  state: z.enum(['waiting', 'running', 'ended']),
  claimed: z.int(),
  given: Amount,
})

const PAGE = z._default(z.int().check(z.minimum(1), z.maximum(200)), 50)

export const envelopesCall = officeCall('red-envelope.open', {
  path: '/office/envelopes',
  summary: 'Red envelopes of the site, the newest first, and what the open ones promise.',
  input: z.object({ after: z.optional(z.string().check(z.regex(/^\d{1,18}$/))), count: PAGE }),
  data: z.object({
    list: z.array(EnvelopeLineWire),
    next: z.nullable(z.string()),
    /** In US dollars by the fixed table of thresholds. */
    promised: Amount,
    limit: Amount,
  }),
  errors: {},
})

export const envelopeCall = officeCall('red-envelope.open', {
  path: '/office/envelopes/one',
  summary: 'One red envelope while it runs: what is claimed, what is left, claims per minute.',
  input: z.object({ id: z.uuid() }),
  data: z.object({
    ...EnvelopeLineWire.shape,
    seed_hash: z.string(),
    /** Claims of each of the last 30 minutes, the newest last. */
    minutes: z.array(z.object({ at: Instant, claims: z.int() })),
    /** The first 400; the amount of a free slot is sealed until the end. */
    slot_list: z.array(z.nullable(Amount)),
    free_list: z.array(z.int()),
  }),
  errors: { '101': 'subject_unknown' },
})

export const envelopeClaimsCall = officeCall('red-envelope.open', {
  path: '/office/envelopes/claims',
  summary: 'Who claimed an envelope, the last first.',
  input: z.object({ id: z.uuid(), after: z.optional(z.int()), count: PAGE }),
  data: z.object({
    list: z.array(
      z.object({
        at: Instant,
        member_id: z.string(),
        account: z.string(),
        slot: z.int(),
        amount: Amount,
      }),
    ),
    next: z.nullable(z.int()),
  }),
  errors: { '101': 'subject_unknown' },
})
