import { ACROSS } from '../brush.ts'
import { polar, steps } from '../geometry.ts'
import { circle, ellipse, group, line, path, placed, through } from '../svg.ts'
import { drawSprite, type Reach } from './frame.ts'
import type { GameBrush } from './relief.ts'

/** The head stands in the right part of the frame and flies to the right. */
const FLIGHT: Reach = [170, 70]
const FLIGHT_SIZE = 340
/** Where the head's middle lies, in parts of the width and height: the point to turn it about. */
export const cometHead = { x: 0.78, y: 0.5 } as const
const HEAD_X = (cometHead.x * 2 - 1) * FLIGHT[0]

export const cometSvg = (size = FLIGHT_SIZE): string =>
  drawSprite({ key: ['comet'], reach: FLIGHT, size }, (brush) =>
    placed(HEAD_X, 0, {}, drawTail(brush), drawHead(brush)),
  )

const BURST: Reach = [120, 120]
const BURST_SIZE = 240

/** The moment it burns out. */
export const cometBurstSvg = (size = BURST_SIZE): string =>
  drawSprite({ key: ['comet burst'], reach: BURST, size }, drawBurst)

function drawTail(brush: GameBrush): string {
  const ice = brush.linear(
    [
      [0, '#7cf6ff', 0],
      [0.5, '#8fdcff', 0.4],
      [1, '#fff8dc', 0.95],
    ],
    ACROSS,
  )
  const fire = brush.linear(
    [
      [0, '#ffb84f', 0],
      [0.6, '#ffb84f', 0.25],
      [1, '#ffe9a8', 0.8],
    ],
    ACROSS,
  )
  const dust =
    'M6-24C-50-34-120-36-180-30C-120-20-90-10-70 0C-110 8-150 18-198 32C-120 34-50 32 6 24Z'
  const sparks = steps(18).map((index) => {
    const x = -36 - brush.random() * 190
    const y = (brush.random() - 0.5) * 46
    return circle(x, y, 0.8 + (index % 3) * 0.7, {})
  })
  return [
    path(dust, { fill: fire, opacity: 0.7 }),
    path('M4-22C-60-19-150-5-258 0C-150 5-60 19 4 22Z', { fill: ice }),
    path('M0-9C-44-8-96-2-140 0C-96 2-44 8 0 9Z', { fill: '#fff', opacity: 0.7 }),
    group({ fill: '#fff3c9', opacity: 0.8 }, ...sparks),
  ].join('')
}

function drawHead(brush: GameBrush): string {
  const glow = brush.radial([
    [0, '#fff6cf', 0.95],
    [0.35, '#ffd27a', 0.5],
    [1, '#ff9a3c', 0],
  ])
  const rock = brush.radial(
    [
      [0, '#fffdf0'],
      [0.35, '#ffe09a'],
      [0.72, '#f0952f'],
      [1, '#8f3a12'],
    ],
    [0.66, 0.34, 0.85],
  )
  const crater = { fill: '#8a3f16', opacity: 0.26 }
  return [
    circle(0, 0, 68, { fill: glow }),
    circle(0, 0, 25, { fill: rock }),
    ellipse(-7, 6, 6, 4.6, crater),
    ellipse(5, 13, 3.6, 2.8, crater),
    ellipse(-10, -9, 3.2, 2.6, crater),
    line('M-4-22A22 22 0 0 1 22 3', '#fffdf0', 3, { strokeOpacity: 0.85 }),
  ].join('')
}

function drawBurst(brush: GameBrush): string {
  const fire = brush.radial([
    [0, '#fff0c0', 0.95],
    [0.35, '#ff7a4a', 0.6],
    [1, '#ff2d4d', 0],
  ])
  const core = brush.radial([
    [0, '#ffffff'],
    [0.4, '#ffe9b0'],
    [1, '#ff8a4a', 0],
  ])
  /** The angle that never lets two rays fall on each other. */
  const golden = 137.5
  const ray = (index: number): string => {
    const start = 16 + (index % 5) * 7
    const length = 20 + ((index * 37) % 62)
    return through([polar(start, index * golden), polar(start + length, index * golden)])
  }
  const rays = (part: number, colour: string, width: number) =>
    line(
      steps(36)
        .filter((index) => index % 3 === part)
        .map(ray)
        .join(''),
      colour,
      width,
      { strokeOpacity: 0.88 },
    )
  return [
    circle(0, 0, 112, { fill: fire }),
    rays(0, '#ffffff', 1.4),
    rays(1, '#ffb36b', 2.4),
    rays(2, '#ff7a4a', 3.4),
    circle(0, 0, 34, { fill: core }),
  ].join('')
}
