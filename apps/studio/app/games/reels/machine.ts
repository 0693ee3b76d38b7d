import type { JadeSymbol } from '../../../src/games/jade/reels.ts'
import type { Line, PayTable } from '../../../src/games/slot/lines.ts'
import type { SlotFigures } from '../../../src/games/slot/printed.ts'
import type { SlotRules } from '../../../src/games/slot/round.ts'
import type { Feature } from '../../../src/games/slot/scatter.ts'
import type { SlotGame } from '../../../src/games/slot/slot-game.ts'
import { ROWS, type Strip } from '../../../src/games/slot/strip.ts'
import type { SlotSpin, SlotView } from '../../../src/games/slot/view.ts'

export type LineView = SlotView<JadeSymbol>
export type LineSpin = SlotSpin<JadeSymbol>

/** A slot of five reels as its screen knows it: its rules, and nothing besides. */
export type Machine = {
  readonly game: SlotGame<JadeSymbol>
  readonly rules: SlotRules<JadeSymbol>
  readonly strips: readonly Strip<JadeSymbol>[]
  /** Null where all ways pay. */
  readonly lines: readonly Line[] | null
  readonly pays: PayTable<JadeSymbol>
  readonly feature: Feature<JadeSymbol>
  readonly figures: SlotFigures
}

/** In how many ways one symbol of each reel can be chosen. */
export const waysOf = ({ strips }: Machine): number => ROWS ** strips.length

/** What the reels show before anything was played: it pays nothing. */
export const FIRST_STOPS: readonly number[] = [15, 25, 25, 19, 17]

/** Everything on the reels, dearest first. */
export const SYMBOLS = [
  'wild',
  'scatter',
  'dragon',
  'phoenix',
  'carp',
  'lotus',
  'a',
  'k',
  'q',
  'j',
] as const satisfies readonly JadeSymbol[]
