import { START_SPIN, type Beat, type Top } from '../../../src/games/gasing/duel.ts'
import type { GasingOutcome } from '../../../src/games/gasing/rules.ts'
import { bumped, eased, mixed, share, type Spot } from './easing.ts'

/** Where a top stands in the dish (its half width and half depth are 1), and how it stands. */
export type TopNow = Spot & {
  /** Turns per minute. */
  readonly spin: number
  /** Turns of the band since the beginning, for the eye. */
  readonly turns: number
  /** Leaning to the right when above zero. */
  readonly tiltDegrees: number
  /** Over the ground, in parts of its own height. */
  readonly lift: number
}
type Clash = Spot & { readonly beat: number; readonly ageMs: number }
export type DuelNow = {
  readonly red: TopNow
  readonly blue: TopNow
  /** The last meeting, if there was one. */
  readonly clash: Clash | null
}

/** Half of how far the tops are from each other: at rest, when they meet, at their widest. */
const REST_HALF = 0.5
export const MEET_HALF = 0.25
const WIDE_HALF = 0.52
const TIRED_HALF = 0.4
/** How far from the middle of the dish they meet, and how much of it is depth. */
const MEET_REACH = 0.2
const DEPTH = 0.55
/** A meeting is seen from the side, up to this much turned. */
const ASKEW_DEGREES = 26
const WIND_UP_MS = 700
const DROP_MS = 620
/** From the last beat until whoever fell lies there, and a breath more until it is said. */
export const FALL_MS = 560
const SAID_MS = FALL_MS + 160
/** A top that lies rests on its rim. */
export const LYING_DEGREES = 54
const LOSES_MS = 260
const PARTED_HALF = 0.12

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** When each beat is heard, and when everybody has seen who won. */
export const momentsOf = ({ beats }: GasingOutcome): number[] => [
  ...beats.map(({ atMs }) => atMs),
  endOf(beats) + SAID_MS,
]
const endOf = (beats: readonly Beat[]): number => beats.at(-1)?.atMs ?? 0

type Pose = { readonly atMs: number; readonly middle: Spot; readonly axis: number }

/** How they stand at the start and at each beat. Who attacks anew goes round the other first. */
function posesOf(beats: readonly Beat[]): Pose[] {
  let axis = Math.PI
  let attacker: Top = 'red'
  const poses = beats.map((beat): Pose => {
    if (beat.attacker !== attacker) axis += Math.PI
    attacker = beat.attacker
    const askew = (beat.degrees % (2 * ASKEW_DEGREES)) - ASKEW_DEGREES
    const way = radians(beat.degrees)
    const middle = { x: Math.cos(way) * MEET_REACH, y: Math.sin(way) * MEET_REACH }
    return { atMs: beat.atMs, middle, axis: axis + radians(askew) }
  })
  return [{ atMs: 0, middle: { x: 0, y: 0 }, axis: Math.PI }, ...poses]
}

export type Places = { readonly red: Spot; readonly blue: Spot }

function placed(middle: Spot, axis: number, half: number): Places {
  const [x, y] = [Math.cos(axis) * half, Math.sin(axis) * half * DEPTH]
  return {
    red: { x: middle.x + x, y: middle.y + y },
    blue: { x: middle.x - x, y: middle.y - y },
  }
}

export function placesAt(beats: readonly Beat[], ms: number): Places {
  const poses = posesOf(beats)
  const next = poses.findIndex(({ atMs }) => atMs > ms)
  const from = poses.at(next === -1 ? -1 : next - 1) as Pose
  const to = poses[next]
  if (!to) {
    const apart = PARTED_HALF * eased((ms - from.atMs) / FALL_MS)
    return placed(from.middle, from.axis, MEET_HALF + apart)
  }
  const passed = share(ms - from.atMs, to.atMs - from.atMs)
  const middle = {
    x: mixed(from.middle.x, to.middle.x, passed),
    y: mixed(from.middle.y, to.middle.y, passed),
  }
  const axis = mixed(from.axis, to.axis, passed)
  if (next === 1) return placed(middle, axis, approach(ms, to.atMs))
  const tired = share(next, poses.length)
  const wide = mixed(WIDE_HALF, TIRED_HALF, tired)
  return placed(middle, axis, mixed(MEET_HALF, wide, bumped(passed)))
}

/** First they wind up where they stand, then they run into each other. */
function approach(ms: number, atMs: number): number {
  const passed = share(ms - WIND_UP_MS, atMs - WIND_UP_MS)
  return mixed(REST_HALF, MEET_HALF, passed * passed)
}

const spinOf = (beat: Beat, top: Top): number => (top === 'red' ? beat.redSpin : beat.blueSpin)

