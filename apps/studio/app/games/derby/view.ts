import type { Size } from '../../lib/stage-canvas.tsx'

/** What the camera sees, in pixels. */
export type View = {
  readonly size: Size
  /** How far the ground has moved to the left. */
  readonly scrolled: number
  /** Where the line is, and where the gates are. */
  readonly lineX: number
  readonly gatesX: number
  /** For each runner the place of its nose, and of its hooves. */
  readonly noses: readonly { readonly x: number; readonly y: number; readonly scale: number }[]
  readonly horizon: number
  readonly lanes: { readonly top: number; readonly bottom: number }
  /** How far lanes are from each other, and how long a horse in the nearest one is. */
  readonly gap: number
  readonly runnerWidth: number
}

/** The camera stays on whoever leads: first near the gates, then a little ahead of the middle. */
const LEAD_START = 0.2
const LEAD_FAR = 0.6
const SETTLED_AT = 0.22
/** The whole track in widths of the stage, as gaps are seen and as the ground runs past. */
const GAPS_WIDE = 2.5
const GROUND_WIDE = 10
/** From here on the camera slows, so that at the line both are the same. */
const SLOWS_AT = 0.82

const FAR_SCALE = 0.74
/** A horse at most, in widths of the stage and in distances between lanes. */
const RUNNER_WIDE = 0.17
const RUNNER_LANES = 4.5
/** Parts of the height. On a tall stage what is said of the race stands below the lanes. */
const WIDE = { horizon: 0.3, top: 0.47, bottom: 0.945 } as const
const TALL = { horizon: 0.2, top: 0.29, bottom: 0.545 } as const
const TALL_FROM = 0.9

const smooth = (part: number): number => {
  const held = Math.min(1, Math.max(0, part))
  return held * held * (3 - 2 * held)
}

/** How far the ground has run past when the first has come this far, in widths of the stage. */
export function groundAt(lead: number): number {
  const way = Math.min(1, lead)
  const fast = Math.min(way, SLOWS_AT) * GROUND_WIDE
  if (way <= SLOWS_AT) return fast
  const passed = (way - SLOWS_AT) / (1 - SLOWS_AT)
  // The speed goes down evenly from that of the ground to that of the gaps.
  const mean = GROUND_WIDE + ((GAPS_WIDE - GROUND_WIDE) * passed) / 2
  return fast + (way - SLOWS_AT) * mean
}

export function viewOf(ways: readonly number[], size: Size): View {
  const { width, height } = size
  const lead = Math.min(1, Math.max(...ways, 0))
  const leadX = width * (LEAD_START + (LEAD_FAR - LEAD_START) * smooth(lead / SETTLED_AT))
  const scrolled = groundAt(lead) * width
  const { horizon, top, bottom } = height > width * TALL_FROM ? TALL : WIDE
  const lanes = { top: height * top, bottom: height * bottom }
  const gap = (lanes.bottom - lanes.top) / (ways.length - 1)
  const noses = ways.map((way, index) => {
    const near = index / (ways.length - 1)
    return {
      x: leadX + (way - lead) * GAPS_WIDE * width,
      y: lanes.top + (lanes.bottom - lanes.top) * near,
      scale: FAR_SCALE + (1 - FAR_SCALE) * near,
    }
  })
  return {
    size,
    scrolled,
    lineX: leadX + (groundAt(1) * width - scrolled),
    gatesX: width * LEAD_START - scrolled,
    noses,
    horizon: height * horizon,
    lanes,
    gap,
    runnerWidth: Math.min(width * RUNNER_WIDE, gap * RUNNER_LANES),
  }
}

const PARADE = { horizon: 0.34, ground: 0.88, pixelsPerMs: 0.08 } as const
/** A horse in a parade, in what it has of the width. */
const PARADE_WIDE = 0.8

/** Before a race they canter past one behind the other, so that everybody can see them. */
export function paradeOf(count: number, size: Size, ms: number): View {
  const { width, height } = size
  const each = width / count
  const y = height * PARADE.ground
  const runnerWidth = Math.min(each * PARADE_WIDE, height * 0.75)
  const noses = Array.from({ length: count }, (_, index) => ({
    x: (index + 1) * each - (each - runnerWidth) * 0.05,
    y,
    scale: 1,
  }))
  return {
    size,
    scrolled: ms * PARADE.pixelsPerMs,
    lineX: Number.POSITIVE_INFINITY,
    gatesX: Number.NEGATIVE_INFINITY,
    noses,
    horizon: height * PARADE.horizon,
    lanes: { top: y, bottom: y },
    gap: runnerWidth / RUNNER_LANES,
    runnerWidth,
  }
}
