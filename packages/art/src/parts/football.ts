import type { Brush } from '../brush.ts'
import { cosine, type Point, sine } from '../geometry.ts'
import { circle, group, path, polygon, spot } from '../svg.ts'
import { roundness } from './bodies.ts'

type Vector = readonly [x: number, y: number, z: number]

const RADIUS = 88
const GOLDEN = (1 + Math.sqrt(5)) / 2
const TILT = { about: 28, aside: 24 } as const

/** The twelve corners of an icosahedron; cutting each off leaves the twelve pentagons. */
const CORNERS: readonly Vector[] = [1, -1].flatMap((first) =>
  [1, -1].flatMap((second): Vector[] => [
    [0, first, second * GOLDEN],
    [first, second * GOLDEN, 0],
    [second * GOLDEN, 0, first],
  ]),
)
const EDGE = 2

function distance(a: Vector, b: Vector): number {
  const [x, y, z] = [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
  return Math.sqrt(x * x + y * y + z * z)
}

const isNext = (a: Vector, b: Vector): boolean => Math.abs(distance(a, b) - EDGE) < 0.01

/** On the way to a neighbour, then out to the ball of radius one. */
function onBall(from: Vector, to: Vector, part: number): Vector {
  const along = (axis: 0 | 1 | 2) => from[axis] + (to[axis] - from[axis]) * part
  const [x, y, z] = [along(0), along(1), along(2)]
  const length = distance([x, y, z], [0, 0, 0])
  return [x / length, y / length, z / length]
}

function turned([x, y, z]: Vector): Vector {
  const { about, aside } = TILT
  const [high, near] = [y * cosine(about) - z * sine(about), y * sine(about) + z * cosine(about)]
  return [x * cosine(aside) + near * sine(aside), high, near * cosine(aside) - x * sine(aside)]
}

const seen = ([x, y]: Vector): Point => [x * RADIUS, y * RADIUS]

/** The five neighbours in the order in which they stand round the corner. */
function neighboursOf(corner: Vector): Vector[] {
  const left = CORNERS.filter((other) => isNext(corner, other))
  const ordered = left.splice(0, 1)
  while (left.length > 0) {
    const last = ordered.at(-1)
    const next = left.findIndex((other) => last !== undefined && isNext(last, other))
    ordered.push(...left.splice(next, 1))
  }
  return ordered
}

/** A football drawn from its geometry: pentagons on a ball, and the seams between them. */
export function football(brush: Brush, dark = '#151a2a'): string {
  const patches: string[] = []
  const seams: string[] = []
  for (const corner of CORNERS) {
    const neighbours = neighboursOf(corner)
    const pentagon = neighbours.map((other) => turned(onBall(corner, other, 1 / 3)))
    if (turned(corner)[2] > -0.4) patches.push(polygon(pentagon.map(seen), {}))
    for (const [index, start] of pentagon.entries()) {
      const end = turned(onBall(corner, neighbours[index] ?? corner, 0.5))
      if (start[2] > 0 && end[2] > 0) seams.push(`M${spot(seen(start))}L${spot(seen(end))}`)
    }
  }
  const ball = circle(0, 0, RADIUS, {})
  const leather = brush.radial(
    [
      [0, '#ffffff'],
      [0.55, '#f5f7fb'],
      [1, '#7c88a6'],
    ],
    [0.36, 0.28, 0.8],
  )
  return [
    circle(0, 0, RADIUS, { fill: leather }),
    group(
      { clip: brush.clip(ball) },
      group({ fill: dark, stroke: dark, width: 3, round: true }, ...patches),
      path(seams.join(''), { stroke: dark, strokeOpacity: 0.6, width: 2 }),
    ),
    roundness(brush, RADIUS),
  ].join('')
}
