import type { SlotRules } from '../slot/round.ts'
import { slotGame } from '../slot/slot-game.ts'
import { columnsOf, layStrip, type Strip, type Window } from '../slot/strip.ts'
import type { SlotWin } from '../slot/view.ts'

/** A three-reel fruit machine: three rows, five lines, a wild, three kinds of bar. */
export type ClassicSymbol = 'wild' | 'seven' | 'bar3' | 'bar2' | 'bar1' | 'bell' | 'cherry'
/** The rows of the pay table: three alike, bars of different kinds, two cherries. */
export type ClassicRow = ClassicSymbol | 'bars' | 'cherries'

type Counts = Readonly<Record<ClassicSymbol, number>>

const COUNTS: readonly Counts[] = [
  { wild: 1, seven: 3, bar3: 4, bar2: 5, bar1: 6, bell: 6, cherry: 7 },
  { wild: 2, seven: 3, bar3: 4, bar2: 5, bar1: 6, bell: 5, cherry: 7 },
  { wild: 1, seven: 3, bar3: 4, bar2: 5, bar1: 6, bell: 6, cherry: 7 },
]

export const STRIPS: readonly Strip<ClassicSymbol>[] = COUNTS.map((counts) => layStrip(counts))

/** In line bets. */
export const PAYS: Readonly<Record<ClassicRow, number>> = {
  wild: 250,
  seven: 77,
  bar3: 30,
  bar2: 15,
  bar1: 9,
  bell: 7,
  cherry: 4,
  bars: 2,
  cherries: 1,
}

/** The row each line takes on each reel. */
export const LINES: readonly (readonly [number, number, number])[] = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
]
const BARS: ReadonlySet<ClassicSymbol> = new Set(['bar1', 'bar2', 'bar3'])
const CHERRIES: ReadonlySet<ClassicSymbol> = new Set(['cherry', 'wild'])

/** The best row of the pay table that three symbols make, if any. */
export function rowOf(shown: readonly ClassicSymbol[]): ClassicRow | null {
  let symbol: ClassicSymbol = 'wild'
  let isAlike = true
  let areBars = true
  for (const one of shown) {
    if (one === 'wild') continue
    if (symbol === 'wild') symbol = one
    if (one !== symbol) isAlike = false
    if (!BARS.has(one)) areBars = false
  }
  if (isAlike) return symbol
  if (areBars) return 'bars'
  return shown.slice(0, 2).every((one) => CHERRIES.has(one)) ? 'cherries' : null
}

function findWins(window: Window<ClassicSymbol>): SlotWin<ClassicRow>[] {
  const wins: SlotWin<ClassicRow>[] = []
  for (const [number, line] of LINES.entries()) {
    const row = rowOf(line.map((place, reel) => window[reel]?.[place] as ClassicSymbol))
    if (row === null) continue
    const count = row === 'cherries' ? 2 : line.length
    const cells = line.slice(0, count).map((place, reel) => [reel, place] as const)
    wins.push({ row, count, line: number, ways: 1, cells, pays: PAYS[row] })
  }
  return wins
}

export const RULES: SlotRules<ClassicSymbol, ClassicRow> = {
  reels: STRIPS.map((strip) => columnsOf(strip)),
  parts: LINES.length,
  findWins,
  feature: null,
  maxTimes: 56,
}

export const classic = slotGame(
  {
    code: 'classic',
    version: 1,
    returns: [{ bet: 'all', percent: '96.7194' }],
  },
  RULES,
)
