import { type Point, polar, steps } from '../geometry.ts'
import { sphere } from '../parts/bodies.ts'
import { gold, GOLD_SHADE, roundGold } from '../parts/materials.ts'
import { arc, box, circle, figure, line, path, placed, spot } from '../svg.ts'
import { drawFigures } from './figures.ts'
import { drawSprite, type Reach } from './frame.ts'
import { turns } from './parts.ts'
import type { GameBrush } from './relief.ts'

/** Clockwise from the zero at the top, as on every wheel with a single zero. */
export const wheelOrder = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
] as const

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])
export type PocketColour = 'green' | 'red' | 'black'

export const pocketColour = (number: number): PocketColour =>
  number === 0 ? 'green' : RED.has(number) ? 'red' : 'black'

/** How far the wheel must turn to the left to bring this number to the top, in degrees. */
export const pocketTurn = (number: number): number => {
  const place = wheelOrder.findIndex((one) => one === number)
  if (place < 0) throw new Error(`the wheel has no ${number}`)
  return (place * 360) / wheelOrder.length
}

const RIM: Reach = [222, 222]
const WHEEL_SIZE = 444
const FILLS = { green: '#12905a', red: '#c01c34', black: '#161b28' } as const
const STEP = 360 / wheelOrder.length
/** Radii: the numbers lie between the outer two, the ball between the inner two. */
const OUTER = 174
const MIDDLE = 138
const INNER = 104
/** Where the middle of the ball runs: on the rim, and in a pocket. */
export const ballTrack = { rim: 197 / 222, pocket: 121 / 222 } as const

/** The standing bowl; the turning part lies in its middle. */
export const wheelBowlSvg = (size = WHEEL_SIZE): string =>
  drawSprite({ key: ['wheel bowl'], reach: RIM, size }, drawBowl)

/** The turning part on the same square, the zero at the top. */
export const wheelRotorSvg = (size = WHEEL_SIZE): string =>
  drawSprite({ key: ['wheel rotor'], reach: RIM, size }, drawRotor)

/** The light that lies over both and does not turn. */
export const wheelGlossSvg = (size = WHEEL_SIZE): string =>
  drawSprite({ key: ['wheel gloss'], reach: RIM, size }, drawGloss)

/** All of it as one picture. */
export const wheelSvg = (size = WHEEL_SIZE): string =>
  drawSprite(
    { key: ['wheel'], reach: RIM, size },
    (brush) => drawBowl(brush) + drawRotor(brush) + drawGloss(brush),
  )

const BALL: Reach = [12, 12]
const BALL_SIZE = 24

export const wheelBallSvg = (size = BALL_SIZE): string =>
  drawSprite({ key: ['wheel ball'], reach: BALL, size }, (brush) =>
    sphere(brush, 0, 0, 10, '#f4f6fb', '#7d879f'),
  )

function drawBowl(brush: GameBrush): string {
  const wood = brush.radial([
    [0.82, '#2c1206'],
    [0.9, '#9a5624'],
    [0.95, '#6b3413'],
    [1, '#32160a'],
  ])
  const track = brush.radial([
    [0.8, '#0d0502'],
    [0.92, '#3d1d0c'],
    [1, '#7a441d'],
  ])
  const stud = brush.stamp(path('M0-10L4.5 0L0 10L-4.5 0Z', { fill: gold(brush) }))
  const studs = steps(8).map((index) => {
    const turn = index * 45 + 11
    const [x, y] = polar(199, turn)
    return stud(`translate(${figure(x)} ${figure(y)})rotate(${turn + (index % 2 ? 0 : 90)})`)
  })
  return [
    circle(0, 0, 219, { fill: wood }),
    circle(0, 0, 218, { stroke: gold(brush), width: 5 }),
    circle(0, 0, 208, { fill: track, stroke: '#2a1106', width: 2 }),
    circle(0, 0, 190, { stroke: gold(brush), width: 2.6 }),
    circle(0, 0, 187, { fill: '#120703' }),
    ...studs,
  ].join('')
}

