import { FROM_ABOVE } from '../brush.ts'
import { type Colour, darken, lighten } from '../colour.ts'
import { circle, ellipse, path, placed } from '../svg.ts'
import { drawFigures } from './figures.ts'
import { drawSprite, type Reach } from './frame.ts'
import type { GameBrush } from './relief.ts'

/** One colour for each place of a draw. */
const COLOURS = {
  gold: '#f0b429',
  red: '#e0364f',
  blue: '#3b78f0',
  green: '#17b583',
  violet: '#8f4ff0',
  pearl: '#e9e4f5',
} as const satisfies Record<string, Colour>

export type BallColour = keyof typeof COLOURS
export const ballColours = Object.keys(COLOURS) as BallColour[]

const BALL: Reach = [60, 60]
const BALL_SIZE = 120
export const BALL_NUMBER_MAX = 99

/** A ball of a draw with its number on a white field. */
export function ballSvg(number: number, colour: BallColour = 'pearl', size = BALL_SIZE): string {
  if (!Number.isInteger(number) || number < 0 || number > BALL_NUMBER_MAX) {
    throw new Error(`no ball has the number ${number}`)
  }
  const key = ['ball', number, colour]
  return drawSprite({ key, reach: BALL, size }, (brush) => drawBall(brush, COLOURS[colour], number))
}

function drawBall(brush: GameBrush, colour: Colour, number: number): string {
  const body = brush.radial(
    [
      [0, lighten(colour, 0.8)],
      [0.28, lighten(colour, 0.15)],
      [0.7, darken(colour, 0.3)],
      [1, darken(colour, 0.7)],
    ],
    FROM_ABOVE,
  )
  const field = brush.radial(
    [
      [0, '#ffffff'],
      [0.7, '#f4f2fb'],
      [1, '#c4bfd6'],
    ],
    FROM_ABOVE,
  )
  return [
    circle(0, 0, 56, { fill: body }),
    path('M-38 36A52 52 0 0 0 48 20', {
      stroke: lighten(colour, 0.55),
      strokeOpacity: 0.6,
      width: 3,
      round: true,
    }),
    circle(0, 2, 33, { fill: darken(colour, 0.55), opacity: 0.5 }),
    circle(0, 0, 32, { fill: field }),
    drawFigures(String(number), { colour: '#171330', height: 37, width: 46, weight: 18 }),
    placed(-23, -34, { turn: -34 }, ellipse(0, 0, 17, 9, { fill: '#fff', opacity: 0.75 })),
  ].join('')
}
