import { START_SPIN, type Top } from '../../../src/games/gasing/duel.ts'
import type { Sprite } from '../../lib/use-sprites.ts'
import { bandFrame } from './band.ts'
import { mixed, type Spot } from './easing.ts'
import { onStage, type Ground } from './ground.ts'
import { LYING_DEGREES, placesAt, type TopNow } from './motion.ts'
import type { GasingOutcome } from '../../../src/games/gasing/rules.ts'

export type Sprites = Readonly<Record<string, Sprite>>

/** Width to height of a drawn top, and where in its height the point is. */
const TOP_SHAPE = 124 / 120
const TOP_POINT = 236 / 240
/** What is nearer is larger. */
const NEARER_LARGER = 0.09
const TRAIL_STEPS = 14
const TRAIL_STEP_MS = 24
const TRAILS: Readonly<Record<Top, string>> = { red: '255 106 120', blue: '110 168 255' }

const sizeOf = ({ topWidth }: Ground, { y }: Spot) => {
  const width = topWidth * (1 + y * NEARER_LARGER)
  return { width, height: width / TOP_SHAPE }
}

/** A top on its point, leaning; what turns on it is laid over it. */
export function paintTop(
  context: CanvasRenderingContext2D,
  ground: Ground,
  sprites: Sprites,
  name: Top,
  top: TopNow,
): void {
  const { x, y } = onStage(ground, top)
  const { width, height } = sizeOf(ground, top)
  const parts = [name, `${name}-band-${bandFrame(top.turns)}`]
  context.save()
  context.translate(x, y - top.lift * height)
  context.rotate((top.tiltDegrees * Math.PI) / 180)
  const draw = (part: string) => {
    const sprite = sprites[part]
    if (sprite) context.drawImage(sprite, -width / 2, -height * TOP_POINT, width, height)
  }
  for (const part of parts) draw(part)
  context.globalAlpha = Math.min(1, top.spin / START_SPIN) * 0.85
  draw(`${name}-swirl`)
  context.restore()
}

const LIGHT = 0.34

/** It lies to the side a top leans to, and is wider and fainter the higher the top is. */
export function paintShadow(
  context: CanvasRenderingContext2D,
  ground: Ground,
  { tiltDegrees, lift, ...spot }: TopNow,
): void {
  const { x, y } = onStage(ground, spot)
  const { width } = sizeOf(ground, spot)
  const fallen = Math.min(1, Math.abs(tiltDegrees) / LYING_DEGREES)
  const reach = width * mixed(LIGHT, 0.5, fallen) * (1 + lift * 0.4)
  context.save()
  context.translate(x + Math.sign(tiltDegrees) * fallen * width * 0.32, y - 2)
  context.scale(1, 0.24)
  const dark = context.createRadialGradient(0, 0, reach * 0.1, 0, 0, reach)
  dark.addColorStop(0, `rgb(10 2 0 / ${0.62 / (1 + lift)})`)
  dark.addColorStop(1, 'rgb(10 2 0 / 0%)')
  context.fillStyle = dark
  context.beginPath()
  context.arc(0, 0, reach, 0, Math.PI * 2)
  context.fill()
  context.restore()
}

/** Where each point ran a moment ago, as a line on the wood. */
export function paintTrails(
  context: CanvasRenderingContext2D,
  ground: Ground,
  { beats }: GasingOutcome,
  ms: number,
): void {
  const steps = Array.from({ length: TRAIL_STEPS }, (_, step) => ms - step * TRAIL_STEP_MS)
  const places = steps.filter((at) => at > 0).map((at) => placesAt(beats, at))
  context.lineCap = 'round'
  for (const name of ['red', 'blue'] as const) {
    for (const [step, to] of places.slice(1).entries()) {
      const from = onStage(ground, places[step]?.[name] ?? to[name])
      const { x, y } = onStage(ground, to[name])
      const left = 1 - step / TRAIL_STEPS
      context.strokeStyle = `rgb(${TRAILS[name]} / ${left * 0.55})`
      context.lineWidth = left * ground.topWidth * 0.026
      context.beginPath()
      context.moveTo(from.x, from.y)
      context.lineTo(x, y)
      context.stroke()
    }
  }
}
