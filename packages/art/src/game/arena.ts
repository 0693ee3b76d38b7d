import { cosine, type Point, sine, steps } from '../geometry.ts'
import { ellipse, path, spot } from '../svg.ts'
import { drawSprite, type Reach } from './frame.ts'
import type { GameBrush } from './relief.ts'

const RING: Reach = [300, 132]
const RING_SIZE = 600
const DISH = { x: 252, y: 90, middle: -12 } as const
/** The dish the tops spin in, in parts of the sprite's half width and half height. */
export const arenaDish = {
  across: DISH.x / RING[0],
  down: DISH.y / RING[1],
  middle: DISH.middle / RING[1],
} as const

/** The wooden dish of the arena with its lacquered rim, seen from the stands. */
export const arenaRingSvg = (size = RING_SIZE): string =>
  drawSprite({ key: ['arena ring'], reach: RING, size }, drawRing)

function drawRing(brush: GameBrush): string {
  const wood = brush.radial(
    [
      [0, '#f5cf90'],
      [0.5, '#b56c32'],
      [1, '#4a210c'],
    ],
    [0.5, 0.4, 0.62],
  )
  const edge = brush.linear(
    [
      [0, '#5a3308'],
      [0.3, '#ffe9b0'],
      [0.55, '#c98b2a'],
      [1, '#5a3308'],
    ],
    [0, 0, 1, 0],
  )
  const lacquer = brush.linear(
    [
      [0, '#a81d22'],
      [0.5, '#7c1418'],
      [1, '#4d080c'],
    ],
    [0, 0, 0.3, 1],
  )
  const shadow = brush.radial([
    [0.8, '#000', 0.7],
    [1, '#000', 0],
  ])
  const { x, y, middle } = DISH
  return [
    ellipse(0, 18, 299, 113, { fill: shadow }),
    ellipse(0, 8, 288, 116, { fill: '#2a0a06' }),
    ellipse(0, 0, 288, 116, { fill: edge }),
    ellipse(0, -11, 288, 116, { fill: lacquer }),
    ellipse(0, -11, 287, 115, { stroke: '#ffd98a', strokeOpacity: 0.75, width: 2 }),
    ellipse(0, middle + 4, x + 4, y + 3, { fill: '#3d1a08' }),
    ellipse(0, middle + 6, x, y, { fill: wood }),
    ...rings(),
    path(`M0 ${middle + 6 - y}V${middle + 6 + y}`, GRAIN),
    onEllipse([258, 88], -8, '#000', 0.24, 12),
    onEllipse([279, 107], -11, '#fff', 0.42, 4),
  ].join('')
}

/** A stroke along the far side of an ellipse, from the left to a little beyond its middle. */
function onEllipse(
  [across, down]: Point,
  y: number,
  stroke: string,
  strokeOpacity: number,
  width: number,
): string {
  const at = (degrees: number): Point => [across * cosine(degrees), y + down * sine(degrees)]
  const data = `M${spot(at(205))}A${across} ${down} 0 0 1 ${spot(at(290))}`
  return path(data, { stroke, strokeOpacity, width, round: true })
}

const GRAIN = { stroke: '#fff0c8', strokeOpacity: 0.28, width: 2 } as const

/** Lines turned into the wood, closer towards the middle. */
const rings = (): string[] =>
  steps(3).map((ring) => {
    const part = 0.78 - ring * 0.26
    const style = { ...GRAIN, strokeOpacity: 0.34 }
    return ellipse(0, DISH.middle + 6, DISH.x * part, DISH.y * part, style)
  })
