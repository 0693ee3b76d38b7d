import type { Backdrop } from '../backdrop.ts'
import { type Point, polar, steps } from '../geometry.ts'
import { circle, ellipse, path, through } from '../svg.ts'

/** Beams that leave the subject to all sides. */
export const rays: Backdrop = (brush, { width, height, hero }) => {
  const { bright, cool } = brush.palette
  const count = 18 + Math.floor(brush.random() * 3) * 4
  const start = brush.random() * 360
  const reach = width + height
  const beams = steps(count).map((beam) => {
    const angle = start + (beam * 360) / count
    return through([hero, polar(reach, angle, hero), polar(reach, angle + 180 / count, hero)], true)
  })
  const fill = brush.radial(
    [
      [0, cool, 0.5],
      [0.55, bright, 0.22],
      [1, bright, 0],
    ],
    // The beams reach far beyond the frame, and the light is measured by them.
    [0.5, 0.5, 0.34],
  )
  return path(beams.join(''), { fill })
}

/** Half circles and spokes, as on a folded fan. */
export const fan: Backdrop = (brush, { hero: [x, y] }) => {
  const { warm } = brush.palette
  const foot: Point = [x, y + 60]
  const rings = steps(9).map((ring) =>
    circle(x, y + 60, (ring + 1) * 38, {
      stroke: warm,
      strokeOpacity: 0.31 - ring * 0.03,
      width: ring % 2 ? 3 : 1.2,
    }),
  )
  const spokes = steps(25).map((spoke) => {
    const angle = 180 + spoke * 7.5
    return through([polar(60, angle, foot), polar(420, angle, foot)])
  })
  return rings.join('') + path(spokes.join(''), { stroke: warm, strokeOpacity: 0.13 })
}

/** Lights out of focus. */
export const bokeh: Backdrop = (brush, { width, height }) => {
  const { bright, warm, cool } = brush.palette
  const colours = [bright, warm, cool]
  return steps(26)
    .map((spot) =>
      circle(brush.random() * width, brush.random() * height, 8 + brush.random() * 40, {
        fill: colours[spot % 3] ?? bright,
        opacity: 0.05 + brush.random() * 0.2,
      }),
    )
    .join('')
}

/** Small dots as one path: a line of no length with round ends. */
function dots(count: number, place: () => Point, width: number, opacity: number): string {
  const marks = steps(count).map(() => `${through([place()])}h.01`)
  return path(marks.join(''), { stroke: '#fff', width, opacity, round: true })
}

/** Clouds of light and stars of three sizes. */
export const space: Backdrop = (brush, { width, height }) => {
  const { middle, bright, cool } = brush.palette
  const clouds = [middle, bright, cool, middle, bright].map((colour) => {
    const fill = brush.radial([
      [0, colour, 0.42],
      [1, colour, 0],
    ])
    const [x, y] = [brush.random() * width, brush.random() * height]
    return ellipse(x, y, 120 + brush.random() * 130, 80 + brush.random() * 90, { fill })
  })
  const anywhere = (): Point => [brush.random() * width, brush.random() * height]
  return [
    ...clouds,
    dots(44, anywhere, 1.2, 0.55),
    dots(22, anywhere, 2.2, 0.75),
    dots(8, anywhere, 3.6, 0.9),
  ].join('')
}

/** A stadium: stripes of grass, the crowd, and three floodlights. */
export const pitch: Backdrop = (brush, { width, height, hero: [x] }) => {
  const { middle } = brush.palette
  const horizon = height * 0.46
  const far = 26
  const near = Math.max(120, width / 5)
  const stripes = steps(8).map((stripe) => {
    const [left, right] = [x - 30 + (stripe - 4) * far, x + far - 30 + (stripe - 4) * far]
    const corners: Point[] = [
      [left, horizon],
      [right, horizon],
      [x + (stripe - 3) * near, height],
      [x + (stripe - 4) * near, height],
    ]
    return path(through(corners, true), {
      fill: stripe % 2 ? middle : '#fff',
      opacity: stripe % 2 ? 1 : 0.09,
    })
  })
  const crowd = (): Point => [brush.random() * width, height * (0.2 + brush.random() * 0.24)]
  const floodlights = [0.1, 0.5, 0.9].map(
    (part) =>
      `${through([
        [width * part, height * 0.1],
        [width * part - 90, height],
        [width * part + 90, height],
      ])}Z`,
  )
  return [
    ...stripes,
    dots(34, crowd, 2, 0.4),
    dots(26, crowd, 3.4, 0.6),
    path(floodlights.join(''), { fill: '#fff', opacity: 0.06 }),
  ].join('')
}
