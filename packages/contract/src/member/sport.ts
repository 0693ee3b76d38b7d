import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Instant } from '../wire.ts'
import { GameAsker, GameDevice } from './games.ts'

/** Longer than any address a provider gives. */
export const SPORT_ADDRESS_MAX_CHARACTERS = 2_000

export const SportAddress = z
  .string()
  .check(z.minLength(1), z.maxLength(SPORT_ADDRESS_MAX_CHARACTERS))

/** S3.036: the maintenance interval of a platform. */
const IntervalWire = z.object({ start_at: Instant, end_at: Instant })

export const sportQuickBetCall = endpoint({
  path: '/arks/web/game-providers/sport-quickbet-url',
  auth: 'member',
  summary: 'The address of a quick bet, for a frame on the sport page of the session that asks.',
  input: z.object({
    ...GameAsker,
    support_device: GameDevice,
    /** The connection says at which address the page stands; what is said here is not believed. */
    domain: z.optional(z.string().check(z.maxLength(255))),
  }),
  data: z.object({ detail: z.object({ url: z.string(), gp_id: z.string() }) }),
  errors: {
    '101': 'currency_not_offered',
    '102': 'sport_unknown',
    '103': 'sport_unreachable',
    '104': 'sport_too_often',
    '203': 'maintenance',
  },
  told: { maintenance: IntervalWire },
})

export const checkSportAddressCall = endpoint({
  path: '/arks/web/game-providers/sport-quickbet-url/check',
  auth: 'member',
  summary: 'Whether this session was given this address, just now. Nothing is fetched.',
  input: z.object({ url: SportAddress }),
  data: z.object({ gp_id: z.string() }),
  errors: { '101': 'sport_address_refused', '102': 'sport_too_often' },
})
