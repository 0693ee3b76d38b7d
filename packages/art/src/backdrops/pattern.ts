import type { Backdrop } from '../backdrop.ts'
import { type Point, steps } from '../geometry.ts'
import { box, circle, group, path, spot } from '../svg.ts'

const WAVE = 30

/** Waves of half circles in rows, each over the one behind it. */
export const seigaiha: Backdrop = (brush, { width, height }) => {
  const { middle, bright } = brush.palette
  const rings = [1, 0.72, 0.44].map((part) =>
    circle(0, 0, WAVE * part, part === 1 ? { fill: middle } : { fill: 'none' }),
  )
  const wave = brush.stamp(rings.join(''))
  const rows = [45, 30, 15, 0, -15].flatMap((y, row) =>
    (row % 2 ? [-30, 30] : [0, 60]).map((x) => wave(`translate(${x} ${y})`)),
  )
  const edge = { stroke: bright, width: 1.6, strokeOpacity: 0.55 }
  const fill = brush.pattern(WAVE * 2, WAVE, group(edge, ...rows))
  return box({ x: 0, y: 0, width, height }, { fill, opacity: 0.5 })
}

const CELL = { across: 45, down: 39, radius: 24 } as const
/** Round a cell from its top, a little inside of its neighbours. */
const CELL_EDGES = 'l20.8 12v24l-20.8 12l-20.8-12v-24z'

/** A honeycomb with some cells lit. */
export const hex: Backdrop = (brush, { width, height }) => {
  const { middle, bright, cool } = brush.palette
  const { across, down, radius } = CELL
  const cells = (places: readonly Point[]) =>
    places.map(([x, y]) => `M${spot([x, y - radius])}${CELL_EDGES}`).join('')
  const places = steps(Math.ceil(height / down) + 1).flatMap((row) =>
    steps(Math.ceil(width / across) + 1).map((column): Point => [
      column * across + (row % 2 ? across / 2 : 0),
      row * down,
    ]),
  )
  const lit = (part: number, fill: string, fillOpacity: number) =>
    path(cells(places.filter(() => brush.random() < part)), { fill, fillOpacity })
  const corners: Point[] = [
    [0, 0],
    [across, 0],
    [across / 2, down],
    [0, down * 2],
    [across, down * 2],
  ]
  const edge = { fill: middle, fillOpacity: 0.3, stroke: cool, strokeOpacity: 0.16 }
  const mesh = brush.pattern(across, down * 2, path(cells(corners), edge))
  return [
    box({ x: 0, y: 0, width, height }, { fill: mesh }),
    lit(0.2, middle, 0.5),
    lit(0.12, bright, 0.42),
  ].join('')
}

/** Square frames joined at their corners, as in a carved screen. */
export const lattice: Backdrop = (brush, { width, height }) => {
  const bars = 'M0 0h44v44h-44zM8 8h28v28h-28zM0 0l8 8M44 0l-8 8M0 44l8-8M44 44l-8-8'
  const lines = path(bars, { stroke: brush.palette.warm, strokeOpacity: 0.2, width: 1.6 })
  return box({ x: 0, y: 0, width, height }, { fill: brush.pattern(44, 44, lines) })
}
