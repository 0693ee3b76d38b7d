import * as z from 'zod/mini'
import { event } from '../event.ts'

/** S4.103: the wheel shows itself to a member who was given draws. */
export const rouletteDisplay = event({
  name: 'roulette-display',
  audience: 'member',
  summary: 'A member was given draws: how many they have now.',
  data: z.object({ remaining_draws: z.int() }),
})
