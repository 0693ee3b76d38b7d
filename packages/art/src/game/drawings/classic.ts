import { FROM_ABOVE } from '../../brush.ts'
import { type Colour, darken } from '../../colour.ts'
import { starPoints } from '../../geometry.ts'
import { gold } from '../../parts/materials.ts'
import { box, circle, line, path, placed, polygon } from '../../svg.ts'
import { type GameBrush, relief } from '../relief.ts'

type BarCount = 1 | 2 | 3

/** One bar stands alone and a little larger; more of them share the height. */
const BAR_PLACES: Readonly<Record<BarCount, readonly number[]>> = {
  1: [0],
  2: [-36, 36],
  3: [-64, 0, 64],
}
const BAR_COLOURS: Readonly<Record<BarCount, readonly [light: Colour, dark: Colour]>> = {
  1: ['#41507c', '#10162a'],
  2: ['#b81b37', '#4a0613'],
  3: ['#15806a', '#04261e'],
}
/** The word BAR in strokes: the one word that stands in a picture. */
const BAR =
  'M-54-11V11H-40C-29 11-29 0-40 0H-54H-42C-32 0-32-11-42-11ZM-18 11L-4-11L10 11M-12 4H4M28 11V-11H41C52-11 52 2 41 2H28M41 2L51 11'

export function drawBars(brush: GameBrush, count: BarCount): string {
  const [light, dark] = BAR_COLOURS[count]
  const plate = box({ x: -100, y: -30, width: 200, height: 60, corner: 14 }, {})
  const field = { x: -89, y: -20, width: 178, height: 40, corner: 8 }
  const bar = brush.stamp(
    [
      relief(brush, plate, gold(brush), 3.4),
      box(field, { fill: brush.down(light, dark), stroke: darken(dark, 0.5), width: 2 }),
      path('M-84-17H84V-6C40 2-40 2-84-6Z', { fill: '#fff', opacity: 0.13 }),
      line(BAR, '#2a1803', 10, { strokeOpacity: 0.55, transform: 'translate(0 2)' }),
      line(BAR, '#fff4cf', 7.6),
    ].join(''),
  )
  const scale = count === 1 ? 1.08 : 1
  return BAR_PLACES[count].map((y) => bar(`translate(0 ${y})scale(${scale})`)).join('')
}

/** A star of gold round a ruby. */
export function drawStar(brush: GameBrush): string {
  const ruby = brush.radial(
    [
      [0, '#ffb3bb'],
      [0.35, '#ee2f47'],
      [0.75, '#a00c24'],
      [1, '#5a0511'],
    ],
    FROM_ABOVE,
  )
  return [
    relief(brush, polygon(starPoints(108, 0.56, 10), {}), gold(brush), 3.4),
    circle(0, 0, 58, { fill: ruby, stroke: '#fff0b5', width: 5 }),
    circle(0, 0, 62, { stroke: '#7a4408', width: 2 }),
    path('M-44-8A46 46 0 0 1 14-43', { stroke: '#fff', strokeOpacity: 0.7, width: 6, round: true }),
    path('M-30 40A50 50 0 0 0 44 22', {
      stroke: '#ff9aa8',
      strokeOpacity: 0.5,
      width: 4,
      round: true,
    }),
  ].join('')
}

/** A fruit machine's seven, dark round its edge so that it stands out on a light reel. */
const SEVEN = 'M-62-88H68L24 92H-38L2-40H-62Z'

export function drawSeven(brush: GameBrush, colour: Colour, deep: Colour): string {
  const outline = (stroke: string, width: number) => path(SEVEN, { stroke, width, round: true })
  return placed(
    -2,
    0,
    { scale: 1.06 },
    outline('#1c0408', 26),
    outline(gold(brush), 16),
    relief(brush, path(SEVEN), brush.down('#ffd0d6', colour, deep), 5),
    path('M-50-78H56L45-40C10-30-20-36-50-52Z', { fill: '#fff', opacity: 0.3 }),
  )
}
