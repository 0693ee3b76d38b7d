import type { JadeSymbol } from '../../../src/games/jade/reels.ts'
import { shownAt, type Belt } from './belt.ts'
import type { Pose } from './motion.ts'
import { MOVING_HEIGHT, type Sprites } from './sprites.ts'

/** The window in pixels of the screen. */
export type Ground = {
  readonly cellWidth: number
  readonly cellHeight: number
  /** The edge of a symbol. */
  readonly symbol: number
}

export type Light = {
  /** What pays: "reel row" of each cell. */
  readonly cells: ReadonlySet<string>
  /** How far the rest has stepped back, from 0 to 1. */
  readonly dim: number
  /** How much larger what pays is drawn. */
  readonly grown: number
}

export type Reel = { readonly belt: Belt<JadeSymbol>; readonly pose: Pose }

/** Between these parts of full speed a symbol passes from sharp to moving. */
const SHARP_BELOW = 0.12
const MOVING_ABOVE = 0.34
const DIMMED = 0.4

export function paintReels(
  context: CanvasRenderingContext2D,
  ground: Ground,
  sprites: Sprites,
  reels: readonly Reel[],
  light: Light | null,
): void {
  const { cellWidth, cellHeight, symbol } = ground
  context.clearRect(0, 0, context.canvas.width, context.canvas.height)
  for (const [number, { belt, pose }] of reels.entries()) {
    const left = Math.round(number * cellWidth + (cellWidth - symbol) / 2)
    const blur = blurOf(pose.speed)
    for (const { name, top } of shownAt(belt, pose.way)) {
      const y = top * cellHeight + (cellHeight - symbol) / 2
      const { still, moving } = sprites[name]
      if (blur > 0) {
        context.globalAlpha = blur
        context.drawImage(moving, left, y - (symbol * (MOVING_HEIGHT - 1)) / 2)
      }
      if (blur === 1) continue
      const isLit = light === null || light.cells.has(`${number} ${top}`)
      context.globalAlpha = (1 - blur) * (isLit ? 1 : 1 - (light?.dim ?? 0) * (1 - DIMMED))
      const size = symbol * (isLit ? (light?.grown ?? 1) : 1)
      // A symbol at rest lies on whole pixels, where it is sharpest.
      const at = pose.speed === 0 && Number.isInteger(top) ? Math.round(y) : y
      const shift = (symbol - size) / 2
      if (shift === 0) context.drawImage(still, left, at)
      else context.drawImage(still, left + shift, at + shift, size, size)
    }
  }
  context.globalAlpha = 1
}

export const blurOf = (speed: number): number =>
  Math.max(0, Math.min(1, (speed - SHARP_BELOW) / (MOVING_ABOVE - SHARP_BELOW)))
