import type { GasingOutcome } from '../../../src/games/gasing/rules.ts'
import { contextOf, type Size } from '../../lib/stage-canvas.tsx'
import type { Sprite } from '../../lib/use-sprites.ts'
import type { Run } from '../table-kit/use-run.ts'
import { groundOf, onStage, type Ground } from './ground.ts'
import { duelAt, momentsOf, restAt, type DuelNow } from './motion.ts'
import { paintClash } from './paint-clash.ts'
import { paintShadow, paintTop, paintTrails, type Sprites } from './paint-top.ts'

export type Scene = {
  /** Null between duels. */
  readonly run: Run<GasingOutcome> | null
  readonly isStill: boolean
}

/** At which height two tops touch, in parts of their width. */
const TOUCH_HEIGHT = 0.5
const SHAKE_MS = 220
const SHAKE_PIXELS = 5
const LONG_AGO_MS = 60_000

/** Draws the dish and the tops. It remembers the dish, and since when the tops rest. */
export function createPainter(canvas: HTMLCanvasElement) {
  const context = contextOf(canvas)
  let size: Size = { width: 1, height: 1 }
  let ground: Ground = groundOf(size)
  let dots = 1
  let ring: Sprite | null = null
  let restsSince: number | null = null
  return {
    fit(next: Size, ratio: number): void {
      size = next
      dots = ratio
      ring = null
      ground = groundOf(size)
      canvas.width = Math.round(size.width * ratio)
      canvas.height = Math.round(size.height * ratio)
      context.setTransform(ratio, 0, 0, ratio, 0, 0)
    },

    paint({ run, isStill }: Scene, sprites: Sprites | null, now: number): void {
      context.clearRect(0, 0, size.width, size.height)
      if (!sprites) return
      restsSince = run ? null : (restsSince ?? now)
      const ms = momentOf(run, isStill, now - (run?.since ?? restsSince ?? now))
      const duel = run ? duelAt(run.outcome, ms) : restAt(ms)
      context.save()
      shake(context, duel)
      ring ??= scaled(sprites['ring'], ground.ring, dots)
      const { x, y, width, height } = ground.ring
      if (ring) context.drawImage(ring, x, y, width, height)
      if (run && !isStill) paintTrails(context, ground, run.outcome, ms)
      paintTops(context, ground, sprites, duel)
      context.restore()
    },
  }
}

/** What is large and always there is brought to its size once: copying it then costs little. */
function scaled(sprite: Sprite | undefined, { width, height }: Size, ratio: number): Sprite | null {
  if (!sprite) return null
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * ratio)
  canvas.height = Math.round(height * ratio)
  contextOf(canvas).drawImage(sprite, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** Who wants no motion sees the end of it. */
function momentOf(run: Run<GasingOutcome> | null, isStill: boolean, ms: number): number {
  if (!isStill) return ms
  return run ? (momentsOf(run.outcome).at(-1) ?? 0) : LONG_AGO_MS
}

function shake(context: CanvasRenderingContext2D, { clash }: DuelNow): void {
  if (!clash || clash.ageMs > SHAKE_MS) return
  const strength = SHAKE_PIXELS * (1 - clash.ageMs / SHAKE_MS)
  context.translate(
    Math.sin(clash.ageMs * 0.11) * strength,
    Math.cos(clash.ageMs * 0.13) * strength,
  )
}

/** What is farther away is painted first. */
function paintTops(
  context: CanvasRenderingContext2D,
  ground: Ground,
  sprites: Sprites,
  { red, blue, clash }: DuelNow,
): void {
  const tops = [{ name: 'red', top: red } as const, { name: 'blue', top: blue } as const]
  for (const { top } of tops) paintShadow(context, ground, top)
  for (const { name, top } of tops.toSorted((left, right) => left.top.y - right.top.y)) {
    paintTop(context, ground, sprites, name, top)
  }
  if (!clash) return
  const { x, y } = onStage(ground, clash)
  const touch = { x, y: y - ground.topWidth * TOUCH_HEIGHT }
  paintClash(context, touch, y, { ...clash, reach: ground.topWidth * 0.62 })
}
