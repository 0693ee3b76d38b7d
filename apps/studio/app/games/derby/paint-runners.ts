import type { Sprite } from '../../lib/use-sprites.ts'
import { FRAME, PHASES } from './frame.ts'
import type { View } from './view.ts'

type Context = CanvasRenderingContext2D
export type Sprites = Readonly<Record<string, Sprite>>

/** Where the nose and the hooves are on a frame, in parts of it. */
const NOSE = 0.955
const HOOVES = 0.93
/** The sign with its number, in lengths of a horse and in distances between lanes. */
const TAG_WIDE = 0.2
const TAG_LANES = 0.86
const PUFFS = 4
const SHAPE = FRAME.width / FRAME.height
/** Pictures of a stride for each length of a horse. */
const STRIDES = 2.6

export type Strides = {
  /** For each runner how far it has run, in lengths of a horse. */
  readonly lengths: readonly number[]
  /** Numbers the player has money on. */
  readonly backed: ReadonlySet<number>
}

/** All of them, the farthest lane first. */
export function paintRunners(
  context: Context,
  view: View,
  sprites: Sprites,
  { lengths, backed }: Strides,
): void {
  const { runnerWidth, gap } = view
  const tagSize = Math.min(runnerWidth * TAG_WIDE, gap * TAG_LANES)
  for (const [index, { x, y, scale }] of view.noses.entries()) {
    const sheet = sprites[`runner-${index + 1}`]
    const width = runnerWidth * scale
    const height = width / SHAPE
    paintShade(context, x - width * 0.46, y, width)
    paintDust(context, { x, y, width, lengths: lengths[index] ?? 0 })
    if (sheet) {
      const phase = Math.floor((lengths[index] ?? 0) * STRIDES * PHASES + index) % PHASES
      const frame = sheet.width / PHASES
      const [left, top] = [x - width * NOSE, y - height * HOOVES]
      context.drawImage(sheet, phase * frame, 0, frame, sheet.height, left, top, width, height)
    }
    paintTag(context, sprites, index + 1, {
      x: x - width - tagSize * 0.4,
      y: y - height * 0.5,
      size: tagSize * scale,
      isBacked: backed.has(index + 1),
    })
  }
}

function paintShade(context: Context, x: number, y: number, width: number): void {
  context.fillStyle = 'rgb(4 14 6 / 38%)'
  context.beginPath()
  context.ellipse(x, y, width * 0.42, width * 0.045, 0, 0, Math.PI * 2)
  context.fill()
}

type Hooves = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly lengths: number
}

/** Turf that flies up behind the hooves, by the way that was run. */
function paintDust(context: Context, { x, y, width, lengths }: Hooves): void {
  if (lengths === 0) return
  for (let puff = 0; puff < PUFFS; puff += 1) {
    const age = (lengths * 0.7 + puff / PUFFS) % 1
    context.fillStyle = `rgb(206 216 170 / ${(1 - age) * 0.3})`
    context.beginPath()
    const behind = x - width * (0.82 + age * 0.34)
    const radius = width * (0.014 + age * 0.036)
    context.arc(behind, y - age * width * 0.08, radius, 0, Math.PI * 2)
    context.fill()
  }
}

type Tag = {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly isBacked: boolean
}

/** The rider's number behind the horse; a gold ring for those the player has backed. */
function paintTag(context: Context, sprites: Sprites, runner: number, tag: Tag): void {
  const { x, y, size, isBacked } = tag
  context.fillStyle = 'rgb(6 10 8 / 72%)'
  context.beginPath()
  context.arc(x, y, size * 0.72, 0, Math.PI * 2)
  context.fill()
  if (isBacked) {
    context.lineWidth = Math.max(2, size * 0.12)
    context.strokeStyle = '#ffd76a'
    context.stroke()
  }
  const silk = sprites[`silk-${runner}`]
  if (silk) context.drawImage(silk, x - size / 2, y - size / 2, size, size)
}
