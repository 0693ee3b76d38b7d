import type { Units } from '@oriel/core/money'
import type { JadeSymbol } from '../../../src/games/jade/reels.ts'
import type { Cell } from '../../../src/games/slot/view.ts'
import type { LineSpin, LineView } from './machine.ts'
import type { Beat } from './show.ts'

/** One thing a spin pays for, as it is told on the screen. */
export type Telling = {
  readonly name: JadeSymbol
  readonly isScatter: boolean
  /** How many symbols it takes, or on how many reels they are. */
  readonly count: number
  readonly line: number | null
  readonly ways: number
  readonly cells: readonly Cell[]
  /** What one line, one way or, for scatters, the whole stake is multiplied by. */
  readonly times: number
  readonly multiplier: number
  /** All of it, in parts of the stake. */
  readonly pays: number
}

/** What a spin pays for, the dearest first. */
export function tellingsOf(spin: LineSpin, parts: number): Telling[] {
  const { wins, scatter, multiplier } = spin
  const tellings: Telling[] = wins.map(({ row, count, line, ways, cells, pays }) => ({
    name: row,
    isScatter: false,
    count,
    line,
    ways,
    cells,
    times: pays / ways,
    multiplier,
    pays: pays * multiplier,
  }))
  if (scatter.pays > 0) {
    tellings.push({
      name: 'scatter',
      isScatter: true,
      count: scatter.cells.length,
      line: null,
      ways: 1,
      cells: scatter.cells,
      times: scatter.pays / parts,
      multiplier,
      pays: scatter.pays * multiplier,
    })
  }
  return tellings.toSorted((left, right) => right.pays - left.pays)
}

type Told = { readonly beat: Beat | null; readonly at: number; readonly isLanded: boolean }

/** What is lit on the reels now: of the spin on them, or of the whole round once it is over. */
export function winsAt(view: LineView | null, { beat, at, isLanded }: Told): readonly Telling[] {
  const spin = view?.spins[at]
  if (!view || !spin || !isLanded) return []
  const all = tellingsOf(spin, view.parts)
  if (beat?.is === 'scatter') return all.filter(({ isScatter }) => isScatter)
  if (beat) return beat.is === 'wins' || beat.is === 'big' ? all : []
  // After free spins their sum is told, not the last of them.
  return view.spins.length === 1 ? all : []
}

/** So many parts of a stake. A stake divides into its parts without a rest. */
export const amountOf = (stake: Units, { parts }: Pick<LineView, 'parts'>, pays: number): Units =>
  (stake * BigInt(pays)) / BigInt(parts)

/** How many stakes a payout is, with one decimal, never more than it is. */
export function timesText(stake: Units, payout: Units): string {
  const tenths = (payout * 10n) / stake
  return tenths % 10n === 0n ? String(tenths / 10n) : `${tenths / 10n}.${tenths % 10n}`
}
