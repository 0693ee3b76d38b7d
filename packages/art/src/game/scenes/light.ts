import type { Brush } from '../../brush.ts'
import { mix } from '../../colour.ts'
import { type Point, steps } from '../../geometry.ts'
import { box, ellipse, path, spot } from '../../svg.ts'

/** The picture's size; `tall` is the phone's. */
export type View = { readonly width: number; readonly height: number; readonly tall: boolean }
export type Backcloth = (brush: Brush, view: View) => string

/** A soft light without an edge, where a blur would be too slow. */
export function glow(
  brush: Brush,
  [x, y]: Point,
  [across, down]: Point,
  colour: string,
  opacity: number,
): string {
  const fill = brush.radial([
    [0, colour, opacity],
    [0.45, colour, opacity * 0.42],
    [1, colour, 0],
  ])
  return ellipse(x, y, across, down, { fill })
}

/** Open air: brightest at this height in the middle, dark at its edges. */
export const sky = (brush: Brush, high: number): string => {
  const { deep, middle, bright } = brush.palette
  return brush.radial(
    [
      [0, mix(bright, middle, 0.42)],
      [0.45, mix(middle, deep, 0.18)],
      [1, deep],
    ],
    [0.5, high, 0.84],
  )
}

/** The whole frame in one paint. */
export const cover = ({ width, height }: View, fill: string): string =>
  box({ x: 0, y: 0, width, height }, { fill })

/** Dots as one path: lines of no length with round ends. */
export function dots(count: number, place: () => Point, style: Dots): string {
  const marks = steps(count).map(() => `M${spot(place())}h.01`)
  const { colour, width, opacity } = style
  return path(marks.join(''), { stroke: colour, width, opacity, round: true })
}
type Dots = { readonly colour: string; readonly width: number; readonly opacity: number }

/** Corners fall back, and the lower half is quiet for what stands over it. */
export function quiet(brush: Brush, view: View, deep: string, foot: number): string {
  const vignette = brush.radial(
    [
      [0.45, '#000', 0],
      [1, '#000', 0.62],
    ],
    [0.5, 0.42, 0.78],
  )
  const lower = brush.linear([
    [0.36, deep, 0],
    [0.72, deep, foot * 0.72],
    [1, deep, foot],
  ])
  return cover(view, vignette) + cover(view, lower)
}
