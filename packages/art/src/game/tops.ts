import { ACROSS } from '../brush.ts'
import { type Colour, darken, lighten } from '../colour.ts'
import { cosine, type Point, sine, steps } from '../geometry.ts'
import { gold, silver } from '../parts/materials.ts'
import { ellipse, figure, line, path, polygon, spot } from '../svg.ts'
import { drawSprite, type Reach } from './frame.ts'
import { type GameBrush, relief } from './relief.ts'

export const topColours = ['red', 'blue'] as const
export type TopColour = (typeof topColours)[number]

const COLOURS = {
  red: { body: '#e0263c', accent: '#ffd76a' },
  blue: { body: '#2567e8', accent: '#cfe6ff' },
} as const satisfies Record<TopColour, { body: Colour; accent: Colour }>

const TOP: Reach = [124, 120]
const TOP_SIZE = 248
/** Both sprites have the same frame, so the band lies right when they are laid upon each other. */
const BODY =
  'M-98-18C-98 22-68 34-40 48C-21 58-11 70-7 84H7C11 70 21 58 40 48C68 34 98 22 98-18C98-34 62-42 0-42S-98-34-98-18Z'
const BELT = 'M-95 0C-60 26 60 26 95 0L92 11C58 37-58 37-92 11Z'

/** A spinning top that stands on its point, without what turns on it. */
export const topSvg = (colour: TopColour, size = TOP_SIZE): string =>
  drawSprite({ key: ['top', colour], reach: TOP, size }, (brush) => drawTop(brush, colour))

/** How many pictures one turn of the band has. */
export const TOP_BAND_FRAMES = 8

/** What turns on the top: the marks of its belt and its plate, at one of eight moments. */
export const topBandSvg = (colour: TopColour, frame: number, size = TOP_SIZE): string =>
  drawSprite({ key: ['top band', colour, frame], reach: TOP, size }, (brush) =>
    drawBand(brush, colour, frame % TOP_BAND_FRAMES),
  )

/** Streaks of a fast turn, to be laid over the top. */
export const topSwirlSvg = (colour: TopColour, size = TOP_SIZE): string =>
  drawSprite({ key: ['top swirl', colour], reach: TOP, size }, () => drawSwirl(colour))

function drawTop(brush: GameBrush, colour: TopColour): string {
  const { body, accent } = COLOURS[colour]
  const round = brush.linear(
    [
      [0, darken(body, 0.75)],
      [0.16, darken(body, 0.2)],
      [0.34, lighten(body, 0.55)],
      [0.48, body],
      [0.72, darken(body, 0.45)],
      [0.93, darken(body, 0.8)],
      [1, darken(body, 0.45)],
    ],
    ACROSS,
  )
  return [
    path('M-8 74L0 116L8 74Z', { fill: silver(brush) }),
    relief(brush, path(BODY), round, 2.4),
    relief(brush, path(BELT), belt(brush), 2),
    line('M-74 30C-40 49 40 49 74 30', accent, 3, { strokeOpacity: 0.9 }),
    line('M-35 54C-14 65 14 65 35 54', gold(brush), 4.5),
    plate(brush, body),
    line('M-80-25C-60-36-20-40 10-39.5', '#fff', 4, { strokeOpacity: 0.75 }),
    handle(brush),
  ].join('')
}

/** Gold that is round from side to side. */
const belt = (brush: GameBrush): string =>
  brush.linear(
    [
      [0, '#6a3a07'],
      [0.2, '#f0b544'],
      [0.36, '#fff3c4'],
      [0.52, '#e0a132'],
      [0.8, '#8c5210'],
      [1, '#c98b2a'],
    ],
    ACROSS,
  )

function plate(brush: GameBrush, body: Colour): string {
  const fill = brush.linear([
    [0, lighten(body, 0.55)],
    [1, darken(body, 0.2)],
  ])
  return [
    ellipse(0, -20, 98, 22, { fill, stroke: lighten(body, 0.7), width: 2 }),
    ellipse(0, -20, 54, 11.5, { fill: darken(body, 0.45), stroke: belt(brush), width: 3.4 }),
  ].join('')
}

function handle(brush: GameBrush): string {
  return [
    path('M-12-21C-12-36-9-58-9-76H9C9-58 12-36 12-21C6-17-6-17-12-21Z', { fill: belt(brush) }),
    ellipse(0, -78, 16, 9.5, { fill: belt(brush) }),
    ellipse(0, -81, 12, 6, { fill: '#fff3bf' }),
  ].join('')
}

/** A sixth of a turn brings every mark to the place of the next one. */
const MARKS = 6

/** The handle is drawn again, since the far marks pass behind it. */
function drawBand(brush: GameBrush, colour: TopColour, frame: number): string {
  const { body, accent } = COLOURS[colour]
  const marks = steps(MARKS).map((index) => {
    const turn = ((index + frame / TOP_BAND_FRAMES) * 360) / MARKS
    return onPlate(turn, accent) + onBelt(turn, darken(body, 0.55))
  })
  return marks.join('') + handle(brush)
}

/** A part of the ring on the plate, as far as the mark is long. */
function onPlate(turn: number, colour: string): string {
  const at = (degrees: number): Point => [76 * cosine(degrees), -20 + 16 * sine(degrees)]
  const data = `M${spot(at(turn))}A76 16 0 0 1 ${spot(at(turn + 42))}`
  return line(data, colour, 5, { strokeOpacity: 0.95 })
}

/** A mark on the belt passes in front from left to right and is hidden behind. */
function onBelt(turn: number, colour: string): string {
  if (cosine(turn) < 0.1) return ''
  const [left, right] = [sine(turn - 7), sine(turn + 7)]
  const upper = (side: number): Point => [94 * side, 19.5 * (1 - side * side)]
  const lower = (side: number): Point => [92 * side, 11 + 19.5 * (1 - side * side)]
  return polygon([upper(left), upper(right), lower(right), lower(left)], { fill: colour })
}

function drawSwirl(colour: TopColour): string {
  const { body } = COLOURS[colour]
  const streaks = steps(8).map((index) => {
    const across = 86 + index * 5
    const y = -20 + index * 3.4
    const sweep = 24 + ((index * 37) % 40)
    const start = 150 + ((index * 53) % 90)
    const at = (degrees: number): Point => [
      across * cosine(degrees),
      y + across * 0.24 * sine(degrees),
    ]
    const reach = `${figure(across)} ${figure(across * 0.24)}`
    const arc = (turn: number) => `M${spot(at(turn))}A${reach} 0 0 1 ${spot(at(turn + sweep))}`
    return line(
      arc(start) + arc(start + 180),
      index % 3 ? lighten(body, 0.5) : '#ffffff',
      4 - index * 0.3,
      {
        strokeOpacity: 0.6 - index * 0.05,
      },
    )
  })
  return streaks.join('')
}
