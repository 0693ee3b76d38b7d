import { SLANTED } from '../brush.ts'
import { darken, lighten } from '../colour.ts'
import type { Point } from '../geometry.ts'
import { box, circle } from '../svg.ts'
import { drawSprite, type Reach } from './frame.ts'
import { type GameBrush, relief } from './relief.ts'

export const dieFaces = [1, 2, 3, 4, 5, 6] as const
export type DieFace = (typeof dieFaces)[number]

const DIE: Reach = [60, 60]
const DIE_SIZE = 120

const CORNERS: readonly Point[] = [
  [-27, -27],
  [27, 27],
]
const OTHERS: readonly Point[] = [
  [27, -27],
  [-27, 27],
]
const MIDDLE: readonly Point[] = [[0, 0]]
const SIDES: readonly Point[] = [
  [-27, 0],
  [27, 0],
]
const PIPS: Readonly<Record<DieFace, readonly Point[]>> = {
  1: MIDDLE,
  2: CORNERS,
  3: [...CORNERS, ...MIDDLE],
  4: [...CORNERS, ...OTHERS],
  5: [...CORNERS, ...OTHERS, ...MIDDLE],
  6: [...CORNERS, ...OTHERS, ...SIDES],
}

export type DieColour = keyof typeof COLOURS
const COLOURS = {
  ivory: { face: '#f6efdf', pip: '#1d2236' },
  red: { face: '#d8263f', pip: '#ffffff' },
} as const

/** One face of a die; one and four have the red pips of the tables of the east. */
export function dieSvg(face: DieFace, colour: DieColour = 'ivory', size = DIE_SIZE): string {
  return drawSprite({ key: ['die', face, colour], reach: DIE, size }, (brush) =>
    drawDie(brush, face, colour),
  )
}

function drawDie(brush: GameBrush, face: DieFace, colour: DieColour): string {
  const { face: body, pip } = COLOURS[colour]
  const square = box({ x: -54, y: -54, width: 108, height: 108, corner: 24 }, {})
  const fill = brush.linear(
    [
      [0, lighten(body, 0.8)],
      [0.5, body],
      [1, darken(body, 0.28)],
    ],
    SLANTED,
  )
  const isRed = colour === 'ivory' && (face === 1 || face === 4)
  const ink = isRed ? '#cf1430' : pip
  const hollow = brush.radial(
    [
      [0, darken(ink, colour === 'red' ? 0.22 : 0.5)],
      [0.75, ink],
      [1, lighten(ink, 0.3)],
    ],
    [0.4, 0.32, 0.7],
  )
  const radius = face === 1 ? 18 : 11.5
  return [
    box({ x: -54, y: -50, width: 108, height: 108, corner: 24 }, { fill: darken(body, 0.62) }),
    relief(brush, square, fill, 2.6),
    ...PIPS[face].map(
      ([x, y]) =>
        circle(x, y + 1.2, radius + 0.8, { fill: '#fff', opacity: 0.7 }) +
        circle(x, y, radius, { fill: hollow }),
    ),
  ].join('')
}
