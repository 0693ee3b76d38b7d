import type { JadeSymbol } from '../../../src/games/jade/reels.ts'
import type { Strip } from '../../../src/games/slot/strip.ts'
import type { Cell } from '../../../src/games/slot/view.ts'
import type { Belt } from './belt.ts'
import { createLights, type Lights } from './lights.ts'
import {
  landedAt,
  landingAt,
  planLanding,
  REST,
  runningAt,
  type Landing,
  type Pose,
} from './motion.ts'
import { paintReels, type Ground } from './paint.ts'
import type { Sprites } from './sprites.ts'

/** The reels on their canvas. They move when they are told to, and rest without any work. */
export type Reels = {
  /** Off they go; where to is said later. */
  turn(): void
  /** Lets them run out to these stops; resolves when the last one stands. */
  land(stops: readonly number[]): Promise<void>
  /** These stops at once, without a turn. */
  show(stops: readonly number[]): void
  /** Puts the rest back behind what pays; null brings all back. */
  light(cells: readonly Cell[] | null, isGlad: boolean): void
  dress(sprites: Sprites, ground: Ground): void
  end(): void
}

type Turn = { readonly since: number; landings: readonly Landing[] | null; done: () => void }

type State = {
  readonly context: CanvasRenderingContext2D
  readonly strips: readonly Strip<JadeSymbol>[]
  readonly onStop: (reel: number) => void
  readonly lights: Lights
  stops: readonly number[]
  belts: readonly Belt<JadeSymbol>[]
  turn: Turn | null
  /** How many reels of this turn stand already. */
  stopped: number
  dress: { readonly sprites: Sprites; readonly ground: Ground } | null
  /** The frame that was asked for; 0 for none. */
  frame: number
}

/** In place of the number of a frame: no other follows. */
const ENDED = -1

export function createReels(
  context: CanvasRenderingContext2D,
  strips: readonly Strip<JadeSymbol>[],
  first: readonly number[],
  onStop: (reel: number) => void,
): Reels {
  const state: State = {
    context,
    strips,
    onStop,
    lights: createLights(),
    stops: first,
    belts: beltsAt(strips, first),
    turn: null,
    stopped: 0,
    dress: null,
    frame: 0,
  }
  return {
    turn: () => void begin(state),
    land: (stops) => land(state, stops),
    show(stops) {
      state.stops = stops
      rest(state)
    },
    light(cells, isGlad) {
      state.lights.set(cells, isGlad, performance.now())
      wake(state)
    },
    dress(sprites, ground) {
      state.dress = { sprites, ground }
      // At once: a canvas that got a new size is empty until it is painted.
      cancelAnimationFrame(state.frame)
      paint(state, performance.now())
    },
    end() {
      cancelAnimationFrame(state.frame)
      state.frame = ENDED
    },
  }
}

/** A turn that has no end yet goes on; one that runs out ends at once, and another begins. */
function begin(state: State): Turn {
  if (state.turn?.landings) rest(state)
  if (state.turn) return state.turn
  state.stopped = 0
  state.lights.set(null, false, 0)
  const turn: Turn = { since: performance.now(), landings: null, done: () => {} }
  state.turn = turn
  wake(state)
  return turn
}

function land(state: State, stops: readonly number[]): Promise<void> {
  const turn = begin(state)
  const answeredAfter = performance.now() - turn.since
  const landings = state.strips.map((_, reel) => planLanding(reel, answeredAfter))
  turn.landings = landings
  state.stops = stops
  state.belts = state.belts.map((belt, reel) => ({
    ...belt,
    to: { stop: stops[reel] ?? 0, way: landings[reel]?.way ?? 0 },
  }))
  return new Promise((resolve) => {
    turn.done = resolve
  })
}

function rest(state: State): void {
  const { turn } = state
  state.turn = null
  state.belts = beltsAt(state.strips, state.stops)
  wake(state)
  turn?.done()
}

function wake(state: State): void {
  if (state.frame === 0) state.frame = requestAnimationFrame((now) => paint(state, now))
}

function paint(state: State, now: number): void {
  if (state.frame === ENDED) return
  state.frame = 0
  const { turn, dress, lights, onStop } = state
  const ms = turn ? Math.max(0, now - turn.since) : 0
  const reels = state.belts.map((belt, reel) => ({ belt, pose: poseOf(turn, reel, ms) }))
  if (dress) paintReels(state.context, dress.ground, dress.sprites, reels, lights.at(now))
  while (ms >= (turn?.landings?.[state.stopped]?.stopsAt ?? Infinity)) {
    onStop(state.stopped)
    state.stopped += 1
  }
  if (turn?.landings && ms >= landedAt(turn.landings)) rest(state)
  if (state.turn || lights.isChanging(now)) wake(state)
}

function poseOf(turn: Turn | null, reel: number, ms: number): Pose {
  if (!turn) return REST
  const landing = turn.landings?.[reel]
  return landing ? landingAt(reel, landing, ms) : runningAt(reel, ms)
}

const beltsAt = (strips: readonly Strip<JadeSymbol>[], stops: readonly number[]) =>
  strips.map((strip, reel) => ({ strip, from: stops[reel] ?? 0, to: null }))
