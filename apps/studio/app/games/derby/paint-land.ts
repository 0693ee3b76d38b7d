import { makeStand, STAND } from './paint-stand.ts'
import type { View } from './view.ts'

type Context = CanvasRenderingContext2D

/** How much slower than the track what is farther away runs past. */
const PACE = { hills: 0.05, trees: 0.14, stand: 0.3 } as const
const STRIPE = 110
const POST_EVERY = 74
const TREE_EVERY = 46
const TREES = 40

/** What is left of a way after whole lengths of it. */
const rest = (way: number, of: number): number => ((way % of) + of) % of

/** The evening, hills, trees and the grandstand: each layer at its own pace. */
export function createLand() {
  const stand = makeStand()
  return {
    behind(context: Context, view: View): void {
      paintSky(context, view)
      paintHills(context, view, 0.16, '#5a3358', 0)
      paintHills(context, view, 0.1, '#33213f', 900)
      paintTrees(context, view)
      paintStand(context, view, stand)
      paintTurf(context, view)
      paintRail(context, view, view.horizon + view.size.height * 0.045, 1)
    },
    before(context: Context, view: View): void {
      paintRail(context, view, view.lanes.bottom + view.gap * 0.45, 1.5)
    },
  }
}

function paintSky(context: Context, { size, horizon }: View): void {
  const sky = context.createLinearGradient(0, 0, 0, horizon)
  sky.addColorStop(0, '#141638')
  sky.addColorStop(0.45, '#3f2a6b')
  sky.addColorStop(0.8, '#a34a6a')
  sky.addColorStop(1, '#f7b56a')
  context.fillStyle = sky
  context.fillRect(0, 0, size.width, horizon)
  const [x, reach] = [size.width * 0.74, size.width * 0.34]
  const sun = context.createRadialGradient(x, horizon, 0, x, horizon, reach)
  sun.addColorStop(0, 'rgb(255 226 160 / 85%)')
  sun.addColorStop(1, 'rgb(255 190 120 / 0%)')
  context.fillStyle = sun
  context.fillRect(0, 0, size.width, horizon)
}

function paintHills(
  context: Context,
  { size, horizon, scrolled }: View,
  rise: number,
  colour: string,
  shift: number,
): void {
  const moved = scrolled * PACE.hills + shift
  context.fillStyle = colour
  context.beginPath()
  context.moveTo(0, horizon)
  for (let x = 0; x <= size.width + 12; x += 12) {
    const at = (x + moved) / 150
    const bump = Math.sin(at) * 0.34 + Math.sin(at * 2.3 + shift) * 0.2 + 0.62
    context.lineTo(x, horizon - bump * rise * size.height)
  }
  context.lineTo(size.width, horizon)
  context.fill()
}

function paintTrees(context: Context, { size, horizon, scrolled }: View): void {
  const moved = scrolled * PACE.trees
  const first = Math.floor(moved / TREE_EVERY)
  context.fillStyle = '#182a20'
  for (let tree = first; tree < first + TREES; tree += 1) {
    const x = tree * TREE_EVERY - moved
    if (x > size.width + TREE_EVERY) break
    const height = size.height * (0.03 + 0.022 * ((tree * 7) % 5) * 0.4)
    context.beginPath()
    context.ellipse(x, horizon - height * 0.5, TREE_EVERY * 0.42, height, 0, 0, Math.PI * 2)
    context.fill()
  }
}

function paintStand(context: Context, view: View, stand: HTMLCanvasElement): void {
  const { size, horizon, scrolled } = view
  const height = horizon * 0.62
  const width = (height * STAND.width) / STAND.height
  const every = width * 1.5
  for (let x = -rest(scrolled * PACE.stand, every); x < size.width; x += every) {
    context.drawImage(stand, x, horizon - height, width, height)
  }
}

function paintTurf(context: Context, { size, horizon, scrolled, noses, lanes, gap }: View): void {
  const turf = context.createLinearGradient(0, horizon, 0, size.height)
  turf.addColorStop(0, '#3d7a40')
  turf.addColorStop(0.35, '#2d6335')
  turf.addColorStop(1, '#173d22')
  context.fillStyle = turf
  context.fillRect(0, horizon, size.width, size.height - horizon)
  // Mown bands lean with the view: what is nearer runs past a little faster.
  context.fillStyle = 'rgb(255 255 255 / 6%)'
  const lean = size.height * 0.16
  for (let x = -rest(scrolled, STRIPE * 2) - lean; x < size.width + lean; x += STRIPE * 2) {
    context.beginPath()
    context.moveTo(x + lean, horizon)
    context.lineTo(x + lean + STRIPE * 0.8, horizon)
    context.lineTo(x + STRIPE, size.height)
    context.lineTo(x, size.height)
    context.fill()
  }
  if (lanes.top === lanes.bottom) return
  context.fillStyle = 'rgb(255 255 255 / 16%)'
  for (const { y } of noses) context.fillRect(0, y + gap * 0.18, size.width, 1)
}

function paintRail(context: Context, view: View, y: number, thick: number): void {
  const { size, scrolled } = view
  const tall = size.height * 0.03 * thick
  context.fillStyle = 'rgb(0 0 0 / 28%)'
  context.fillRect(0, y + tall, size.width, 3 * thick)
  context.fillStyle = '#dfe3ee'
  const every = POST_EVERY * thick
  for (let x = -rest(scrolled * thick, every); x < size.width; x += every) {
    context.fillRect(x, y, 3 * thick, tall)
  }
  context.fillStyle = '#f7f9ff'
  context.fillRect(0, y - 2 * thick, size.width, 4 * thick)
}
