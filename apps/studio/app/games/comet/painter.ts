import { contextOf } from '../../lib/stage-canvas.tsx'
import type { CometRound } from './level.ts'
import { paintBurst, paintComet, type Sprite } from './paint-comet.ts'
import { paintCurve, paintGrid, paintMarks, type Mark } from './paint-curve.ts'
import { drawStars, drawWorld, makeSpark, makeStars, makeWorld, type Layer } from './sky.ts'
import { createSparks } from './sparks.ts'
import { viewOf, type Size, type View } from './view.ts'

/** What is to be seen. */
export type Scene = {
  readonly round: CometRound | null
  readonly marks: readonly Mark[]
  readonly isStill: boolean
  /** The last picture stays. */
  readonly isFrozen: boolean
  readonly face: string
  readonly secondsText: (seconds: number) => string
}
type Sprites = { readonly comet: Sprite; readonly burst: Sprite }
type Painter = {
  /** For a stage of this size, on a screen with so many dots to a pixel. */
  fit(size: Size, ratio: number): void
  paint(scene: Scene, sprites: Sprites | null, now: number): void
}

const FRAME_MAX_MS = 64
/** A burst that was not seen to begin is over. */
const LONG_AGO_MS = 60_000
const SPARKS_EVERY_MS = 26
const BURST_SPARKS = 70

/** Draws the sky, the curve and the comet. It remembers only what moves from picture to picture. */
export function createPainter(canvas: HTMLCanvasElement): Painter {
  const context = contextOf(canvas)
  const glow = createGlow(context)
  let size: Size = { width: 1, height: 1 }
  let stars: Layer[] = []
  let world: HTMLCanvasElement | null = null
  let before = 0
  let drift = 0
  return {
    fit(next, ratio) {
      size = next
      canvas.width = Math.round(size.width * ratio)
      canvas.height = Math.round(size.height * ratio)
      context.setTransform(ratio, 0, 0, ratio, 0, 0)
      stars = makeStars(size)
      world = makeWorld(size.width, ratio)
    },

    paint(scene, sprites, now) {
      const { round, marks, isStill, face, secondsText } = scene
      const elapsed = Math.min(FRAME_MAX_MS, Math.max(0, now - before))
      before = now
      const view = viewOf(round, size, isStill, now)
      if (!isStill) drift += (elapsed / 1000) * view.speed
      context.clearRect(0, 0, size.width, size.height)
      drawStars(context, stars, size, drift)
      if (world) drawWorld(context, world, size, view.world)
      if (!round) return
      if (view.isUp) {
        paintGrid(context, view, face, secondsText)
        paintCurve(context, view)
        paintMarks(context, view, marks, face)
      }
      const burnedFor = glow.paint(round.id, view, isStill, elapsed, now)
      if (!sprites) return
      if (view.isOver) paintBurst(context, sprites.burst, view.comet, burnedFor)
      else paintComet(context, sprites.comet, view.comet)
    },
  }
}

/** The sparks behind the comet and around its end, which begins when it is first seen. */
function createGlow(context: CanvasRenderingContext2D) {
  const sparks = createSparks()
  const picture = makeSpark('#ffd79a')
  let sparkAt = 0
  let flown = ''
  let burned = { id: '', at: 0 }
  return {
    /** Gives how long ago the flight burned out. */
    paint(id: string, view: View, isStill: boolean, elapsed: number, now: number): number {
      if (view.isUp && !view.isOver) flown = id
      if (view.isOver && burned.id !== id) {
        const isSeen = flown === id && !isStill
        burned = { id, at: isSeen ? now : now - LONG_AGO_MS }
        if (isSeen) sparks.burst(view.comet, BURST_SPARKS)
      }
      if (isStill) return LONG_AGO_MS
      if (!view.isOver && now - sparkAt > SPARKS_EVERY_MS) {
        sparkAt = now
        sparks.trail(view.comet, view.comet.angle, view.isUp ? 2 : 1)
      }
      sparks.move(elapsed)
      sparks.draw(context, picture)
      return now - burned.at
    },
  }
}
