/** Where the curve is drawn, in pixels of the page. */
export type Plot = {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly base: number
}
/** What the plot shows: the longest time and the highest level of it. */
export type Scale = { readonly ms: number; readonly level: number }
export type Spot = { readonly x: number; readonly y: number }

/** A comet that has come so far along both sides stays there, and the scale grows with it. */
const REACHED = 0.86
/** What an early flight is shown on: the curve crosses both at about the same moment. */
const FIRST_MS = 12_000
const FIRST_LEVEL = 200
/** Where nothing may move, the comet stands at its last place from the beginning. */
const STILL_MS = 1_000
const STILL_LEVEL = 106

const LABELS_WIDTH = 52
const WIDE_FROM = 700
/** A sky so low has no line below the curve. */
const LOW = 240

export function plotOf(width: number, height: number): Plot {
  const isWide = width >= WIDE_FROM
  return {
    left: Math.max(34, width * 0.05),
    right: width - (isWide ? LABELS_WIDTH : 44),
    top: Math.max(34, height * 0.14),
    base: height - (height < LOW ? 34 : isWide ? 78 : 70),
  }
}

const GROWTH_PER_MS = 0.000_06
/** Levels are counted in parts of hundredths here: a picture needs no whole ones. */
const smooth = (ms: number): number => 100 * Math.exp(GROWTH_PER_MS * ms)

export function scaleAt(ms: number, isStill: boolean): Scale {
  const [firstMs, firstLevel] = isStill ? [STILL_MS, STILL_LEVEL] : [FIRST_MS, FIRST_LEVEL]
  const level = smooth(ms)
  return {
    ms: Math.max(firstMs, ms / REACHED),
    level: Math.max(firstLevel, 100 + (level - 100) / REACHED),
  }
}

const xOf = ({ left, right }: Plot, scale: Scale, ms: number): number =>
  left + ((right - left) * ms) / scale.ms
export const yOf = ({ top, base }: Plot, scale: Scale, level: number): number =>
  base - ((base - top) * (level - 100)) / (scale.level - 100)

/** Where a flight is after so long. */
export const spotAt = (plot: Plot, scale: Scale, ms: number): Spot => ({
  x: xOf(plot, scale, ms),
  y: yOf(plot, scale, smooth(ms)),
})

/** The way it flies there, in radians; up is below zero, as on a canvas. */
export function angleAt(plot: Plot, scale: Scale, ms: number): number {
  const [from, to] = [spotAt(plot, scale, ms), spotAt(plot, scale, ms + 50)]
  return Math.atan2(to.y - from.y, to.x - from.x)
}

/** The curve up to a moment, in equal steps of time. */
export const curveTo = (plot: Plot, scale: Scale, ms: number, steps: number): Spot[] =>
  Array.from({ length: steps + 1 }, (_, step) => spotAt(plot, scale, (ms * step) / steps))

export type Tick = { readonly value: number; readonly share: number; readonly strength: number }

/** Each step is whole times the one before, so that finer ticks stand between coarser ones. */
const NICE = [1, 5] as const
const KINDS_MAX = 2

/** A side of the plot: how much it shows, on how many pixels. */
export type Side = {
  /** The value at its beginning. */
  readonly from: number
  readonly span: number
  readonly pixels: number
  /** The finest step there may be. */
  readonly least: number
  /** Ticks nearer than this are not drawn; from twice that on they are drawn in full. */
  readonly gap: number
}

/**
 * The ticks of a side at round values, after its beginning. While the scale grows, the finer ones
 * fade before they would stand too close: nothing appears or goes at once.
 */
export function ticksOf(side: Side): Tick[] {
  const { from, span, pixels, gap } = side
  const ticks = new Map<number, Tick>()
  for (const [kind, step] of stepsFor(side).entries()) {
    const strength = kind === 0 ? 1 : Math.min(1, (pixels * step) / span / gap - 1)
    for (let value = firstAfter(from, step); value <= from + span; value += step) {
      const share = (value - from) / span
      // One that would touch the label of the beginning is left out.
      if (ticks.has(value) || share * pixels < gap * BESIDE) continue
      ticks.set(value, { value, share, strength })
    }
  }
  return [...ticks.values()].toSorted((one, other) => one.value - other.value)
}

const BESIDE = 0.6
const firstAfter = (from: number, step: number): number => (Math.floor(from / step) + 1) * step

/** The finest steps that leave room enough, the widest first: a shared tick has its strength. */
function stepsFor({ span, pixels, least, gap }: Side): number[] {
  const steps: number[] = []
  for (let power = least; power <= span; power *= 10) {
    for (const nice of NICE) {
      const step = power * nice
      if (step <= span && (pixels * step) / span > gap) steps.push(step)
    }
  }
  return steps.slice(0, KINDS_MAX).toReversed()
}

/** The moment a flight passes a level: for marks on the curve. */
export function momentOf(level: number): number {
  return Math.log(level / 100) / GROWTH_PER_MS
}
