import { horizonIn, type Size, type View } from './view.ts'

/** Stars of one distance: they pass together, and come back on the other side. */
export type Layer = Pick<Stars, 'colour' | 'pace'> & {
  readonly stars: readonly Star[]
  /** One of them, drawn once; the farthest are mere points. */
  readonly picture: HTMLCanvasElement | null
}
type Star = { readonly x: number; readonly y: number; readonly size: number }

type Stars = {
  /** In a sky of a million pixels; a smaller one has fewer. */
  readonly count: number
  readonly size: number
  readonly colour: string
  /** How fast they pass, in pixels a second while the comet waits. */
  readonly pace: number
  readonly isPoint: boolean
}

const STARS: readonly Stars[] = [
  { count: 420, size: 0.9, colour: 'rgb(190 184 255 / 60%)', pace: 1.5, isPoint: true },
  { count: 150, size: 2.2, colour: '#cfe2ff', pace: 4, isPoint: false },
  { count: 46, size: 3.6, colour: '#ffeecb', pace: 9, isPoint: false },
]
const SKY_PIXELS = 1_000_000

/** The same sky after every change of the window. */
function chanceOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

function canvasOf(
  width: number,
  height: number,
  ratio: number,
  draw: (context: CanvasRenderingContext2D) => void,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * ratio))
  canvas.height = Math.max(1, Math.round(height * ratio))
  const context = canvas.getContext('2d')
  if (context) {
    context.scale(ratio, ratio)
    draw(context)
  }
  return canvas
}

export const makeStars = ({ width, height }: Size): Layer[] =>
  STARS.map(({ count, size, colour, pace, isPoint }, index) => {
    const chance = chanceOf(index + 7)
    const many = Math.round((count * width * height) / SKY_PIXELS)
    const stars = Array.from({ length: many }, () => ({
      x: chance() * width,
      y: chance() * height,
      size: size * (0.7 + chance() * 0.8),
    }))
    return { stars, colour, pace, picture: isPoint ? null : makeSpark(colour) }
  })

/** One by one: a picture of all, as large as the sky, would have to be blended whole each time. */
export function drawStars(
  context: CanvasRenderingContext2D,
  layers: readonly Layer[],
  { width, height }: Size,
  drift: number,
): void {
  for (const { stars, colour, pace, picture } of layers) {
    context.fillStyle = colour
    const [left, down] = [drift * pace, drift * pace * 0.55]
    for (const { x, y, size } of stars) {
      const across = (((x - left) % width) + width) % width
      const deep = (y + down) % height
      if (picture) context.drawImage(picture, across - size, deep - size, size * 2, size * 2)
      else context.fillRect(across, deep, size, size)
    }
  }
}

/** How much of the world below is drawn, and how much air it has over its edge. */
const WORLD_HEIGHT = 190
const AIR = 76
/** The edge of a world with light in its air, twice as wide as the sky: it can be moved aside. */
export const makeWorld = (width: number, ratio: number): HTMLCanvasElement =>
  canvasOf(width * 2, WORLD_HEIGHT, ratio, (context) => {
    const radius = Math.max(width * 0.8, 560)
    const middle = AIR + radius
    const disc = (size: number, from: number, stops: readonly (readonly [number, string])[]) => {
      const fill = context.createRadialGradient(width, middle, from, width, middle, size)
      for (const [at, colour] of stops) fill.addColorStop(at, colour)
      context.fillStyle = fill
      context.beginPath()
      context.arc(width, middle, size, 0, Math.PI * 2)
      context.fill()
    }
    disc(radius + AIR, radius, [
      [0, 'rgb(127 150 255 / 60%)'],
      [0.22, 'rgb(127 150 255 / 26%)'],
      [1, 'rgb(127 141 255 / 0%)'],
    ])
    disc(radius, radius - 260, [
      [0, '#0a0630'],
      [0.6, '#1d1a70'],
      [0.88, '#3447b4'],
      [1, '#6287f5'],
    ])
    context.strokeStyle = 'rgb(214 229 255 / 85%)'
    context.lineWidth = 1.6
    context.beginPath()
    context.arc(width, middle, radius, Math.PI * 1.1, Math.PI * 1.9)
    context.stroke()
  })

/** Puts it below the sky. */
export function drawWorld(
  context: CanvasRenderingContext2D,
  world: HTMLCanvasElement,
  { width, height }: Size,
  { x, sunk }: View['world'],
): void {
  const top = height - horizonIn(height) - AIR + sunk
  if (top < height) context.drawImage(world, x - width, top, width * 2, WORLD_HEIGHT)
}

/** A soft point of light: a star, or one of many sparks. */
export const makeSpark = (colour: string): HTMLCanvasElement =>
  canvasOf(16, 16, 2, (context) => {
    const fill = context.createRadialGradient(8, 8, 0, 8, 8, 8)
    fill.addColorStop(0, '#ffffff')
    fill.addColorStop(0.25, colour)
    fill.addColorStop(1, 'transparent')
    context.fillStyle = fill
    context.fillRect(0, 0, 16, 16)
  })
