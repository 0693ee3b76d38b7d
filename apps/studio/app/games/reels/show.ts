import type { LineView } from './machine.ts'
import { tellingsOf } from './tellings.ts'

/** One step of telling a round. `at` is the spin it is about. */
export type Beat =
  /** The reels turn to where this spin stopped. */
  | { readonly is: 'spin'; readonly at: number }
  /** What it pays for. */
  | { readonly is: 'wins'; readonly at: number; readonly ms: number }
  /** The scatters that bring free spins. */
  | { readonly is: 'scatter'; readonly at: number; readonly ms: number }
  /** The way into the free spins. */
  | { readonly is: 'enter'; readonly at: 0; readonly ms: number }
  /** A large win of a single spin, counted. */
  | { readonly is: 'big'; readonly at: 0; readonly ms: number }
  /** What all spins brought together. */
  | { readonly is: 'summary'; readonly at: number; readonly ms: number }

/** Long enough to see what pays before the money joins the balance. */
const WINS_MS = 900
/** Between free spins each win has its moment, but no spin takes all evening. */
const FREE_FIRST_MS = 900
const FREE_EACH_MS = 800
const FREE_TOLD_MAX = 4
const SCATTER_MS = 1_800
const ENTER_MS = 2_600
const BIG_MS = 3_400
const SUMMARY_MS = 7_000

/** From so many stakes on, a win is counted on a card of its own. */
export const BIG_TIMES = 20

/** A round from its first turn to its last word. */
export function beatsOf(view: LineView): Beat[] {
  const { spins, parts } = view
  const hasFree = spins.length > 1
  const beats: Beat[] = []
  for (const [at, spin] of spins.entries()) {
    beats.push({ is: 'spin', at })
    const count = tellingsOf(spin, parts).length
    if (count > 0) beats.push({ is: 'wins', at, ms: spin.isFree ? freeWinsMs(count) : WINS_MS })
    if (spin.scatter.spins > 0 && hasFree) beats.push({ is: 'scatter', at, ms: SCATTER_MS })
    if (at === 0 && hasFree) beats.push({ is: 'enter', at: 0, ms: ENTER_MS })
  }
  const total = spins.at(-1)?.total ?? 0
  if (hasFree) beats.push({ is: 'summary', at: spins.length - 1, ms: SUMMARY_MS })
  else if (total >= BIG_TIMES * parts) beats.push({ is: 'big', at: 0, ms: BIG_MS })
  return beats
}

/** All at once first; where there are several, then one after another. */
const freeWinsMs = (count: number): number =>
  FREE_FIRST_MS + (count > 1 ? Math.min(count, FREE_TOLD_MAX) * FREE_EACH_MS : 0)

/** Which win is told after so many steps, counted from when they appeared; null tells all. */
export const toldAt = (step: number, count: number): number | null => {
  if (count < 2) return count === 1 ? 0 : null
  const place = step % (count + 1)
  return place === 0 ? null : place - 1
}
export const TOLD_MS = FREE_EACH_MS

/** The free spins so far: which one, of how many that are known, and what the round has brought. */
export function freeSpinAt({ spins }: LineView, at: number, isLanded: boolean) {
  const known = spins[isLanded ? at : Math.max(0, at - 1)]
  const before = isLanded ? at : Math.max(0, at - 1)
  return {
    number: at,
    count: before + (known?.spinsLeft ?? 0),
    left: Math.max(0, before + (known?.spinsLeft ?? 0) - at),
    total: known?.total ?? 0,
  }
}