/** What the lamp above puts on rim and cone. It stands still while the wheel turns below it. */
const drawGloss = (brush: GameBrush): string =>
  [
    circle(-24, -30, 84, {
      fill: brush.radial([
        [0, '#ffe9b8', 0.34],
        [1, '#ffe9b8', 0],
      ]),
    }),
    lightOn(206, 7, 0.34, [215, 275]),
    lightOn(89, 11, 0.14, [200, 290]),
  ].join('')

function lightOn(radius: number, width: number, strokeOpacity: number, [from, to]: Point): string {
  const data = `M${spot(polar(radius, from))}${arc(radius, polar(radius, to))}`
  return path(data, { stroke: '#fff', strokeOpacity, width, round: true })
}

/** Half a pocket to each side of the top, between two radii. */
function sector(outer: number, inner: number): string {
  const at = (radius: number, side: number) => spot(polar(radius, -90 + (side * STEP) / 2))
  const far = `M${at(outer, -1)}A${outer} ${outer} 0 0 1 ${at(outer, 1)}`
  return `${far}L${at(inner, 1)}A${inner} ${inner} 0 0 0 ${at(inner, -1)}Z`
}

function drawRotor(brush: GameBrush): string {
  const cone = brush.radial([
    [0, '#d99a48'],
    [0.45, '#8f4e1f'],
    [1, '#34150a'],
  ])
  const depth = brush.radial([
    [0.58, '#000', 0.62],
    [0.76, '#000', 0.22],
    [0.86, '#000', 0],
    [1, '#fff', 0.16],
  ])
  const spokes = turns(16).map((turn) => `M${spot(polar(44, turn))}L${spot(polar(101, turn))}`)
  return [
    ...pockets(brush),
    circle(0, 0, OUTER, { fill: depth }),
    circle(0, 0, OUTER, { stroke: gold(brush), width: 3.4 }),
    circle(0, 0, MIDDLE, { stroke: '#f0cf83', width: 1.2 }),
    circle(0, 0, INNER, { fill: cone, stroke: gold(brush), width: 3.4 }),
    path(spokes.join(''), { stroke: '#f0cf83', strokeOpacity: 0.26, width: 1 }),
    turret(brush),
  ].join('')
}

function pockets(brush: GameBrush): string[] {
  const whole = sector(OUTER, INNER)
  const stamps = {
    green: brush.stamp(path(whole, { fill: FILLS.green })),
    red: brush.stamp(path(whole, { fill: FILLS.red })),
    black: brush.stamp(path(whole, { fill: FILLS.black })),
  }
  const fret = `M${spot(polar(INNER, -90 - STEP / 2))}L${spot(polar(OUTER, -90 - STEP / 2))}`
  const wire = brush.stamp(line(fret, '#f0cf83', 1.5))
  return wheelOrder.flatMap((number) => {
    const turn = pocketTurn(number)
    const sign = drawFigures(String(number), { colour: '#fff', height: 15, weight: 15 })
    return [
      stamps[pocketColour(number)](`rotate(${figure(turn, 2)})`),
      wire(`rotate(${figure(turn, 2)})`),
      placed(0, 0, { turn }, placed(0, -156, {}, sign)),
    ]
  })
}

/** Eight arms of gold round the hub. */
function turret(brush: GameBrush): string {
  const arm = brush.stamp(
    box({ x: -54, y: -4.5, width: 108, height: 9, corner: 4.5 }, { fill: gold(brush) }) +
      circle(54, 0, 6.4, { fill: roundGold(brush), stroke: GOLD_SHADE, width: 0.8 }) +
      circle(-54, 0, 6.4, { fill: roundGold(brush), stroke: GOLD_SHADE, width: 0.8 }),
  )
  return [
    circle(0, 3, 43, { fill: '#000', opacity: 0.4 }),
    circle(0, 0, 42, { fill: brush.down('#7a3d18', '#3d1a08'), stroke: gold(brush), width: 3 }),
    ...[0, 45, 90, 135].map((turn) => arm(`rotate(${turn})`)),
    circle(0, 0, 24, { fill: roundGold(brush), stroke: GOLD_SHADE, width: 1 }),
    sphere(brush, 0, 0, 16, '#ffd258', '#7d480b'),
  ].join('')
}
