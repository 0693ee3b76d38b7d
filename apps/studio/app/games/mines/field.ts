import { TILES } from '../../../src/games/mines/ladder.ts'
import type { MinesView } from '../../../src/games/mines/rules.ts'

const SIDE = Math.sqrt(TILES)
export const ALL_TILES: readonly number[] = Array.from({ length: TILES }, (_, tile) => tile)

/**
 * closed: nobody knows. gem: found by the player. hit: the mine they opened. mine and left: what
 * the others hid, told when the round is over.
 */
export type TileState = 'closed' | 'gem' | 'hit' | 'mine' | 'left'

export function tileState(view: MinesView | null, tile: number): TileState {
  if (!view) return 'closed'
  if (view.hit === tile) return 'hit'
  if (view.opened.includes(tile)) return 'gem'
  if (!view.laid) return 'closed'
  return view.laid.includes(tile) ? 'mine' : 'left'
}

export const rowOf = (tile: number): number => Math.floor(tile / SIDE)
export const columnOf = (tile: number): number => tile % SIDE

/** How many tiles lie between two, as the eye goes: it decides which is turned first. */
export const distance = (left: number, right: number): number =>
  Math.hypot(rowOf(left) - rowOf(right), columnOf(left) - columnOf(right))

/** The tile a key leads to; null for a key that leads nowhere. */
export function tileFrom(tile: number, key: string): number | null {
  const [row, column] = [rowOf(tile), columnOf(tile)]
  const at = (toRow: number, toColumn: number): number => toRow * SIDE + toColumn
  switch (key) {
    case 'ArrowUp':
      return at(Math.max(0, row - 1), column)
    case 'ArrowDown':
      return at(Math.min(SIDE - 1, row + 1), column)
    case 'ArrowLeft':
      return at(row, Math.max(0, column - 1))
    case 'ArrowRight':
      return at(row, Math.min(SIDE - 1, column + 1))
    case 'Home':
      return at(row, 0)
    case 'End':
      return at(row, SIDE - 1)
    default:
      return null
  }
}

/** The share of the closed tiles that is safe, as a percentage with one decimal. */
export function safeText(mines: number, opened: number): string {
  const closed = TILES - opened
  return (((closed - mines) / closed) * 100).toFixed(1)
}
