import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { WorkShown } from './captcha.ts'
import { Amount, CurrencyCode, Flag, Instant } from '../wire.ts'

/** ISO-8601 with the offset of the site's own zone, where days of its envelopes are counted. */
const SiteTime = z.iso.datetime({ offset: true })

/** S3.039, S4.060: an envelope that is open for the member who asks. */
export const EnvelopeWire = z.object({
  id: z.uuid(),
  end_at: SiteTime,
  /** Shown from the beginning, so that seed and amounts can be checked after the end. */
  seed_hash: z.string(),
  least: Amount,
  most: Amount,
  /** 0: the member wants no gifts to show themselves, so pages wait to be asked for it. */
  may_pop_up: Flag,
})

export const envelopePromotionCall = endpoint({
  path: '/arks/web/activity/red_envelope_promotion',
  auth: 'member',
  summary: 'The red envelope that the member can claim now, or null.',
  input: z.object({}),
  data: z.object({
    envelope: z.nullable(EnvelopeWire),
    /** The time of the house: pages count down by it and not by their own clock. */
    now: SiteTime,
  }),
  errors: {},
})

export const claimEnvelopeCall = endpoint({
  path: '/arks/web/activity/red_envelope',
  auth: 'member',
  summary:
    'Claims a red envelope. Asked again, it answers with the same cash. From the fourth account of ' +
    'a network (/24, /48) on it takes the work of a captcha of type 4.',
  input: z.object({ id: z.uuid(), work: z.optional(WorkShown) }),
  data: z.object({ cash: Amount, currency: CurrencyCode }),
  errors: { '101': 'envelope_not_for_you', '102': 'envelope_over', '103': 'work_needed' },
})

export const envelopeFairnessCall = endpoint({
  path: '/arks/web/activity/red_envelope_fairness',
  auth: 'member',
  summary: 'What decided the amounts of an envelope. Seed and amounts are there after its end.',
  input: z.object({ id: z.uuid() }),
  data: z.object({
    id: z.uuid(),
    currency: CurrencyCode,
    total: Amount,
    slots: z.int(),
    least: Amount,
    most: Amount,
    opens_at: Instant,
    end_at: SiteTime,
    seed_hash: z.string(),
    seed: z.nullable(z.string()),
    /** In the order of their slots. */
    amounts: z.array(Amount),
    claimed: z.nullable(z.int()),
    /** What the start of a member is drawn from. */
    member_id: z.string(),
    own: z.nullable(z.object({ no: z.int(), amount: Amount, claimed_at: Instant })),
  }),
  errors: { '101': 'envelope_unknown' },
})
