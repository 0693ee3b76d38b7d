import * as z from 'zod/mini'
import { officeCall } from '../office-call.ts'
import { commandCalls } from '../office-command.ts'
import { Flag, Instant } from '../wire.ts'

const Scope = z.enum([
  'site',
  'registration',
  'red-envelope',
  'roulette',
  'provider',
  'category',
  'game',
])
const SwitchId = z.uuid()

/** A time that something was, or is, off. */
export const OffWire = z.object({
  switch_id: SwitchId,
  scope: Scope,
  key: z.string(),
  label: z.string(),
  off_since: Instant,
  because: z.string(),
  by: z.string(),
  /** Another person looks at it until then, or owners are told. */
  look_by: Instant,
  looked_at: z.nullable(Instant),
  looked_by: z.nullable(z.string()),
  /** Whether the caller switched it off, and so cannot be the one who looks at it. */
  is_mine: Flag,
  on_at: z.nullable(Instant),
  on_by: z.nullable(z.string()),
  /** The number of the proposal to switch it on that waits. */
  proposal: z.nullable(z.string()),
})

export const switchesCall = officeCall('switch.off', {
  path: '/office/switches',
  summary: 'Everything of the site that can be switched off, and what is; games only where off.',
  input: z.object({}),
  data: z.object({
    list: z.array(
      z.object({
        scope: Scope,
        key: z.string(),
        label: z.string(),
        off: z.nullable(OffWire),
      }),
    ),
  }),
  errors: {},
})

export const switchStoryCall = officeCall('switch.off', {
  path: '/office/switches/story',
  summary: 'What was switched off at the site, the newest first.',
  input: z.object({
    after: z.optional(SwitchId),
    count: z._default(z.int().check(z.minimum(1), z.maximum(200)), 50),
  }),
  data: z.object({ list: z.array(OffWire), next: z.nullable(z.string()) }),
  errors: {},
})

export const switchGamesCall = officeCall('switch.off', {
  path: '/office/switches/games',
  summary: 'The first games of the site with this in their name, to switch one off.',
  input: z.object({ text: z.string().check(z.trim(), z.minLength(2), z.maxLength(60)) }),
  data: z.object({ list: z.array(z.object({ key: z.string(), label: z.string() })) }),
  errors: {},
})

export const switchLookCall = officeCall('switch.off', {
  path: '/office/switches/look',
  summary: 'Another person than who switched it off has looked at it.',
  input: z.object({ switch_id: SwitchId }),
  data: z.object({}),
  errors: { '101': 'subject_unknown', '106': 'same_person', '110': 'looked_already' },
})

export const switchOff = commandCalls('switch.off', {
  path: '/office/switches/off',
  summary: 'Switches something off at once: no bet, no launch, nobody is let in.',
  input: { scope: Scope, key: z.string().check(z.maxLength(20)) },
  errors: { '110': 'switch_unchanged' },
})

export const switchOn = commandCalls('switch.on', {
  path: '/office/switches/on',
  summary: 'Switches something on again. Always a proposal, good for 15 minutes.',
  input: { switch_id: SwitchId },
  errors: { '110': 'switch_unchanged' },
})
