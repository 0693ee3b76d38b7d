import * as z from 'zod/mini'
import { event } from '../event.ts'
import { playStates } from '../member/play.ts'

/** S4.091: the game address. It opens the game once, so only the session that asked uses it. */
export const gameUrl = event({
  name: 'game-url',
  audience: 'member',
  summary: 'A launch has its address: the window of that launch reads it by /member/game/state.',
  data: z.object({ launch_id: z.string() }),
})

export const forwardGameStatus = event({
  name: 'forward-game-status',
  audience: 'member',
  summary: 'A launch stands somewhere else now: playing, leaving, or ended and why.',
  data: z.object({
    launch_id: z.string(),
    gp_id: z.string(),
    state: z.enum(playStates),
    reason: z.string(),
  }),
})
