import { type Brush, SLANTED } from '../brush.ts'
import { type Colour, darken, lighten } from '../colour.ts'
import type { Emblem } from '../emblem.ts'
import { between, type Point } from '../geometry.ts'
import { bevel, gold, GOLD_SHADE } from '../parts/materials.ts'
import { box, circle, ellipse, group, path, placed, polygon } from '../svg.ts'

type Face = readonly [corner: Point, right: Point, far: Point, down: Point]
type Pips = readonly Point[]

const PIPS: Readonly<Record<1 | 2 | 3 | 5 | 6, Pips>> = {
  1: [[0.5, 0.5]],
  2: [
    [0.28, 0.28],
    [0.72, 0.72],
  ],
  3: [
    [0.25, 0.25],
    [0.5, 0.5],
    [0.75, 0.75],
  ],
  5: [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.5, 0.5],
    [0.25, 0.75],
    [0.75, 0.75],
  ],
  6: [
    [0.27, 0.22],
    [0.27, 0.5],
    [0.27, 0.78],
    [0.73, 0.22],
    [0.73, 0.5],
    [0.73, 0.78],
  ],
}
const TOP: Face = [
  [0, -86],
  [74, -44],
  [0, -2],
  [-74, -44],
]
const LEFT: Face = [
  [-74, -44],
  [0, -2],
  [0, 84],
  [-74, 42],
]
const RIGHT: Face = [
  [0, -2],
  [74, -44],
  [74, 42],
  [0, 84],
]

function dieFace(face: Face, fill: string, pips: Pips, pip: string): string {
  const [corner, right, , down] = face
  const [across, high, turn] = face === TOP ? [11, 6.5, 0] : [7.5, 10.5, face === LEFT ? 20 : -20]
  const spots = pips.map(([along, below]) => {
    const x = between(corner, right, along)[0] + between(corner, down, below)[0] - corner[0]
    const y = between(corner, right, along)[1] + between(corner, down, below)[1] - corner[1]
    return placed(x, y, { turn }, ellipse(0, 0, across, high, { fill: pip }))
  })
  const edge = { stroke: '#fff', strokeOpacity: 0.5, width: 2, round: true }
  return polygon(face, { fill, ...edge }) + spots.join('')
}

type Numbers = readonly [top: Pips, left: Pips, right: Pips]

function die(brush: Brush, colour: Colour, pip: string, [top, left, right]: Numbers): string {
  return [
    dieFace(TOP, brush.down(lighten(colour, 0.8), lighten(colour, 0.35)), top, pip),
    dieFace(LEFT, brush.down(colour, darken(colour, 0.35)), left, pip),
    dieFace(RIGHT, brush.down(darken(colour, 0.3), darken(colour, 0.62)), right, pip),
  ].join('')
}

const dice: Emblem = {
  draw: (brush) => {
    const back = die(brush, brush.palette.bright, '#fff', [PIPS[2], PIPS[6], PIPS[3]])
    const front = die(brush, '#fff3df', '#23130a', [PIPS[1], PIPS[5], PIPS[3]])
    return (
      placed(44, 24, { turn: 14, scale: 0.72 }, back) +
      placed(-34, -6, { turn: -9, scale: 0.86 }, front)
    )
  },
  flat: {
    area: 'M0-90L78-46V42L0 88L-78 42V-46Z',
    line: 'M-78-46L0-2L78-46M0-2V88',
    detail:
      'M0-58L14-48L0-40L-14-48ZM-58 0h12v16h-12zM-40 22h12v16h-12zM-22 44h12v16h-12zM18 42h12v16h-12zM46-10h12v16h-12z',
  },
}

const TILE = { x: -34, y: -66, width: 68, height: 132, corner: 12 } as const

function dominoTile(brush: Brush, upper: Pips, lower: Pips): string {
  const dot = ([x, y]: Point, top: number) =>
    circle(-30 + x * 60, top + y * 60, 7, { fill: brush.palette.middle })
  const face = brush.linear(
    [
      [0, '#fffdf5'],
      [1, '#d6cdb8'],
    ],
    SLANTED,
  )
  return [
    box({ ...TILE, x: -30, y: -58 }, { fill: '#5c5340' }),
    bevel(brush, box(TILE, { fill: face })),
    path('M-26 0H26', { stroke: GOLD_SHADE, width: 3 }),
    circle(0, 0, 5, { fill: gold(brush) }),
    ...upper.map((pip) => dot(pip, -63)),
    ...lower.map((pip) => dot(pip, 3)),
  ].join('')
}

const domino: Emblem = {
  draw: (brush) =>
    group(
      {},
      placed(-44, 10, { turn: -16, scale: 1.05 }, dominoTile(brush, PIPS[6], PIPS[2])),
      placed(44, -4, { turn: 15, scale: 1.05 }, dominoTile(brush, PIPS[5], PIPS[3])),
    ),
  flat: {
    area: 'M-46-92H46L54-84V84L46 92H-46L-54 84V-84Z',
    line: 'M-42 0H42',
    detail:
      'M-34-72h18v18h-18zM16-72h18v18h-18zM-9-54h18v18h-18zM-34-36h18v18h-18zM16-36h18v18h-18zM-34 22h18v18h-18zM16 58h18v18h-18zM-9 40h18v18h-18z',
  },
}

export const pips = { dice, domino } as const
