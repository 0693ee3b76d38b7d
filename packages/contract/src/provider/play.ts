import { isAlphanumericDash } from '@oriel/core/checks'
import { isTimeZone } from '@oriel/core/time'
import * as z from 'zod/mini'
import { providerCall } from '../provider-call.ts'
import { CurrencyCode, LocaleCode } from '../wire.ts'

const REF_MAX = 64
const ZONE_MAX = 64
/** A name that one side gives and the other keeps; it is safe in addresses and file names. */
export const refOf = (min: number) =>
  z.string().check(z.minLength(min), z.maxLength(REF_MAX), z.refine(isAlphanumericDash))

/** Who a person is to the provider: the house's own name for them, and one currency. */
export const MemberRef = refOf(1)
export const PlayerWire = { member_ref: MemberRef, currency: CurrencyCode } as const
export const TitleCode = z.string().check(z.regex(/^[a-z0-9-]{2,40}$/))

export const ensurePlayerCall = providerCall({
  path: '/operator/v1/player',
  summary: 'Makes a player known. The same one twice is the same one.',
  input: z.strictObject(PlayerWire),
  data: z.object({ player_id: z.string() }),
  reasons: ['currency_unknown'],
})

export const launchGameCall = providerCall({
  path: '/operator/v1/launch',
  summary: 'An address of a game, good once and for sixty seconds.',
  input: z.strictObject({
    ...PlayerWire,
    launch_id: refOf(8),
    title: TitleCode,
    locale: LocaleCode,
    /** The zone of the site's times, in which the game shows its own; UTC where none is named. */
    time_zone: z._default(z.string().check(z.maxLength(ZONE_MAX), z.refine(isTimeZone)), 'UTC'),
    device: z.enum(['desktop', 'mobile', 'app']),
    lobby_url: z.url().check(z.maxLength(500)),
    demo: z.boolean(),
  }),
  data: z.object({ url: z.string(), expires_at: z.string() }),
  reasons: [
    'title_unknown',
    'player_unknown',
    'currency_unknown',
    'lobby_not_allowed',
    'maintenance',
  ],
})

export const kickPlayerCall = providerCall({
  path: '/operator/v1/kick',
  summary: 'Ends whatever this player has open. What they have staked stays in its round.',
  input: z.strictObject(PlayerWire),
  data: z.object({ kicked: z.boolean() }),
  reasons: ['player_unknown'],
})
