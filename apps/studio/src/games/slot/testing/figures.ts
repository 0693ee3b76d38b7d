import type { Counted } from './tally.ts'

/** What players ask of a single spin, from every way in which the reels can stop. */
export function figuresOf(counted: readonly Counted[], parts: number) {
  const stopsOf = (isMeant: (one: Counted) => boolean): number =>
    counted.filter(isMeant).reduce((sum, { stops }) => sum + stops, 0)
  const all = stopsOf(() => true)
  const hits = stopsOf((one) => one.parts > 0)
  const square = counted.reduce((sum, one) => sum + one.stops * (one.parts / parts) ** 2, 0) / all
  const paid = counted.reduce((sum, one) => sum + one.parts * one.stops, 0)
  return {
    all,
    paid,
    triggers: stopsOf(({ isTrigger }) => isTrigger),
    /** The share of spins that pay anything. */
    hitShare: hits / all,
    /** The share of those that pay less than was staked. */
    belowStakeShare: stopsOf((one) => one.parts > 0 && one.parts < parts) / hits,
    deviation: Math.sqrt(square - (paid / all / parts) ** 2),
    best: Math.max(...counted.map((one) => one.parts)) / parts,
  }
}
