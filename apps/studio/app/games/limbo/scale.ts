import { LEVEL_MAX } from '../../../src/games/comet/growth.ts'
import { LEVEL_MIN, shareReaching } from '../../../src/games/comet/rules.ts'
import { limbo } from '../../../src/games/limbo/rules.ts'
import { percentOf } from '../../../src/game/exact.ts'
import { clamp } from '../quick/figures.ts'

type Way = 1 | -1

const START = 100
/** The bar gives low levels more room than high ones, as rounds do. */
const BEND = 0.35
const WHOLE = 1 - (START / LEVEL_MAX) ** BEND
export const FIRST_TARGET = 200
/** How finely the bar can be moved. */
export const BAR_STEPS = 1_000
/** A chance in hundredths of a percent times its target in hundredths: the same for all. */
const SHARED = Number(limbo.returns[0]?.percent) * 10_000

/** What the buttons beside the target step through, in hundredths. */
const TARGETS = [
  101, 110, 125, 150, 175, 200, 250, 300, 400, 500, 750, 1_000, 2_000, 2_500, 5_000, 10_000, 25_000,
  50_000, 100_000, 250_000, 500_000, 1_000_000,
] as const

/** Where a level stands on the bar, 0 … 1. */
export const placeOf = (level: number): number =>
  (1 - (START / Math.max(START, level)) ** BEND) / WHOLE

export const offered = (target: number): number => clamp(Math.round(target), LEVEL_MIN, LEVEL_MAX)

/** The level at a place of the bar, as round as the place is coarse. */
export function levelAt(place: number): number {
  const level = START * (1 - place * WHOLE) ** (-1 / BEND)
  const size = sizeOf(level)
  return offered(Math.round(level / size) * size)
}

/** Hundredths below 2x, then twentieths, from 10x on one of its first two digits. */
function sizeOf(level: number): number {
  if (level < 200) return 1
  return level < 1_000 ? 5 : 10 ** (Math.floor(Math.log10(level)) - 1)
}

/** The target with a chance, in hundredths of a percent. */
export const withChance = (chance: number): number => offered(SHARED / Math.max(1, chance))

export const stepTarget = (target: number, way: Way): number =>
  (way > 0 ? TARGETS.find((one) => one > target) : TARGETS.findLast((one) => one < target)) ??
  target

/** "48.50", or "0.0097" where two decimals would say too little. */
export function chanceText(target: number): string {
  const { over, under } = shareReaching(target)
  const percent = percentOf(over, under)
  return Number(percent) >= 1 ? Number(percent).toFixed(2) : percent
}

const RUN_LEAST_MS = 320
const RUN_PER_TEN_MS = 380
const RUN_MOST_MS = 1_500

/** A level that goes further runs longer, but not for ever. */
export const runMs = (level: number): number =>
  Math.min(RUN_MOST_MS, RUN_LEAST_MS + Math.log10(level / START) * RUN_PER_TEN_MS)

/** What is shown on the way: it grows by the same share in the same time, and never goes beyond. */
export const shownAt = (level: number, share: number): number =>
  share >= 1 ? level : Math.min(level, Math.floor(START * (level / START) ** share))
