import type { Brush } from '../../brush.ts'
import { type Colour, darken, lighten, mix } from '../../colour.ts'
import { type Point, polar, steps } from '../../geometry.ts'
import { gold } from '../../parts/materials.ts'
import { box, circle, curve, ellipse, figure, group, path, spot, through } from '../../svg.ts'
import { type Backcloth, cover, dots, glow, quiet, type View } from './light.ts'

/** A parlour with curtains, a soft fan of light and lamps out of focus. */
export const parlour: Backcloth = (brush, view) => {
  const { width, height } = view
  const { deep, middle, bright, warm } = brush.palette
  const room = brush.radial(
    [
      [0, mix(bright, middle, 0.62)],
      [0.4, mix(middle, deep, 0.32)],
      [1, deep],
    ],
    [0.5, 0.4, 0.8],
  )
  const hub: Point = [width / 2, height * 0.42]
  const beams = steps(28).map((beam) => {
    const angle = (beam * 360) / 28
    return through([hub, polar(width, angle, hub), polar(width, angle + 5.4, hub)], true)
  })
  const light = brush.radial(
    [
      [0, warm, 0.2],
      [0.6, bright, 0.12],
      [1, bright, 0],
    ],
    [0.5, 0.5, 0.4],
  )
  const lamps = steps(16).map((lamp) => {
    const [x, y] = [brush.random() * width, brush.random() * height * 0.6]
    const radius = 14 + brush.random() * 40
    return circle(x, y, radius, { fill: lamp % 2 ? warm : lighten(bright, 0.3), opacity: 0.09 })
  })
  const curtain = brush.stamp(drawCurtain(brush, view))
  return [
    cover(view, room),
    path(beams.join(''), { fill: light }),
    ...lamps,
    curtain('translate(0)'),
    curtain(`translate(${width})scale(-1 1)`),
    quiet(brush, view, deep, 0.72),
  ].join('')
}

/** Folds that hang to the floor and are gathered to the side half way down. */
function drawCurtain(brush: Brush, { width, height }: View): string {
  const { deep, middle } = brush.palette
  const cloth = brush.linear(
    [
      [0, darken(deep, 0.3)],
      [0.4, mix(middle, deep, 0.15)],
      [0.58, lighten(middle, 0.1)],
      [1, darken(deep, 0.2)],
    ],
    [0, 0, 1, 0],
  )
  const tie = height * 0.62
  /** The edge between two folds: out at the top, in at the tie, out again at the floor. */
  const edge = (fold: number): readonly [top: Point, waist: Point, foot: Point] => [
    [fold * width * 0.035, 0],
    [fold * width * 0.013, tie],
    [fold * width * 0.022, height],
  ]
  return steps(6)
    .map((fold) => {
      const [top, waist, foot] = edge(fold)
      const [nextTop, nextWaist, nextFoot] = edge(fold + 1)
      const sweep = (x: number, waistX: number): readonly [Point, Point] => [
        [x, tie * 0.55],
        [waistX, tie * 0.7],
      ]
      const [fall, gather] = sweep(nextTop[0], nextWaist[0] + 8)
      const [rise, open] = sweep(top[0], waist[0] + 8)
      const data = [
        `M${spot(top)}L${spot(nextTop)}`,
        curve(fall, gather, nextWaist),
        `L${spot(nextFoot)}L${spot(foot)}L${spot(waist)}`,
        curve(open, rise, top),
        'Z',
      ]
      return path(data.join(''), { fill: cloth })
    })
    .join('')
}

/** The table from above: cloth inside a line of gold, the rail, and the dark room below. */
const felt =
  (light: Colour, body: Colour, dark: Colour): Backcloth =>
  (brush, view) => {
    const { width, height, tall } = view
    const cloth = brush.radial(
      [
        [0, light],
        [0.5, body],
        [1, dark],
      ],
      [0.5, 0.3, 0.78],
    )
    const rail = brush.down('#8a5226', '#4a270f', '#1c0d04')
    const weave = brush.pattern(
      6,
      6,
      path('M0 6L6 0M-1 1L1-1M5 7L7 5', { stroke: '#000', strokeOpacity: 0.12, width: 1 }),
    )
    const foot = height * (tall ? 0.94 : 0.9)
    const edge = (inset: number): string => {
      const [left, right, low] = [inset - 60, width + 60 - inset, foot - inset]
      const side = height * 0.44 - inset * 0.2
      const [inner, outer] = [width * 0.1, width * 0.9]
      return [
        `M${left}-80H${right}V${figure(side)}`,
        curve([right, low - 16], [outer, low], [width / 2, low]),
        curve([inner, low], [left, low - 16], [left, side]),
        'Z',
      ].join('')
    }
    return [
      cover(view, brush.down('#0b0a12', '#050408')),
      path(edge(-10), { fill: '#000', opacity: 0.5 }),
      path(edge(0), { fill: rail }),
      path(edge(13), { stroke: '#a86a34', strokeOpacity: 0.7, width: 2 }),
      path(edge(27), { fill: gold(brush) }),
      path(edge(32), { fill: cloth }),
      path(edge(32), { fill: weave }),
      path(edge(46), { stroke: '#ffe7ac', strokeOpacity: 0.34, width: 1.6 }),
      glow(brush, [width / 2, height * 0.2], [width * 0.44, height * 0.34], '#ffffff', 0.14),
      cover(view, shade(brush)),
    ].join('')
  }

