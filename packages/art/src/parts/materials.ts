import { ACROSS, type Brush, type Stop } from '../brush.ts'
import { type Colour, darken, lighten } from '../colour.ts'
import { ellipse, group, line } from '../svg.ts'

const GOLD: readonly Stop[] = [
  [0, '#fff7cf'],
  [0.22, '#ffdf7e'],
  [0.5, '#e09a25'],
  [0.72, '#ffd871'],
  [1, '#8c5210'],
]
const ROUND_GOLD: readonly Stop[] = [
  [0, '#fff8d8'],
  [0.35, '#ffd86f'],
  [0.72, '#d98f1f'],
  [1, '#7d480b'],
]
const SILVER: readonly Stop[] = [
  [0, '#ffffff'],
  [0.3, '#d3dcea'],
  [0.55, '#8a96ad'],
  [0.75, '#eef3fa'],
  [1, '#525c72'],
]

/** The dark lines of things made of gold, and of wood. */
export const GOLD_SHADE: Colour = '#7a4408'
export const INK: Colour = '#0b0d18'

export const gold = (brush: Brush): string => brush.linear(GOLD, [0, 0, 0.35, 1])
export const roundGold = (brush: Brush): string => brush.radial(ROUND_GOLD, [0.38, 0.3, 0.8])
export const silver = (brush: Brush): string => brush.linear(SILVER, [0, 0, 0.3, 1])
export const wood = (brush: Brush): string => brush.down('#a8652a', '#6b3510', '#3a1a06')
export const glass = (brush: Brush): string =>
  brush.linear(
    [
      [0, '#ffffff', 0.34],
      [0.5, '#dff3ff', 0.04],
      [1, '#ffffff', 0.16],
    ],
    ACROSS,
  )

/** A body in one colour, light above and dark below. */
export const body = (brush: Brush, colour: Colour, light = 0.5, dark = 0.6): string =>
  brush.down(lighten(colour, light), colour, darken(colour, dark))

/** A round bar seen from the side: dark at both edges. */
export const barrel = (brush: Brush, colour: Colour): string =>
  brush.linear(
    [
      [0, darken(colour, 0.6)],
      [0.3, lighten(colour, 0.35)],
      [0.55, colour],
      [1, darken(colour, 0.7)],
    ],
    ACROSS,
  )

/** Raised edges that catch the light. */
export const bevel = (brush: Brush, ...shapes: readonly string[]): string =>
  group({ filter: brush.filter('bevel') }, ...shapes)

/** A stroke of light on a smooth body. */
export const shine = (data: string, width: number, opacity = 0.6): string =>
  line(data, '#fff', width, { opacity })

/** The dark place where a thing stands. */
export const ground = (y: number, across: number, down = across / 6): string =>
  ellipse(0, y, across, down, { fill: '#000', opacity: 0.38 })
