import { BALLS } from '../../../src/games/keno/rules.ts'

/** When the first ball can be read, and how much later each further one, in ms of the run. */
const FIRST_MS = 1_000
const EACH_MS = 630
/** From the mouth of the tray until a ball lies on its place. As drawn.css has it. */
export const ROLL_MS = 520
export const BALL_MS: readonly number[] = Array.from(
  { length: BALLS },
  (_, at) => FIRST_MS + at * EACH_MS,
)

const LOOK_MS = 800
/** When each ball lies, and when everybody has read all of them. */
export const MOMENTS: readonly number[] = [...BALL_MS, Math.max(...BALL_MS) + LOOK_MS]
