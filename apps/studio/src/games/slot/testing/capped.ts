import type { Feature } from '../scatter.ts'
import type { Counted } from './tally.ts'

/** Enough for the turn below to stand still. */
const TURNS = 200

/**
 * No more than this share of a stake is lost because a round pays at most so many stakes. For any
 * slope, x is at most e^(slope x) / (slope e), so what lies above the most is worth at most
 * E[e^(slope (total - most))] / (slope e), and that expectation follows from single spins.
 */
export function lostToCap(
  counted: readonly Counted[],
  { spins, multiplier }: Feature<string>,
  parts: number,
  maxTimes: number,
  slope: number,
): number {
  const all = counted.reduce((sum, { stops }) => sum + stops, 0)
  const weigh = (isTrigger: boolean, times: number): number =>
    counted
      .filter((one) => one.isTrigger === isTrigger)
      .reduce(
        (sum, one) => sum + (one.stops / all) * Math.exp((slope * times * one.parts) / parts),
        0,
      )
  const [plain, trigger] = [weigh(false, multiplier), weigh(true, multiplier)]
  // Free spins bring free spins: what they are worth together is on both sides.
  let feature = 1
  for (let turn = 0; turn < TURNS; turn += 1) feature = (plain + trigger * feature) ** spins
  const round = weigh(false, 1) + weigh(true, 1) * feature
  return (round * Math.exp(-slope * maxTimes)) / (slope * Math.E)
}
