import type { PlinkoView } from '../../../src/games/plinko/rules.ts'
import type { Rows } from '../../../src/games/plinko/tables.ts'

/**
 * The board in units of one pin's distance: x is 0 in the middle, y is 0 at its upper edge. A ball
 * meets one pin in each row and goes half a unit to a side.
 */
export type Point = { readonly x: number; readonly y: number }

const ROW_HEIGHT = 0.88
/** From the upper edge to the first row. */
const TOP = 0.95
/** From the last row to where a ball rests in its slot. */
const BELOW = 0.86
/** How far above a pin's middle a ball's middle is when they touch. */
export const BALL_RADIUS = 0.27
export const PIN_RADIUS = 0.11
const TOUCH = BALL_RADIUS + PIN_RADIUS
/** How high a ball jumps off a pin. */
const BOUNCE = 0.2

const DROP_MS = 190
/** From one pin to the next: more rows fall faster, so that no ball falls longer than a round. */
const HOP_MS: Readonly<Record<Rows, number>> = { 8: 160, 12: 125, 16: 102 }

export const widthOf = (rows: Rows): number => rows + 2
export const heightOf = (rows: Rows): number => TOP + (rows - 1) * ROW_HEIGHT + BELOW
/** The last hop takes longer: the slot lies deeper than a pin would. */
export const fallMs = (rows: Rows): number => DROP_MS + HOP_MS[rows] * (rows + 0.4)

const rowY = (row: number): number => TOP + row * ROW_HEIGHT

/** Each row has a pin more than the one above; the outer two are never met. */
export const pinsOf = (rows: Rows): readonly Point[] =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 3 }, (__, pin) => ({ x: pin - (row + 2) / 2, y: rowY(row) })),
  ).flat()

/** The pin that a ball meets in a row. */
export function pinMet({ path }: Pick<PlinkoView, 'path'>, row: number): Point {
  const rights = path.slice(0, row).reduce((sum, turn) => sum + turn, 0)
  return { x: rights - row / 2, y: rowY(row) }
}

/** Where a ball is when it touches the pin of a row; after the last row, in its slot. */
function stopAt(view: Pick<PlinkoView, 'path'>, row: number): Point {
  const { x, y } = pinMet(view, row)
  return row < view.path.length ? { x, y: y - TOUCH } : { x, y: y - ROW_HEIGHT + BELOW - TOUCH }
}

/** How many pins a ball has met after so many milliseconds. */
export function pinsMet({ rows }: Pick<PlinkoView, 'rows'>, ms: number): number {
  if (ms < DROP_MS) return 0
  return Math.min(rows, 1 + Math.floor((ms - DROP_MS) / HOP_MS[rows]))
}

/** When a ball meets the pin of a row. */
export const metAt = ({ rows }: Pick<PlinkoView, 'rows'>, row: number): number =>
  DROP_MS + row * HOP_MS[rows]

/** Where a ball is after so many milliseconds: from pin to pin as a thrown thing flies. */
export function ballAt(view: Pick<PlinkoView, 'path' | 'rows'>, ms: number): Point {
  const met = pinsMet(view, ms)
  if (met === 0) {
    const share = Math.max(0, ms) / DROP_MS
    const first = stopAt(view, 0)
    return { x: first.x, y: -BALL_RADIUS + (first.y + BALL_RADIUS) * share ** 2 }
  }
  const [from, to] = [stopAt(view, met - 1), stopAt(view, met)]
  const isLast = met === view.rows
  const began = metAt(view, met - 1)
  const lasts = isLast ? fallMs(view.rows) - began : HOP_MS[view.rows]
  const share = Math.min(1, (ms - began) / lasts)
  return {
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share ** 2 - BOUNCE * 4 * share * (1 - share),
  }
}