/** What a top has left: it winds up, and loses something soon after each beat. */
export function spinAt(beats: readonly Beat[], top: Top, ms: number): number {
  const met = beats.findLastIndex(({ atMs }) => atMs <= ms)
  const last = beats[met]
  if (!last) return START_SPIN * eased(share(ms, WIND_UP_MS))
  const before = met === 0 ? START_SPIN : spinOf(beats[met - 1] as Beat, top)
  const takes = met === beats.length - 1 ? FALL_MS : LOSES_MS
  return Math.round(mixed(before, spinOf(last, top), share(ms - last.atMs, takes)))
}

/** Marks that pass too fast are not seen to turn: the band turns as fast as an eye follows. */
const SLOW_TURNS = 0.35
const FAST_TURNS = 1.9
const turnsPerSecond = (spin: number): number => mixed(SLOW_TURNS, FAST_TURNS, spin / START_SPIN)

function turnsAt(beats: readonly Beat[], top: Top, ms: number): number {
  let turns = 0
  let since = 0
  let spin = START_SPIN
  for (const beat of beats) {
    if (beat.atMs >= ms) break
    turns += ((beat.atMs - since) / 1000) * turnsPerSecond(spin)
    since = beat.atMs
    spin = spinOf(beat, top)
  }
  // A fallen top stops where it lies, however long one looks.
  const left = spin === 0 ? Math.min(ms - since, FALL_MS) : ms - since
  return turns + (left / 1000) * turnsPerSecond(spin)
}

const STEADY_DEGREES = 2
const WEAK_DEGREES = 13
const LEAN_DEGREES = 15
const LEAN_FADES_MS = 240
const WOBBLES_PER_SECOND = 1.25

/** The slower a top turns, the wider it wobbles. */
export const wobbleOf = (spin: number): number =>
  STEADY_DEGREES + WEAK_DEGREES * (1 - Math.min(1, spin / START_SPIN)) ** 1.4

type Standing = { readonly spin: number; readonly toOther: number; readonly isFirst: boolean }

/** After a beat it leans towards the other and comes back; who has nothing left falls away. */
function tiltAt(beats: readonly Beat[], ms: number, { spin, toOther, isFirst }: Standing): number {
  const turn = ms * 0.001 * WOBBLES_PER_SECOND * Math.PI * 2 + (isFirst ? 0 : 2)
  const met = beats.findLast(({ atMs }) => atMs <= ms)
  const lean = met ? LEAN_DEGREES * Math.exp((met.atMs - ms) / LEAN_FADES_MS) : 0
  return Math.sin(turn) * wobbleOf(spin) + lean * toOther
}

function topAt(outcome: GasingOutcome, top: Top, places: Places, ms: number): TopNow {
  const { beats } = outcome
  const own = places[top]
  const toOther = Math.sign(places[top === 'red' ? 'blue' : 'red'].x - own.x) || 1
  const spin = spinAt(beats, top, ms)
  const tilt = tiltAt(beats, ms, { spin, toOther, isFirst: top === 'red' })
  const last = beats.at(-1)
  const falls = last && spinOf(last, top) === 0 ? share(ms - last.atMs, FALL_MS) ** 2 : 0
  const hop = Math.sin(Math.PI * share(ms, WIND_UP_MS)) * 0.12
  return {
    ...own,
    spin,
    turns: turnsAt(beats, top, ms),
    tiltDegrees: mixed(tilt, -toOther * LYING_DEGREES, falls),
    lift: hop,
  }
}

/** The duel at a moment. The winner is known; this only shows the way there. */
export function duelAt(outcome: GasingOutcome, ms: number): DuelNow {
  const { beats } = outcome
  const places = placesAt(beats, ms)
  const met = beats.findLastIndex(({ atMs }) => atMs <= ms)
  const last = beats[met]
  const middle = last && posesOf(beats)[met + 1]?.middle
  return {
    red: topAt(outcome, 'red', places, ms),
    blue: topAt(outcome, 'blue', places, ms),
    clash: last && middle ? { ...middle, beat: met, ageMs: ms - last.atMs } : null,
  }
}

const IDLE_SPIN = 900

/** Between duels both are set down in the dish and turn a little. */
export function restAt(ms: number): DuelNow {
  const { red, blue } = placed({ x: 0, y: 0 }, Math.PI, REST_HALF)
  const down = share(ms, DROP_MS)
  const standing = (own: Spot, isFirst: boolean): TopNow => ({
    ...own,
    spin: IDLE_SPIN,
    turns: (ms / 1000) * turnsPerSecond(IDLE_SPIN),
    tiltDegrees: tiltAt([], ms, { spin: START_SPIN, toOther: 1, isFirst }),
    lift: 0.7 * (1 - down) ** 2,
  })
  return { red: standing(red, true), blue: standing(blue, false), clash: null }
}
