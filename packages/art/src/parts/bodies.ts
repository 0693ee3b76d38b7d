import { ACROSS, type Brush, FROM_ABOVE, type Stop } from '../brush.ts'
import { type Colour, darken, lighten, shade } from '../colour.ts'
import { mirrored, type Point, steps } from '../geometry.ts'
import { circle, ellipse, figure, group, line, path, polygon, through } from '../svg.ts'
import { bevel, INK, roundGold } from './materials.ts'

/** A ball with its highlight and the light that comes back from below. */
export function sphere(
  brush: Brush,
  x: number,
  y: number,
  radius: number,
  colour: Colour,
  dark?: Colour,
): string {
  const fill = brush.radial(
    [
      [0, lighten(colour, 0.75)],
      [0.3, colour],
      [0.8, dark ?? darken(colour, 0.55)],
      [1, dark === undefined ? darken(colour, 0.72) : darken(dark, 0.3)],
    ],
    [0.36, 0.3, 0.75],
  )
  const [left, top] = [x - radius * 0.32, y - radius * 0.45]
  const start = `M${figure(x - radius * 0.7)} ${figure(y + radius * 0.55)}`
  const reach = figure(radius * 0.9)
  const back = `A${reach} ${reach} 0 0 0 ${figure(x + radius * 0.82)} ${figure(y + radius * 0.3)}`
  return [
    circle(x, y, radius, { fill }),
    ellipse(left, top, radius * 0.34, radius * 0.2, {
      fill: '#fff',
      opacity: 0.75,
      transform: `rotate(-28 ${figure(left)} ${figure(top)})`,
    }),
    radius < 12
      ? ''
      : line(start + back, lighten(colour, 0.5), radius * 0.07, { strokeOpacity: 0.5 }),
  ].join('')
}

const OVER_BALL: readonly Stop[] = [
  [0, '#fff', 0.5],
  [0.3, '#fff', 0],
  [0.7, '#000', 0],
  [1, '#000', 0.58],
]
/** Light and shade to lay over a ball with a pattern. */
export const roundness = (brush: Brush, radius: number, x = 0, y = 0): string =>
  circle(x, y, radius, { fill: brush.radial(OVER_BALL, FROM_ABOVE) })

const COIN_EDGE: readonly Stop[] = [
  [0, '#7a4509'],
  [0.5, '#f0b544'],
  [1, '#6a3a07'],
]

export function coin(brush: Brush, radius: number, face: string): string {
  const rim = { stroke: '#8c5210', strokeOpacity: 0.7, width: radius * 0.035 }
  const pearls = { stroke: '#fff3bf', width: radius * 0.03, round: true }
  return [
    circle(0, 12, radius, { fill: brush.linear(COIN_EDGE, ACROSS) }),
    bevel(brush, circle(0, 0, radius, { fill: roundGold(brush) })),
    circle(0, 0, radius * 0.86, rim),
    circle(0, 0, radius * 0.9, { ...pearls, dash: `1 ${figure(radius * 0.06)}` }),
    face,
  ].join('')
}

/** Path data of a petal, a leaf or a feather that grows up from the origin. */
export const petal = (width: number, height: number): string => {
  const [low, high] = [figure(-height * 0.35), figure(-height * 0.8)]
  const [wide, narrow, tip] = [figure(width), figure(width * 0.8), figure(-height)]
  return `M0 0C-${wide} ${low} -${narrow} ${high} 0 ${tip}C${narrow} ${high} ${wide} ${low} 0 0Z`
}

/** Three corners on the right half, how much light falls there, and whether it is the accent. */
export type Facet = readonly [a: Point, b: Point, c: Point, light: number, accent?: 'accent']

/** A head of flat facets, the same on both sides; the left side is nearer to the light. */
export function facets(list: readonly Facet[], colour: Colour, accent: Colour): string {
  const drawn = list.flatMap(([a, b, c, light, kind]) => {
    const base = kind === undefined ? colour : accent
    const corners = [a, b, c]
    return [
      polygon(corners, { fill: shade(base, light - 0.1, 0.7, 0.75) }),
      polygon(corners.map(mirrored), { fill: shade(base, light + 0.12, 0.7, 0.75) }),
    ]
  })
  const seams = { stroke: darken(colour, 0.45), strokeOpacity: 0.35, width: 0.7, round: true }
  return group(seams, ...drawn)
}

const CUT = { table: -52, girdle: -14, point: 78, sides: 6 } as const
const CROWN_LIGHT = [0.62, 0.92, 0.5, 0.78, 0.3, 0.55] as const
const BELOW_LIGHT = [0.36, 0.6, 0.84, 0.46, 0.2, 0.34] as const

/** A brilliant seen from the side: table, crown and pavilion, each facet with its own light. */
export function gem(colour: Colour, half = 80): string {
  const { table, girdle, point, sides } = CUT
  const onTable = (side: number): Point => [(side / sides - 0.5) * 2 * half * 0.56, table]
  const onGirdle = (side: number): Point => [(side / sides - 0.5) * 2 * half, girdle]
  const facet = (corners: readonly Point[], light: number) =>
    path(through(corners, true), { fill: shade(colour, light) })
  const light = (row: readonly number[], side: number) => row[side % sides] ?? 0
  const above = steps(sides).flatMap((side) => [
    facet([onTable(side), onTable(side + 1), onGirdle(side + 0.5)], light(CROWN_LIGHT, side)),
    facet(
      [onTable(side), onGirdle(side), onGirdle(side + 0.5)],
      light(CROWN_LIGHT, side + 2) * 0.85,
    ),
    facet(
      [onTable(side + 1), onGirdle(side + 1), onGirdle(side + 0.5)],
      light(CROWN_LIGHT, side + 4),
    ),
  ])
  const below = steps(sides).flatMap((side) => [
    facet([onGirdle(side), onGirdle(side + 1), [0, point]], light(BELOW_LIGHT, side)),
    facet(
      [onGirdle(side), onGirdle(side + 0.5), [onGirdle(side)[0] * 0.25, point * 0.55]],
      light(BELOW_LIGHT, side) + 0.18,
    ),
  ])
  const outline = [onTable(0), onTable(sides), onGirdle(sides), [0, point], onGirdle(0)] as const
  return [
    ...above,
    ...below,
    polygon([onTable(1), onTable(3), onGirdle(2.4)], { fill: '#fff', opacity: 0.55 }),
    polygon(outline, { stroke: lighten(colour, 0.7), width: 2.2, round: true }),
  ].join('')
}

/** A stone too small to show its facets: five are enough, about 20 units wide. */
export function smallGem(colour: Colour): string {
  const facet = (data: string, light: number) => path(data, { fill: shade(colour, light) })
  return [
    facet('M-11-6L-6-12H6L11-6Z', 0.8),
    facet('M-11-6H-4L0 10Z', 0.6),
    facet('M-4-6H4L0 10Z', 0.42),
    facet('M11-6H4L0 10Z', 0.22),
    path('M-6-12H0L-4-6H-8Z', { fill: '#fff', opacity: 0.6 }),
    path('M-11-6L-6-12H6L11-6L0 10Z', { stroke: lighten(colour, 0.7), width: 0.8, round: true }),
  ].join('')
}

/** A round eye with its light, for friendly animals. */
export const friendlyEye = (x: number, y: number, radius: number): string =>
  circle(x, y, radius, { fill: INK }) +
  circle(x - radius * 0.3, y - radius * 0.4, radius * 0.36, { fill: '#fff' })