const shade = (brush: Brush): string =>
  brush.radial(
    [
      [0.4, '#000', 0],
      [1, '#000', 0.5],
    ],
    [0.5, 0.36, 0.8],
  )

export const greenFelt = felt('#1d9a6e', '#0d6a4b', '#04362a')
export const blueFelt = felt('#2a74c4', '#134a8c', '#071f4a')

/** A room round a roulette table: a pool of light where the wheel stands, a screen behind it. */
export const salon: Backcloth = (brush, view) => {
  const { width, height, tall } = view
  const wheel: Point = tall ? [width * 0.5, height * 0.26] : [width * 0.17, height * 0.46]
  const cloth = brush.radial(
    [
      [0, '#14694c'],
      [0.45, '#0a3f2e'],
      [1, '#03140f'],
    ],
    [wheel[0] / width, wheel[1] / height, 0.86],
  )
  const cell = 'M22 0L44 22L22 44L0 22ZM22 12L32 22L22 32L12 22Z'
  const screen = brush.pattern(
    44,
    44,
    path(cell, { stroke: '#e7c374', strokeOpacity: 0.09, width: 1 }),
  )
  const inlay = { stroke: '#e7c374', strokeOpacity: 0.28, width: 1.6 }
  const reach = Math.min(width, height) * 0.36
  return [
    cover(view, cloth),
    cover(view, screen),
    glow(brush, wheel, [reach * 1.5, reach * 1.5], '#ffdf9a', 0.2),
    circle(wheel[0], wheel[1], reach, inlay),
    circle(wheel[0], wheel[1], reach + 10, { ...inlay, strokeOpacity: 0.12 }),
    cover(view, shade(brush)),
    quiet(brush, view, '#03140f', 0.5),
  ].join('')
}

/** The stage where numbers are drawn: columns of light, a ring, and a floor that mirrors it. */
export const stage: Backcloth = (brush, view) => {
  const { width, height } = view
  const { deep, middle, bright, cool } = brush.palette
  const floor = height * 0.56
  const room = brush.radial(
    [
      [0, mix(bright, middle, 0.5)],
      [0.4, mix(middle, deep, 0.25)],
      [1, deep],
    ],
    [0.5, 0.16, 0.86],
  )
  const light = brush.linear([
    [0, cool, 0.12],
    [1, cool, 0],
  ])
  const beam = (half: number): string =>
    path(`M${-half} 0H${half}L${half * 2.6} ${figure(floor)}H${-half * 2.6}Z`, { fill: light })
  const column = brush.stamp(beam(30) + beam(22) + beam(14) + beam(7))
  const columns = steps(7).map((index) => {
    const side = index - 3
    return column(`translate(${figure(width / 2 + side * width * 0.17)} 0)rotate(${-side * 5})`)
  })
  const rings = [0.5, 0.38, 0.26].map((part) =>
    ellipse(width / 2, floor + 8, width * part, width * part * 0.15, {
      stroke: cool,
      strokeOpacity: 0.22,
      width: 1.6,
    }),
  )
  const anywhere = (): Point => [brush.random() * width, brush.random() * floor]
  return [
    cover(view, room),
    ...columns,
    dots(40, anywhere, { colour: cool, width: 3, opacity: 0.35 }),
    dots(14, anywhere, { colour: '#ffffff', width: 5, opacity: 0.3 }),
    box({ x: 0, y: floor, width, height: height - floor }, { fill: brush.down(middle, deep) }),
    glow(brush, [width / 2, floor], [width * 0.56, height * 0.2], bright, 0.6),
    group({}, ...rings),
    quiet(brush, view, deep, 0.78),
  ].join('')
}
