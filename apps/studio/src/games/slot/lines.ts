import type { Window } from './strip.ts'
import type { SlotWin } from './view.ts'

/** The row a line takes on each reel, from the left. */
export type Line = readonly number[]
/** What 3, 4, 5 … alike pay, in parts of a stake; symbols without a row pay nothing here. */
export type PayTable<Name extends string> = Readonly<Partial<Record<Name, readonly number[]>>>
/** The first pay of a row is for this many. */
export const ALIKE_MIN = 3

export type LinePays<Name extends string> = {
  readonly lines: readonly Line[]
  readonly pays: PayTable<Name>
  readonly wild: Name
}

/** From the left, each line pays its longest row of one symbol; wilds stand for any. */
export function findLineWins<Name extends string>(
  { lines, pays, wild }: LinePays<Name>,
  window: Window<Name>,
): SlotWin<Name>[] {
  const wins: SlotWin<Name>[] = []
  // Counted loops: this is what a measured round spends its time in.
  for (let number = 0; number < lines.length; number += 1) {
    const line = lines[number] as Line
    let symbol = wild
    let count = 0
    while (count < line.length) {
      const shown = window[count]?.[line[count] as number] as Name
      // The first that is not wild says what the line is about.
      if (symbol === wild) symbol = shown
      else if (shown !== symbol && shown !== wild) break
      count += 1
    }
    if (count < ALIKE_MIN) continue
    const times = pays[symbol]?.[count - ALIKE_MIN]
    if (times === undefined) continue
    const cells = line.slice(0, count).map((row, reel) => [reel, row] as const)
    wins.push({ row: symbol, count, line: number, ways: 1, cells, pays: times })
  }
  return wins
}
