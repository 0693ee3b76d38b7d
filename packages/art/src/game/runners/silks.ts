import { type Colour, darken, lighten } from '../../colour.ts'
import { circle, group, path, placed } from '../../svg.ts'
import { drawFigures } from '../figures.ts'
import { type GameBrush, relief } from '../relief.ts'

export const runnerNumbers = [1, 2, 3, 4, 5, 6, 7, 8] as const
export type RunnerNumber = (typeof runnerNumbers)[number]

/** What a rider wears. No two share a colour, nor a pattern. */
export type Silk = {
  readonly body: Colour
  readonly second: Colour
  /** Of the number on the cloth. */
  readonly ink: Colour
  /** In a field of 100 by 100 round the origin. */
  readonly pattern: string
}

const PATTERNS = {
  plain: 'M-50-50H50V-34H-50Z',
  hoops: 'M-50-38H50V-20H-50ZM-50-2H50V16H-50ZM-50 34H50V50H-50Z',
  stripes: 'M-40-50H-24V50H-40ZM-8-50H8V50H-8ZM24-50H40V50H24Z',
  diamonds:
    'M0-46L18-23L0 0L-18-23ZM0 0L18 23L0 46L-18 23ZM-36-23L-18 0L-36 23L-54 0ZM36-23L54 0L36 23L18 0Z',
  chevrons: 'M-50-20L0 12L50-20V0L0 32L-50 0ZM-50 18L0 50L50 18V38L0 70L-50 38Z',
  quarters: 'M-50-50H0V0H-50ZM0 0H50V50H0Z',
  spots: '',
  sash: 'M-50-50H-22L50 28V50H26L-50-30Z',
} as const

const silk = (body: Colour, second: Colour, ink: Colour, pattern: string): Silk => ({
  body,
  second,
  ink,
  pattern,
})

export const silks: Readonly<Record<RunnerNumber, Silk>> = {
  1: silk('#d8263f', '#ffffff', '#ffffff', PATTERNS.hoops),
  2: silk('#f2f4fa', '#1b2a5c', '#151b2e', PATTERNS.sash),
  3: silk('#2563d8', '#ffd23f', '#ffffff', PATTERNS.chevrons),
  4: silk('#f5c21d', '#1d2236', '#1d2236', PATTERNS.stripes),
  5: silk('#118a55', '#eafff4', '#ffffff', PATTERNS.diamonds),
  6: silk('#23283c', '#e0ac42', '#ffe29a', PATTERNS.quarters),
  7: silk('#f07a1a', '#3b1d08', '#241004', PATTERNS.spots),
  8: silk('#e65aa6', '#7a1552', '#3a0626', PATTERNS.plain),
}

const SPOTS = [
  [-28, -28],
  [28, -28],
  [0, 0],
  [-28, 28],
  [28, 28],
] as const

/** The pattern over a field of this half width, to be clipped by what it lies on. */
export function drawPattern({ pattern, second }: Silk, reach: number): string {
  const drawn =
    pattern === ''
      ? group({ fill: second }, ...SPOTS.map(([x, y]) => circle(x, y, 11, {})))
      : path(pattern, { fill: second })
  return placed(0, 0, { scale: reach / 50 }, drawn)
}

const JACKET =
  'M-22-52C-10-44 10-44 22-52L50-42C66-34 78-8 86 22L58 34L46 6V58H-46V6L-58 34L-86 22C-78-8-66-34-50-42Z'

/** The jacket alone with its number, for lists of runners. */
export function drawJacket(brush: GameBrush, number: RunnerNumber): string {
  const worn = silks[number]
  const { body } = worn
  const cloth = brush.down(lighten(body, 0.25), body, darken(body, 0.35))
  const disc = brush.down('#ffffff', '#dfe3ee')
  return [
    path(JACKET, { stroke: darken(body, 0.7), width: 5, round: true }),
    relief(brush, path(JACKET), cloth, 3),
    group({ clip: brush.clip(path(JACKET)) }, placed(0, 6, {}, drawPattern(worn, 62))),
    path('M-46 6L-50-18M46 6L50-18', {
      stroke: '#000',
      strokeOpacity: 0.35,
      width: 2.5,
      round: true,
    }),
    path('M-22-52C-10-44 10-44 22-52L18-60H-18Z', { fill: darken(body, 0.45) }),
    circle(0, 8, 32, { fill: disc, stroke: '#151b2e', width: 3 }),
    placed(0, 8, {}, drawFigures(String(number), { colour: '#151b2e', height: 42, weight: 19 })),
  ].join('')
}
