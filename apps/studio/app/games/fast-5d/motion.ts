import { PLACES } from '../../../src/games/fast-5d/rules.ts'

/** When the first ball can be read, and how much later each further one, in ms of the run. */
const FIRST_MS = 1_300
const EACH_MS = 800
/** From the rim of its place until a ball lies still. As balls.css has it. */
export const DROP_MS = 800
export const BALL_MS: readonly number[] = PLACES.map((_, at) => FIRST_MS + at * EACH_MS)

const LOOK_MS = 600
/** When each ball lies, and when everybody has read all of them. */
export const MOMENTS: readonly number[] = [...BALL_MS, Math.max(...BALL_MS) + LOOK_MS]
