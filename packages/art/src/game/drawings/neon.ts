import { type Colour, lighten, mix } from '../../colour.ts'
import { starPoints } from '../../geometry.ts'
import { ellipse, line, placed, through } from '../../svg.ts'
import type { GameBrush } from '../relief.ts'

/** A lit tube: a wide faint glow, the coloured glass, and the light inside it. */
function tube(data: string, colour: Colour, width = 9): string {
  const glow = (times: number, opacity: number) =>
    line(data, colour, width * times, { strokeOpacity: opacity })
  return [
    glow(3.6, 0.1),
    glow(2.5, 0.16),
    glow(1.7, 0.3),
    line(data, colour, width),
    line(data, lighten(colour, 0.82), width * 0.42),
  ].join('')
}

function halo(brush: GameBrush, colour: Colour): string {
  const fill = brush.radial([
    [0, colour, 0.34],
    [0.6, colour, 0.12],
    [1, colour, 0],
  ])
  return ellipse(0, 0, 118, 118, { fill })
}

const SEVEN = 'M-64-84H66L24 88H-30L8-42H-64Z'
const INNER_SEVEN = 'M-46-66H42L6 70'
const BELL =
  'M0-84C40-84 54-48 56-10C58 22 66 36 84 50H-84C-66 36-58 22-56-10C-54-48-40-84 0-84ZM-18 66A18 18 0 0 0 18 66M0-84V-98'
const CHERRIES =
  'M-40 22A34 34 0 1 1-40 90A34 34 0 1 1-40 22M44 6A32 32 0 1 1 44 70A32 32 0 1 1 44 6'
const STALKS = 'M-38 22C-34-24-6-64 34-88C30-56 36-24 44 6'
const LEAF = 'M34-88C58-104 88-96 98-70C74-62 48-66 34-88Z'
const BAR_ROWS = { 1: [0], 2: [-34, 34], 3: [-64, 0, 64] } as const
const BAR =
  'M-52-11V11H-40C-29 11-29 0-40 0H-52H-42C-32 0-32-11-42-11ZM-16 11L-3-11L10 11M-10 4H4M28 11V-11H40C50-11 50 2 40 2H28M40 2L50 11'

const PINK: Colour = '#ff3f96'
const BLUE: Colour = '#3bc4ff'
const GREEN: Colour = '#36f0a4'
const YELLOW: Colour = '#ffd23f'
const VIOLET: Colour = '#a974ff'

const BAR_COLOURS = { 1: BLUE, 2: VIOLET, 3: GREEN } as const

export const drawNeonSeven = (brush: GameBrush): string =>
  halo(brush, PINK) + placed(0, 0, { scale: 1.14 }, tube(SEVEN, PINK), tube(INNER_SEVEN, YELLOW, 6))

export const drawNeonBell = (brush: GameBrush): string =>
  halo(brush, YELLOW) +
  placed(0, 6, { scale: 1.1 }, tube(BELL, YELLOW), tube('M-30-4C-28-34-18-54 0-58', '#ff9a3c', 6))

export const drawNeonCherries = (brush: GameBrush): string =>
  halo(brush, PINK) +
  placed(
    -10,
    3,
    { scale: 1.08 },
    tube(STALKS, GREEN, 7),
    tube(LEAF, GREEN, 7),
    tube(CHERRIES, mix(PINK, '#ff2a2a', 0.55)),
  )

export const drawNeonStar = (brush: GameBrush): string =>
  halo(brush, BLUE) +
  tube(through(starPoints(100, 0.46), true), BLUE) +
  tube(through(starPoints(52, 0.46), true), PINK, 6)

export function drawNeonBars(brush: GameBrush, count: 1 | 2 | 3): string {
  const colour = BAR_COLOURS[count]
  const frame =
    'M-84-24H84A12 12 0 0 1 96-12V12A12 12 0 0 1 84 24H-84A12 12 0 0 1-96 12V-12A12 12 0 0 1-84-24Z'
  const sign = brush.stamp(tube(frame, colour, 6) + tube(BAR, '#ffeccb', 6))
  return halo(brush, colour) + BAR_ROWS[count].map((y) => sign(`translate(0 ${y})`)).join('')
}
