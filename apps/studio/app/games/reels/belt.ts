import { ROWS, STOPS, type Strip } from '../../../src/games/slot/strip.ts'

/** What runs past a reel's window: its strip from one stop, and from some place on from another. */
export type Belt<Name extends string> = {
  readonly strip: Strip<Name>
  readonly from: number
  /** Null while nobody knows where it stops. */
  readonly to: { readonly stop: number; readonly way: number } | null
}

const at = <Name extends string>(strip: Strip<Name>, place: number): Name =>
  strip[((place % STOPS) + STOPS) % STOPS] as Name

/**
 * The symbol in a row, counted from the top row before the reel began to turn; rows above it are
 * below zero. The belt runs down, so what comes last has the lowest number.
 */
export function symbolAt<Name extends string>({ strip, from, to }: Belt<Name>, row: number): Name {
  if (to && row < ROWS - to.way) return at(strip, to.stop + row + to.way)
  return at(strip, from + row)
}

export type Shown<Name extends string> = {
  readonly name: Name
  /** The upper edge, in symbols below the window's. */
  readonly top: number
}

/** All that is at least partly in the window when the belt has come so far. */
export function shownAt<Name extends string>(belt: Belt<Name>, way: number): Shown<Name>[] {
  const first = Math.floor(-way)
  const shown: Shown<Name>[] = []
  for (let row = first; row + way < ROWS; row += 1) {
    shown.push({ name: symbolAt(belt, row), top: row + way })
  }
  return shown
}
