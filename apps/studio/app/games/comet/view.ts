import { comet } from '../../../src/games/comet/rules.ts'
import { isBurned, type CometRound } from './level.ts'
import {
  angleAt,
  momentOf,
  plotOf,
  scaleAt,
  spotAt,
  type Plot,
  type Scale,
  type Spot,
} from './plot.ts'

export type Size = { readonly width: number; readonly height: number }

/** Where everything stands at a moment. */
export type View = {
  readonly plot: Plot
  readonly scale: Scale
  /** How long the flight has gone, or went. */
  readonly ms: number
  /** Whether there is a curve: in flight, and after it. */
  readonly isUp: boolean
  readonly isOver: boolean
  /** From 0 over the world to 1 on the curve. */
  readonly launched: number
  readonly comet: Spot & { readonly angle: number; readonly width: number }
  /** The highest point of the world below, and how far it has sunk. */
  readonly world: { readonly x: number; readonly sunk: number }
  /** How fast stars pass. */
  readonly speed: number
}

/** The launch: from its place over the world to the corner where the curve begins. */
export const LAUNCH_MS = 1_100
const UPWARDS = -Math.PI / 2
/** Before each flight the world rises, with the comet over it. */
const RISES_MS = 700
const RISES_FROM = 110
/** How deep it sinks in a second of flight. */
const SINKS = 16
/** How high its edge stands, and the comet over it. */
const HORIZON_MAX = 84
const OVER_HORIZON = 20
const GROWS_MS = 6_000

export const horizonIn = (height: number): number => Math.min(HORIZON_MAX, height * 0.27)

export function viewOf(
  round: CometRound | null,
  { width, height }: Size,
  isStill: boolean,
  now: number,
): View {
  const isOver = isBurned(round)
  const isUp = round?.phase === 'running' || isOver
  const ms = flightMs(round, now)
  const plot = plotOf(width, height)
  const scale = scaleAt(ms, isStill)
  const launched = isUp ? eased(isStill ? 1 : ms / LAUNCH_MS) : 0
  const below = isUp || isStill ? 0 : RISES_FROM * (1 - eased(openFor(round, now) / RISES_MS))
  const breath = isUp || isStill ? 0 : Math.sin(now / 520) * 3
  const goal = spotAt(plot, scale, ms)
  const waits = height - horizonIn(height) - OVER_HORIZON + below + breath
  return {
    plot,
    scale,
    ms,
    isUp,
    isOver,
    launched,
    comet: {
      x: mix(width / 2, goal.x, launched),
      y: mix(waits, goal.y, launched),
      angle: mix(UPWARDS, angleAt(plot, scale, ms), launched),
      width: cometWidth(plot) * (0.72 + 0.28 * Math.min(1, ms / GROWS_MS)),
    },
    world: { x: mix(width / 2, plot.left, launched), sunk: below + (ms / 1000) * SINKS },
    speed: isUp && !isOver ? 1 + ms / 2_500 : 0.5,
  }
}

const cometWidth = ({ left, right }: Plot): number =>
  Math.min(230, Math.max(150, (right - left) * 0.26))

const mix = (from: number, to: number, share: number): number => from * (1 - share) + to * share

/** Slow, then quick, then slow. */
function eased(share: number): number {
  const part = Math.min(1, Math.max(0, share))
  return part * part * (3 - 2 * part)
}

function flightMs(round: CometRound | null, now: number): number {
  if (round?.outcome) return momentOf(round.outcome.crash)
  return Math.max(0, now - (round?.ranSince ?? now))
}

/** Since bets on it opened. */
const openFor = (round: CometRound | null, now: number): number =>
  now - ((round?.endsAt ?? now) - comet.bettingMs)
