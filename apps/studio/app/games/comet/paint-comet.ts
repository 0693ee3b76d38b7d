import { cometHead } from '@oriel/art/game/comet'
import type { View } from './view.ts'

export type Sprite = CanvasImageSource

/** Width to height of the drawn comet. */
const COMET_SHAPE = 340 / 140
const BURST_MS = 620
const BURST_FADES_MS = 2_200

/** The comet with its head at a spot. */
export function paintComet(
  context: CanvasRenderingContext2D,
  sprite: Sprite,
  { x, y, angle, width }: View['comet'],
): void {
  const height = width / COMET_SHAPE
  context.save()
  context.translate(x, y)
  context.rotate(angle)
  context.drawImage(sprite, -cometHead.x * width, -cometHead.y * height, width, height)
  context.restore()
}

const eased = (share: number): number => 1 - (1 - Math.min(1, share)) ** 3

/** The moment it burns out: light that opens, a ring that leaves it, and then only an ember. */
export function paintBurst(
  context: CanvasRenderingContext2D,
  sprite: Sprite,
  { x, y, width }: View['comet'],
  ageMs: number,
): void {
  const opened = eased(ageMs / BURST_MS)
  const faded = Math.min(1, Math.max(0, (ageMs - BURST_MS) / BURST_FADES_MS))
  const size = width * (0.35 + opened * 0.75)
  context.globalAlpha = 1 - faded * 0.55
  context.drawImage(sprite, x - size / 2, y - size / 2, size, size)
  if (ageMs < BURST_MS * 2) {
    const spread = eased(ageMs / (BURST_MS * 2))
    context.globalAlpha = (1 - spread) * 0.5
    context.lineWidth = 2
    context.strokeStyle = '#ffd0a8'
    context.beginPath()
    context.arc(x, y, 12 + spread * width * 0.9, 0, Math.PI * 2)
    context.stroke()
  }
  context.globalAlpha = 1
}
