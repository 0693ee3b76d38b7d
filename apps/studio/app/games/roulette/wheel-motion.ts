import type { RouletteOutcome } from '../../../src/games/roulette/rules.ts'
import { WHEEL } from '../../../src/games/roulette/announced.ts'

/** How the wheel stands at a moment. Degrees go clockwise from the top. */
export type WheelView = {
  readonly rotor: number
  readonly ball: number
  /** 1 on the rim, 0 in a pocket. */
  readonly height: number
  /** It is taken out of the last pocket before it is thrown. */
  readonly isBallThere: boolean
}

const CIRCLE = 360
/** Where the middle of the ball runs, in shares of the radius. As the wheel is drawn. */
const POCKET = 121 / 222
const RIM = 197 / 222
/** The ball is taken up, thrown, lies in its pocket, and the wheel comes to rest with it. */
const TAKEN_MS = 250
const THROWN_MS = 650
const LANDED_MS = 6_300
export const REST_MS = 7_400
const ROTOR_TURNS = 4
/** Seen from the turning wheel, the ball runs this often against it. */
const BALL_TURNS = 11
/** The share of its way that the ball runs on the rim. */
const ON_RIM = 0.66

const clamp = (share: number): number => Math.min(1, Math.max(0, share))
const onCircle = (degrees: number): number => ((degrees % CIRCLE) + CIRCLE) % CIRCLE

/** Where a number stands when zero is at the top. */
export const pocketOf = (number: number): number => {
  const place = WHEEL.indexOf(number)
  if (place < 0) throw new RangeError(`${number} is not on the wheel`)
  return (place * CIRCLE) / WHEEL.length
}

/** How far from the middle of the wheel the ball is, in shares of the radius. */
export const radiusOf = ({ height }: Pick<WheelView, 'height'>): number =>
  POCKET + (RIM - POCKET) * height

export const atRest = ({ number, restDegrees }: RouletteOutcome): WheelView => ({
  rotor: restDegrees,
  ball: restDegrees + pocketOf(number),
  height: 0,
  isBallThere: true,
})

/**
 * The wheel so many milliseconds into a spin. It starts where the last one left it and ends where
 * the outcome says, so everybody sees the same, whenever they came.
 */
export function wheelAt(ms: number, last: RouletteOutcome, next: RouletteOutcome): WheelView {
  const travel = onCircle(next.restDegrees - last.restDegrees) + ROTOR_TURNS * CIRCLE
  const rotor = last.restDegrees + travel * pushed(clamp(ms / REST_MS))
  if (ms < THROWN_MS) {
    return { rotor, ball: rotor + pocketOf(last.number), height: 0, isBallThere: ms < TAKEN_MS }
  }
  const way = clamp((ms - THROWN_MS) / (LANDED_MS - THROWN_MS))
  return {
    rotor,
    ball: rotor + pocketOf(next.number) + BALL_TURNS * CIRCLE * (1 - slowing(way)),
    height: 1 - bouncing(clamp((way - ON_RIM) / (1 - ON_RIM))),
    isBallThere: true,
  }
}

/** A push of a tenth of the time, then ever slower to a stop. */
function pushed(share: number): number {
  const PUSH = 0.1
  const DRAG = 2
  // Speed rises evenly to 1 and falls as a power; the area below it is the way.
  const pushArea = PUSH / 2
  const dragArea = (1 - PUSH) / (DRAG + 1)
  const whole = pushArea + dragArea
  if (share < PUSH) return ((share / PUSH) ** 2 * pushArea) / whole
  const left = (1 - share) / (1 - PUSH)
  return (pushArea + dragArea * (1 - left ** (DRAG + 1))) / whole
}

/** Fast, then to a stand: the ball keeps its speed on the rim and loses it among the pockets. */
const slowing = (share: number): number => 1 - (1 - share) ** 2.2

/** From the rim to the pocket with three small jumps, each lower than the one before. */
function bouncing(share: number): number {
  const FALLS = [
    { until: 0.44, height: 1 },
    { until: 0.68, height: 0.34 },
    { until: 0.86, height: 0.14 },
    { until: 1, height: 0.04 },
  ]
  let from = 0
  for (const [at, { until, height }] of FALLS.entries()) {
    if (share <= until) {
      const inFall = (share - from) / (until - from)
      // The first is a fall from the rim, the others are jumps up and down again.
      return at === 0 ? inFall ** 2 : 1 - height * 4 * inFall * (1 - inFall)
    }
    from = until
  }
  return 1
}
