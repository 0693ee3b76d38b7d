import { type Colour, darken, lighten } from '../../colour.ts'
import type { Point } from '../../geometry.ts'
import { circle, group, line, path, polygon, through } from '../../svg.ts'
import { type GameBrush, relief } from '../relief.ts'

/** Coats of horses: the body, and mane, tail and lower legs. */
export type Coat = { readonly body: Colour; readonly dark: Colour }

/** From the hip over knee and fetlock to the tip of the hoof. */
type Leg = readonly [hip: Point, knee: Point, fetlock: Point, hoof: Point]
/** On the side of the viewer first. */
type Legs = {
  readonly near: readonly [fore: Leg, hind: Leg]
  readonly far: readonly [fore: Leg, hind: Leg]
}

type Numbers = readonly [number, number, number, number, number, number, number, number]

const leg = (...[x1, y1, x2, y2, x3, y3, x4, y4]: Numbers): Leg => [
  [x1, y1],
  [x2, y2],
  [x3, y3],
  [x4, y4],
]

/** One stride of a gallop: gathered, landing behind, stretched, landing in front. */
const STRIDE: readonly Legs[] = [
  {
    near: [leg(46, 0, 58, 27, 36, 40, 27, 34), leg(-46, -4, -28, 23, -24, 48, -12, 55)],
    far: [leg(40, 2, 48, 32, 25, 39, 18, 32), leg(-40, -2, -38, 28, -42, 52, -31, 60)],
  },
  {
    near: [leg(46, 0, 74, 14, 66, 38, 76, 44), leg(-46, -4, -44, 28, -56, 54, -44, 66)],
    far: [leg(40, 2, 66, 24, 90, 24, 99, 32), leg(-40, -2, -28, 28, -32, 56, -20, 68)],
  },
  {
    near: [leg(46, 0, 78, 12, 105, 14, 116, 21), leg(-46, -4, -68, 17, -96, 18, -107, 26)],
    far: [leg(40, 2, 68, 24, 93, 33, 103, 41), leg(-40, -2, -60, 26, -85, 34, -94, 43)],
  },
  {
    near: [leg(46, 0, 50, 34, 44, 60, 55, 68), leg(-46, -4, -70, 12, -96, 4, -107, 8)],
    far: [leg(40, 2, 62, 28, 78, 50, 89, 57), leg(-40, -2, -64, 20, -90, 22, -101, 30)],
  },
]

export const STRIDE_PHASES = STRIDE.length

const BODY =
  'M-64-14C-64-36-42-42-22-35C-4-29 14-29 30-33C44-40 56-56 70-67L72-78L80-70C90-66 98-57 109-45C114-39 112-32 105-32C98-31 92-33 86-38C79-43 75-38 71-30C66-16 63-3 54 8C45 16 32 12 16 10C-4 12-22 4-36 8C-54 10-66 4-64-14Z'
const TAIL =
  'M-58-26C-76-38-90-30-126-36C-114-30-112-27-118-22C-110-21-106-18-108-13C-96-14-84-4-62-12Z'
const MANE = 'M72-76C58-74 44-62 30-48C26-46 22-40 16-36C26-30 38-34 46-42C56-50 66-58 76-66Z'

const SHEEN = { stroke: '#fff', strokeOpacity: 0.28, width: 4, round: true } as const

export function drawHorse(brush: GameBrush, coat: Coat, phase: number): string {
  const legs = STRIDE[phase]
  if (legs === undefined) throw new Error(`a stride has no phase ${phase}`)
  const { body, dark } = coat
  const far = { body: darken(body, 0.5), dark: darken(dark, 0.45) }
  const skin = brush.down(lighten(body, 0.4), body, darken(body, 0.45))
  const hair = brush.down(lighten(dark, 0.3), dark, darken(dark, 0.4))
  return [
    ...legs.far.map((one) => drawLeg(one, far)),
    relief(brush, path(TAIL), hair, 1),
    ...legs.near.map((one) => drawLeg(one, { body: darken(body, 0.12), dark })),
    relief(brush, path(BODY), skin, 2.6),
    path('M-57-18C-54-34-34-36-20-31', SHEEN),
    path('M34-32C46-40 56-54 68-62', SHEEN),
    path('M-40 6C-30-4-26-16-30-26', {
      stroke: '#000',
      strokeOpacity: 0.22,
      width: 2.4,
      round: true,
    }),
    path('M38 10C46 0 50-12 46-24', {
      stroke: '#000',
      strokeOpacity: 0.22,
      width: 2.4,
      round: true,
    }),
    relief(brush, path(MANE), hair, 1.6),
    head(dark),
  ].join('')
}

function head(dark: Colour): string {
  return group(
    {},
    circle(87, -56, 2.8, { fill: '#0b0d18' }),
    circle(86.2, -56.8, 0.9, { fill: '#fff' }),
    circle(107, -40, 1.6, { fill: '#0b0d18' }),
    line('M84-64L95-38M95-38L109-43M95-38L74-28', dark, 2.2),
    line('M94-39C74-34 56-38 44-42', '#2a1a10', 1.8),
  )
}

/** Broad at the hip, thin below the knee. */
function drawLeg([hip, knee, fetlock, hoof]: Leg, { body, dark }: Coat): string {
  return [
    tapered(hip, knee, 12, 5.2, body),
    line(through([knee, fetlock]), dark, 7.4),
    line(through([fetlock, hoof]), darken(dark, 0.3), 7),
    circle(hoof[0], hoof[1], 4.4, { fill: '#15110f' }),
  ].join('')
}

/** A limb between two joints of these radii. */
function tapered(from: Point, to: Point, start: number, end: number, fill: string): string {
  const [x, y] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.sqrt(x * x + y * y)
  const [across, down] = [-y / length, x / length]
  const beside = ([px, py]: Point, radius: number): Point => [
    px + across * radius,
    py + down * radius,
  ]
  const corners = [beside(from, start), beside(to, end), beside(to, -end), beside(from, -start)]
  return group(
    { fill },
    circle(from[0], from[1], start, {}),
    circle(to[0], to[1], end, {}),
    polygon(corners, {}),
  )
}
