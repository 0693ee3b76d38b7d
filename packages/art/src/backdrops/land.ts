import type { Backdrop } from '../backdrop.ts'
import { mix } from '../colour.ts'
import { type Point, sine, steps } from '../geometry.ts'
import { box, circle, figure, group, path, through } from '../svg.ts'

/** A plain of lines that run to the horizon, under a low sun. */
export const grid: Backdrop = (brush, { width, height, hero: [x] }) => {
  const { deep, middle, bright, warm, cool } = brush.palette
  const horizon = height * 0.52
  const floor = brush.linear([
    [0, middle, 0.9],
    [1, deep, 1],
  ])
  const spread = Math.max(70, width / 6)
  const along = steps(29).map((index) => {
    const side = index - 14
    return through([
      [x + side * 9, horizon],
      [x + side * spread, height],
    ])
  })
  const across = steps(11).map((index) => {
    const y = horizon + ((height - horizon) * index * index) / 100
    return path(`M0 ${figure(y)}H${figure(width)}`, {
      stroke: cool,
      strokeOpacity: 0.12 + index * 0.035,
      width: 0.8 + index * 0.12,
    })
  })
  const sun = { fill: brush.down(warm, bright), opacity: 0.55 }
  return [
    box({ x: 0, y: horizon, width, height: height - horizon }, { fill: floor }),
    path(along.join(''), { stroke: cool, strokeOpacity: 0.4, width: 1.2 }),
    ...across,
    circle(x, horizon - 44, 96, sun),
  ].join('')
}

/** Four ridges in the haze of a large sun. */
export const mountains: Backdrop = (brush, { width, height, hero: [x] }) => {
  const { deep, middle, bright, warm } = brush.palette
  const sun = brush.radial([
    [0, warm, 0.95],
    [1, bright, 0.85],
  ])
  const ridges = steps(4).map((ridge) => {
    const base = height * (0.44 + ridge * 0.12)
    const peaks = Math.max(7, Math.round(width / 60))
    const line = steps(peaks + 1).map((peak): Point => {
      const rise = (peak % 2 ? 1 : 0.15) * (60 - ridge * 9) * (0.5 + brush.random())
      return [(peak * width) / peaks, base - rise]
    })
    const fill = mix(mix(bright, middle, 0.35 + ridge * 0.2), deep, ridge * 0.26)
    return path(through([[0, height], ...line, [width, height]], true), { fill, opacity: 0.92 })
  })
  const radius = Math.min(width, height) * 0.36
  return circle(x, height * 0.36, radius, { fill: sun, opacity: 0.8 }) + ridges.join('')
}

const SWIRL = [
  [0, 0, 26],
  [30, 6, 20],
  [-30, 8, 18],
  [56, 14, 14],
  [-54, 16, 12],
] as const

/** Clouds of round swirls, drawn as on old scrolls. */
export const clouds: Backdrop = (brush, { width, height }) => {
  const { middle, warm } = brush.palette
  const rings = SWIRL.map(
    ([x, y, radius]) =>
      circle(x, y, radius, {}) +
      circle(x, y, radius * 0.62, { fill: 'none' }) +
      circle(x, y, radius * 0.3, { fill: 'none' }),
  )
  const edge = { fill: middle, stroke: warm, strokeOpacity: 0.6, width: 2 }
  const cloud = brush.stamp(group(edge, ...rings))
  return steps(9)
    .map(() => {
      const [x, y] = [brush.random() * width, height * (0.08 + brush.random() * 0.92)]
      const scale = 0.7 + brush.random() * 0.7
      const place = `translate(${figure(x)} ${figure(y)})scale(${figure(scale, 2)})`
      return group({ opacity: 0.22 + brush.random() * 0.35 }, cloud(place))
    })
    .join('')
}

/** Seven rows of the sea, darker towards the viewer. */
export const waves: Backdrop = (brush, { width, height }) => {
  const { deep, bright, cool } = brush.palette
  return steps(7)
    .map((row) => {
      const level = height * (0.4 + row * 0.1)
      const rise = 12 + row * 2
      const turn = brush.random() * 360
      const crest = steps(Math.ceil(width / 14) + 1).map((step): Point => {
        const x = Math.min(width, step * 14)
        return [x, level + sine((x / 34) * 57.3 + turn) * rise]
      })
      return path(through([[0, height], ...crest, [width, height]], true), {
        fill: mix(bright, deep, 0.25 + row * 0.1),
        stroke: cool,
        strokeOpacity: 0.5,
        width: 1.4,
        opacity: 0.85,
      })
    })
    .join('')
}
