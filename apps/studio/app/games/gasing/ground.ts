import { arenaDish } from '@oriel/art/game/arena'
import type { Size } from '../../lib/stage-canvas.tsx'
import type { Spot } from './easing.ts'

/** Where the dish lies on the stage, in pixels. */
export type Ground = {
  readonly ring: Spot & { readonly width: number; readonly height: number }
  /** From the middle of the dish to its rim, to the side and to the viewer. */
  readonly across: number
  readonly down: number
  /** What a spot in the middle of the dish is on the stage. */
  readonly middle: Spot
  readonly topWidth: number
}

/** Width to height of the drawing. */
const RING_SHAPE = 300 / 132
/** By the shape of the stage: how much of it the ring takes, and where its middle is. */
const WIDE = { ofWidth: 0.86, ofHeight: 1.72, middle: 0.552, steep: 1 } as const
const TALL = { ofWidth: 1.26, ofHeight: 0.86, middle: 0.5, steep: 1.3 } as const
/** On a low phone the bets reach higher. */
const LOW = { ofWidth: 1, ofHeight: 0.8, middle: 0.43, steep: 1.1 } as const
const LOW_BELOW = 1.3
/** Tops stand nearer to the viewer than the middle, so that their bodies are over it. */
const NEARER = 0.34
const TOP_WIDTH = 0.64

function layoutOf(shape: number) {
  if (shape < 1) return WIDE
  return shape < LOW_BELOW ? LOW : TALL
}

export function groundOf({ width, height }: Size): Ground {
  const { ofWidth, ofHeight, middle, steep } = layoutOf(height / width)
  const ringWidth = Math.min(width * ofWidth, height * ofHeight)
  const ringHeight = (ringWidth / RING_SHAPE) * steep
  const [x, y] = [width / 2, height * middle]
  const across = (ringWidth / 2) * arenaDish.across
  const down = (ringHeight / 2) * arenaDish.down
  return {
    ring: { x: x - ringWidth / 2, y: y - ringHeight / 2, width: ringWidth, height: ringHeight },
    across,
    down,
    middle: { x, y: y + (ringHeight / 2) * arenaDish.middle + down * NEARER },
    topWidth: across * TOP_WIDTH,
  }
}

/** A place in the dish on the stage. */
export const onStage = ({ middle, across, down }: Ground, { x, y }: Spot): Spot => ({
  x: middle.x + x * across,
  y: middle.y + y * down,
})
