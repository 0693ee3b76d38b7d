import { WHEEL } from '../../../src/games/roulette/announced.ts'

type Point = readonly [x: number, y: number]
type TrackCell = {
  readonly number: number
  readonly path: string
  readonly label: Point
}
export type ZoneName = 'voisins' | 'orphelins' | 'tiers'
type TrackZone = {
  readonly zone: ZoneName
  readonly path: string
  readonly label: Point
}
export type Track = {
  readonly width: number
  readonly height: number
  readonly cells: readonly TrackCell[]
  readonly zones: readonly TrackZone[]
}
export type TrackShape = {
  /** From end to end, and from side to side. */
  readonly length: number
  readonly breadth: number
  /** How wide the band of numbers is. */
  readonly band: number
  /** Upright, zero is at the top; otherwise at the right end. */
  readonly isUpright: boolean
}

/** Points on each side of a cell: enough for a round end. */
const SIDE_POINTS = 6
/** From the middle of a cell to its border. */
const HALF = 0.5

/** The numbers of the wheel on a band with straight sides and round ends, and the zones inside. */
export function trackOf(shape: TrackShape): Track {
  const { length, breadth, band, isUpright } = shape
  const along = walk(shape)
  const place = ([x, y]: Point): Point => (isUpright ? [y, length - x] : [x, y])
  const edge = (from: number, to: number, offset: number): Point[] =>
    Array.from({ length: SIDE_POINTS + 1 }, (_, step) =>
      place(along(from + ((to - from) * step) / SIDE_POINTS, offset)),
    )
  const cells = WHEEL.map((number, at) => ({
    number,
    path: outline([
      ...edge(at - HALF, at + HALF, band / 2),
      ...edge(at + HALF, at - HALF, -band / 2),
    ]),
    label: place(along(at, 0)),
  }))
  const inner = (from: number, to: number): Point[] =>
    Array.from({ length: to - from + 1 }, (_, step) =>
      edge(from + step, from + step + 1, -band / 2),
    )
      .slice(0, -1)
      .flat()
  const zones = ZONES.map(({ zone, arcs }) => {
    const points = arcs.flatMap(([from, to]) => inner(from, to))
    return { zone, path: outline(points), label: middleOf(points) }
  })
  const [width, height] = isUpright ? [breadth, length] : [length, breadth]
  return { width, height, cells, zones }
}

/** Between which places of the wheel each zone touches the band, as cell borders from zero on. */
const ZONES: readonly { zone: ZoneName; arcs: readonly (readonly [number, number])[] }[] = [
  { zone: 'voisins', arcs: [[27.5, 44.5]] },
  {
    zone: 'orphelins',
    arcs: [
      [7.5, 10.5],
      [22.5, 27.5],
    ],
  },
  { zone: 'tiers', arcs: [[10.5, 22.5]] },
]

/** Gives the point so many cells on from zero, clockwise, and so far outside of the middle line. */
function walk({ length, breadth, band }: TrackShape) {
  const outer = breadth / 2
  const radius = outer - band / 2
  const straight = length - breadth
  const quarter = (Math.PI * radius) / 2
  const whole = 2 * straight + 4 * quarter
  return (cell: number, offset: number): Point => {
    let way = (((cell / WHEEL.length) % 1) + 1) % 1
    way *= whole
    const round = (x: number, turn: number): Point => [
      x + (radius + offset) * Math.cos(turn),
      outer + (radius + offset) * Math.sin(turn),
    ]
    if (way < quarter) return round(length - outer, way / radius)
    way -= quarter
    if (way < straight) return [length - outer - way, outer + radius + offset]
    way -= straight
    if (way < 2 * quarter) return round(outer, Math.PI / 2 + way / radius)
    way -= 2 * quarter
    if (way < straight) return [outer + way, outer - radius - offset]
    way -= straight
    return round(length - outer, 1.5 * Math.PI + way / radius)
  }
}

const written = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`
const outline = (points: readonly Point[]): string =>
  `M${points.map((point) => written(point)).join('L')}Z`

/** The middle of an area, by its weight. */
function middleOf(points: readonly Point[]): Point {
  let [area, x, y] = [0, 0, 0]
  for (const [at, [x1, y1]] of points.entries()) {
    const [x2, y2] = points[(at + 1) % points.length] as Point
    const cross = x1 * y2 - x2 * y1
    area += cross
    x += (x1 + x2) * cross
    y += (y1 + y2) * cross
  }
  return [x / (3 * area), y / (3 * area)]
}
