import * as z from 'zod/mini'
import { officeCall } from '../office-call.ts'
import { commandCalls } from '../office-command.ts'
import { Amount, Flag, Instant } from '../wire.ts'

const ProviderId = z.string().check(z.regex(/^GP[A-Z0-9_]{1,10}$/))
const When = z.nullable(z.iso.datetime({ offset: true }))

export const ProviderLineWire = z.object({
  provider_id: z.string(),
  name: z.string(),
  /** Null where the house has no link to it. */
  wallet: z.nullable(z.enum(['transfer', 'seamless'])),
  is_off: Flag,
  is_away: Flag,
  /** Why no money goes there, where something stops it. */
  stopped_because: z.nullable(z.string()),
  /** Games being played there now by members of the site. */
  plays: z.int(),
})

export const providersCall = officeCall('any', {
  path: '/office/providers',
  summary: 'The providers of the site, and how each stands.',
  input: z.object({}),
  data: z.object({ list: z.array(ProviderLineWire) }),
  errors: {},
})

export const providerCall = officeCall('any', {
  path: '/office/provider',
  summary: 'One provider of the site: its state, its halls and its maintenance.',
  input: z.object({ provider_id: ProviderId }),
  data: z.object({
    ...ProviderLineWire.shape,
    dialect: z.nullable(z.string()),
    stopped_at: z.nullable(Instant),
    halls: z.array(z.object({ type_id: z.int(), code: z.string() })),
    /** Windows that are open or to come, the next first. */
    maintenance: z.array(
      z.object({ type_id: z.nullable(z.int()), starts_at: Instant, ends_at: Instant }),
    ),
  }),
  errors: { '101': 'subject_unknown' },
})

export const providerBooksCall = officeCall('round.read', {
  path: '/office/provider/books',
  summary: 'What the books say of a provider: money in transit, stuck transfers, keys, cases.',
  input: z.object({ provider_id: ProviderId }),
  data: z.object({
    money: z.array(z.object({ currency: z.string(), transit: Amount, result: Amount })),
    /** Transfers of the last day that have ended well, of all that ended. */
    transfers: z.object({
      ended: z.int(),
      completed: z.int(),
      /** Under way for more than 15 minutes. */
      stuck: z.int(),
      oldest_at: z.nullable(Instant),
    }),
    keys: z.array(
      z.object({ key_id: z.string(), valid_from: Instant, valid_until: z.nullable(Instant) }),
    ),
    /** What became of the last new key. */
    turn: z.nullable(
      z.object({
        key_id: z.string(),
        state: z.enum(['waiting', 'done', 'failed']),
        tries: z.int(),
        asked_at: Instant,
      }),
    ),
    cases: z.array(
      z.object({ case_id: z.string(), kind: z.string(), subject: z.string(), opened_at: Instant }),
    ),
  }),
  errors: { '101': 'subject_unknown' },
})

export const setMaintenance = commandCalls('maintenance.set', {
  path: '/office/provider/maintenance',
  summary: 'Sets when a provider, or one of its halls, is away; without times it is back.',
  input: {
    provider_id: ProviderId,
    type_id: z.nullable(z.int()),
    starts_at: When,
    ends_at: When,
  },
  errors: { '110': 'maintenance_unchanged', '111': 'maintenance_times' },
})

export const turnKey = commandCalls('key.rotate', {
  path: '/office/provider/turn-key',
  summary: 'Gives a provider a new key; the old one is good beside it for a while.',
  input: {
    provider_id: ProviderId,
    overlap_minutes: z.int().check(z.minimum(30), z.maximum(10_080)),
  },
  errors: { '110': 'key_not_by_wire', '111': 'key_missing', '112': 'key_turns' },
})

export const allowProvider = commandCalls('provider.allow', {
  path: '/office/provider/allow',
  summary: 'Lets money go to a provider again after a comparison has stopped it.',
  input: { provider_id: ProviderId },
  errors: { '110': 'provider_open' },
})
