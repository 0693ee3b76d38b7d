import { ALIKE_MIN, type PayTable } from './lines.ts'
import type { Window } from './strip.ts'
import type { Cell, SlotWin } from './view.ts'

export type WaysPays<Name extends string> = {
  readonly pays: PayTable<Name>
  readonly wild: Name
}

/**
 * From the left, each symbol pays in as many ways as one of each reel can be chosen. Wilds are not
 * on the first reel, so what can pay is in sight there.
 */
export function findWaysWins<Name extends string>(
  { pays, wild }: WaysPays<Name>,
  window: Window<Name>,
): SlotWin<Name>[] {
  const wins: SlotWin<Name>[] = []
  for (const symbol of new Set(window[0])) {
    const { count, ways } = countWays(window, symbol, wild)
    const times = pays[symbol]?.[count - ALIKE_MIN]
    if (times === undefined) continue
    const cells = cellsOf(window.slice(0, count), symbol, wild)
    wins.push({ row: symbol, count, line: null, ways, cells, pays: times * ways })
  }
  return wins
}

/** On how many reels from the left a symbol is in sight, and in how many ways. */
function countWays<Name extends string>(window: Window<Name>, symbol: Name, wild: Name) {
  let count = 0
  let ways = 1
  for (const column of window) {
    let alike = 0
    for (const shown of column) if (shown === symbol || shown === wild) alike += 1
    if (alike === 0) break
    ways *= alike
    count += 1
  }
  return { count, ways }
}

function cellsOf<Name extends string>(window: Window<Name>, symbol: Name, wild: Name): Cell[] {
  const cells: Cell[] = []
  for (const [reel, column] of window.entries()) {
    for (const [row, shown] of column.entries()) {
      if (shown === symbol || shown === wild) cells.push([reel, row])
    }
  }
  return cells
}
