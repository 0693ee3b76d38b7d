import { curveTo, momentOf, spotAt, ticksOf, yOf, type Plot, type Spot } from './plot.ts'
import type { View } from './view.ts'

/** Somebody who left the flight: a dot on its curve. */
export type Mark = {
  readonly level: number
  /** For the player's own: which bet, and how the level is written. */
  readonly label: string | null
  readonly colour: string
}

const STEPS = 56
const COOL = ['#6f4dff', '#7f8dff', '#9ff3ff'] as const
const BURNED = ['#6a35e8', '#ff5f87', '#ff9a5a'] as const
/** Levels end at this distance from the plot. */
const LABEL_ROOM = 38
const GRID = 'rgb(200 205 255 / 12%)'
const WORDS = 'rgb(214 219 255 / 82%)'

/** Levels at the right and seconds below, thin enough to be read past. */
export function paintGrid(
  context: CanvasRenderingContext2D,
  { plot, scale, launched: shown }: View,
  face: string,
  secondsText: (seconds: number) => string,
): void {
  const { left, right, top, base } = plot
  context.font = `600 12px ${face}`
  context.textBaseline = 'middle'
  context.textAlign = 'right'
  context.lineWidth = 1
  const levels = ticksOf({
    from: 100,
    span: scale.level - 100,
    pixels: base - top,
    least: 10,
    gap: 30,
  })
  for (const { value, strength } of [{ value: 100, strength: 1 }, ...levels]) {
    const y = Math.round(yOf(plot, scale, value)) + 0.5
    context.globalAlpha = shown * strength
    context.setLineDash(value === 100 ? [] : [4, 7])
    context.strokeStyle = value === 100 ? 'rgb(200 205 255 / 34%)' : GRID
    strokeLine(context, left, y, right, y)
    context.fillStyle = WORDS
    context.fillText(`${tickText(value)}×`, right + LABEL_ROOM, y)
  }
  context.textAlign = 'center'
  for (const { value, share, strength } of ticksOf({
    from: 0,
    span: scale.ms,
    pixels: right - left,
    least: 1_000,
    gap: 52,
  })) {
    const x = Math.round(left + (right - left) * share) + 0.5
    context.globalAlpha = shown * strength
    context.setLineDash([])
    context.strokeStyle = 'rgb(200 205 255 / 40%)'
    strokeLine(context, x, base, x, base + 6)
    context.fillStyle = WORDS
    context.fillText(secondsText(value / 1_000), x, base + 18)
  }
  context.setLineDash([])
  context.globalAlpha = 1
}

/** 1.5, 2, 1,000 */
const tickText = (hundredths: number): string => tickNumber.format(hundredths / 100)
const tickNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

function strokeLine(
  context: CanvasRenderingContext2D,
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
): void {
  context.beginPath()
  context.moveTo(fromX, fromY)
  context.lineTo(toX, toY)
  context.stroke()
}

/** The way so far: a light area, and the line over it with a glow of wider, fainter lines. */
export function paintCurve(context: CanvasRenderingContext2D, view: View): void {
  const { plot, scale, ms, isOver, launched } = view
  // It comes into sight with the comet, which has a way to go to its beginning.
  const shown = launched ** 3
  const spots = curveTo(plot, scale, ms, STEPS)
  const [first, last] = [spots[0], spots.at(-1)]
  if (!first || !last || last.x - first.x < 1) return
  const [start, middle, end] = isOver ? BURNED : COOL
  const light = context.createLinearGradient(first.x, first.y, last.x, last.y)
  light.addColorStop(0, start)
  light.addColorStop(0.55, middle)
  light.addColorStop(1, end)

  trace(context, spots)
  context.lineTo(last.x, plot.base)
  context.lineTo(first.x, plot.base)
  const area = context.createLinearGradient(0, last.y, 0, plot.base)
  area.addColorStop(0, isOver ? 'rgb(255 95 135 / 22%)' : 'rgb(124 140 255 / 30%)')
  area.addColorStop(1, 'rgb(124 92 255 / 0%)')
  context.fillStyle = area
  context.globalAlpha = shown
  context.fill()

  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.strokeStyle = light
  for (const [width, alpha] of [
    [18, 0.08],
    [10, 0.16],
    [4.5, 1],
  ] as const) {
    trace(context, spots)
    context.lineWidth = width
    context.globalAlpha = alpha * shown
    context.stroke()
  }
  context.globalAlpha = 0.4 * shown
  context.lineWidth = 1
  context.setLineDash([3, 5])
  strokeLine(context, last.x, last.y, last.x, plot.base)
  context.setLineDash([])
  context.globalAlpha = 1
}

function trace(context: CanvasRenderingContext2D, spots: readonly Spot[]): void {
  context.beginPath()
  for (const [index, { x, y }] of spots.entries()) {
    if (index === 0) context.moveTo(x, y)
    else context.lineTo(x, y)
  }
}

const RING = '#0b0728'
/** In a lower sky labels would hide what they stand for. */
const LABELS_FROM = 140

/** Who has left, where they left. The player's own stand over all others and say their level. */
export function paintMarks(
  context: CanvasRenderingContext2D,
  { plot, scale, ms }: View,
  marks: readonly Mark[],
  face: string,
): void {
  const ordered = marks.toSorted(
    (one, other) => Number(one.label !== null) - Number(other.label !== null),
  )
  const hasRoom = plot.base - plot.top > LABELS_FROM
  for (const { level, label, colour } of ordered) {
    const moment = momentOf(level)
    if (moment > ms + 1) continue
    const { x, y } = spotAt(plot, scale, moment)
    const radius = label === null ? 4 : 6.5
    context.beginPath()
    context.arc(x, y, radius + 2.5, 0, Math.PI * 2)
    context.fillStyle = RING
    context.fill()
    context.beginPath()
    context.arc(x, y, radius, 0, Math.PI * 2)
    context.fillStyle = colour
    context.fill()
    if (label !== null && hasRoom) paintLabel(context, plot, { x, y }, label, face)
  }
}

function paintLabel(
  context: CanvasRenderingContext2D,
  { left, right, base }: Plot,
  { x, y }: Spot,
  label: string,
  face: string,
): void {
  context.font = `700 12.5px ${face}`
  const width = context.measureText(label).width + 22
  // Below the curve and to the right of its dot, where nothing else stands; over it on the ground.
  const from = Math.min(Math.max(x + 6, left), right - width)
  const top = y + 12 + 26 > base ? y - 16 - 26 : y + 12
  context.beginPath()
  context.roundRect(from, top, width, 26, 9)
  context.fillStyle = 'rgb(4 34 28 / 92%)'
  context.fill()
  context.lineWidth = 1.2
  context.strokeStyle = '#35dba8'
  context.stroke()
  context.fillStyle = '#d9fff2'
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(label, from + width / 2, top + 13.5)
}
