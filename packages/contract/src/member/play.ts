import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Instant } from '../wire.ts'

/** S3.036: the maintenance interval of a platform; null where the time is unknown. */
export const IntervalWire = z.object({ start_at: z.nullable(Instant), end_at: z.nullable(Instant) })

const LaunchId = z.uuid()

/** Where a launch stands. It ends as `ended`, with why in `reason`. */
export const playStates = ['starting', 'playing', 'leaving', 'ended'] as const
export type PlayStateName = (typeof playStates)[number]

export const PlayWire = z.object({
  launch_id: LaunchId,
  gp_id: z.string(),
  game_type: z.string(),
  game_code: z.string(),
  game_id: z.int(),
  state: z.enum(playStates),
  /** The address of the game, once it is there; only for the session that asked. */
  game_url: z.nullable(z.string()),
  /** Why it ended or is ending; empty while it goes on. */
  reason: z.string(),
})

export const startPlayCall = endpoint({
  path: '/member/game/play1',
  auth: 'member',
  summary:
    'Starts a game: one at a time. The address comes with the answer, the event game-url, or ' +
    'with /member/game/state asked every 500 ms.',
  input: z.object({
    gpId: z.string(),
    game_type: z._default(z.union([z.string(), z.int()]), ''),
    game_code: z.string().check(z.maxLength(60)),
    house: z._default(z.string(), ''),
    /** Set by the server; what is said here is not believed. */
    lobby_url: z.optional(z.string().check(z.maxLength(500))),
    extra: z.optional(z.unknown()),
    device: z._default(z.literal([0, 1, 2]), 0),
  }),
  data: z.object({ launch_id: LaunchId, game_url: z.nullable(z.string()) }),
  errors: {
    '101': 'game_unknown',
    '102': 'play_starting',
    '103': 'play_elsewhere',
    '104': 'play_leaving',
    '105': 'play_closed',
    '106': 'play_not_allowed',
    '203': 'maintenance',
    '957': 'transfer_disabled',
  },
  told: { maintenance: IntervalWire },
})

export const leavePlayCall = endpoint({
  path: '/member/game/leave1',
  auth: 'member',
  summary: 'Leaves the game, and brings the money home. Nothing happens where none is played.',
  input: z.object({ launch_id: z.optional(LaunchId) }),
  data: z.object({ launch_id: z.nullable(LaunchId), state: z.nullable(z.enum(playStates)) }),
  errors: {},
})

export const playStateCall = endpoint({
  path: '/member/game/state',
  auth: 'member',
  summary: 'Where a launch stands, or whatever is played now.',
  input: z.object({ launch_id: z.optional(LaunchId) }),
  data: z.object({ play: z.nullable(PlayWire) }),
  errors: {},
})

export const playBeatCall = endpoint({
  path: '/member/game/heartbeat',
  auth: 'member',
  summary: 'The page that plays is still there. Without it for 60 s the game is left.',
  input: z.object({ launch_id: LaunchId }),
  data: z.object({ state: z.enum(playStates) }),
  errors: { '101': 'play_unknown' },
})
