import type { Brush } from '../../brush.ts'
import { type Colour, darken, lighten, mix } from '../../colour.ts'
import { type Point, polar, sine, steps } from '../../geometry.ts'
import { circle, curve, ellipse, figure, path, spot, through } from '../../svg.ts'
import { type Backcloth, cover, dots, glow, quiet, sky, type View } from './light.ts'

/** Above the clouds at night: a wheel of light, and fire that rises at both sides. */
export const aerie: Backcloth = (brush, view) => {
  const { width, height } = view
  const { deep, middle, bright, cool } = brush.palette
  const hub: Point = [width / 2, height * 0.36]
  const reach = Math.max(width, height) * 0.6
  const rays = steps(24).map((ray) => {
    const angle = ray * 15
    const wide = ray % 2 === 0 ? 4.4 : 2.2
    return through([hub, polar(reach, angle - wide, hub), polar(reach, angle + wide, hub)], true)
  })
  const light = brush.radial([
    [0, cool, 0.3],
    [0.7, bright, 0.1],
    [1, bright, 0],
  ])
  const rings = [0.3, 0.42, 0.55].map((part) =>
    circle(hub[0], hub[1], height * part, { stroke: cool, strokeOpacity: 0.16, width: 1.6 }),
  )
  const ember = (): Point => [brush.random() * width, height * (0.15 + brush.random() * 0.7)]
  return [
    cover(view, sky(brush, 0.36)),
    path(rays.join(''), { fill: light }),
    ...rings,
    clouds(brush, view, height * 0.6, mix(middle, bright, 0.3), 0.7),
    flames(brush, view),
    clouds(brush, view, height * 0.78, mix(middle, deep, 0.3), 0.9),
    dots(70, ember, { colour: '#ffb45c', width: 4, opacity: 0.55 }),
    dots(18, ember, { colour: '#fff0c0', width: 6, opacity: 0.6 }),
    quiet(brush, view, deep, 0.6),
  ].join('')
}

/** A bank of round clouds from side to side. */
function clouds(brush: Brush, { width, height }: View, top: number, fill: Colour, opacity: number) {
  const parts = [`M-60 ${height}V${figure(top)}`]
  for (let x = -60; x < width + 60;) {
    const step = 70 + brush.random() * 90
    const next: Point = [x + step, top + (brush.random() - 0.5) * 46]
    parts.push(`A${figure(step * 0.56)} ${figure(step * 0.5)} 0 0 1 ${spot(next)}`)
    x += step
  }
  return path(`${parts.join('')}V${height}Z`, { fill, opacity })
}

/** Tongues of fire, tallest at the edges. */
function flames(brush: Brush, { width, height }: View): string {
  const tongue = (x: number, rise: number, wide: number): string => {
    const foot = height * 0.86
    const tip: Point = [x + (brush.random() - 0.5) * 60, foot - rise]
    return (
      `M${figure(x - wide)} ${figure(foot)}` +
      curve([x - wide * 1.2, foot - rise * 0.5], [x + wide * 0.5, foot - rise * 0.5], tip) +
      curve(
        [x + wide * 0.4, foot - rise * 0.7],
        [x + wide * 1.6, foot - rise * 0.4],
        [x + wide, foot],
      ) +
      'Z'
    )
  }
  const layer = (count: number, rise: number, fill: string, opacity: number): string => {
    const all = steps(count * 2).map((index) => {
      const part = (index >> 1) / count
      const away = part * width * 0.34 + brush.random() * 26
      const x = index % 2 === 0 ? away : width - away
      return tongue(
        x,
        rise * (1 - part * 0.75) * (0.7 + brush.random() * 0.5),
        34 + (1 - part) * 30,
      )
    })
    return path(all.join(''), { fill, opacity })
  }
  return [
    layer(7, height * 0.62, brush.down('#ff8a3a', '#d1301c', '#5c0d14'), 0.6),
    layer(8, height * 0.42, brush.down('#ffd36b', '#ff7a2a', '#a81f14'), 0.65),
    layer(8, height * 0.24, brush.down('#fff3c0', '#ffc14a', '#f07a20'), 0.6),
  ].join('')
}

/** Dunes at dusk under a planet with a ring, and sand that rises instead of falling. */
export const dunes: Backcloth = (brush, view) => {
  const { width, height } = view
  const { deep, middle, bright, warm, cool } = brush.palette
  const radius = Math.min(width, height) * 0.2
  const planet: Point = [width * 0.5, height * 0.3]
  const body = brush.linear(
    [
      [0, lighten(warm, 0.3)],
      [0.55, bright],
      [1, mix(middle, deep, 0.3)],
    ],
    [0.1, 0, 0.9, 1],
  )
  const ring = { stroke: cool, strokeOpacity: 0.42, width: 7 }
  const tilt = `rotate(-16 ${spot(planet)})`
  const star = (): Point => [brush.random() * width, brush.random() * height * 0.5]
  const grain = (): Point => {
    const side = brush.random() < 0.5 ? 0.12 : 0.88
    const rise = brush.random()
    const sway = sine(rise * 520) * 0.04 + (brush.random() - 0.5) * 0.08 * (1.2 - rise)
    return [width * (side + sway), height * (0.9 - rise * 0.8)]
  }
  const ranks = steps(5).map((rank) =>
    dune(brush, view, rank, mix(bright, deep, 0.3 + rank * 0.14)),
  )
  return [
    cover(view, sky(brush, 0.3)),
    dots(80, star, { colour: cool, width: 2.4, opacity: 0.7 }),
    glow(brush, planet, [radius * 3, radius * 2.6], warm, 0.34),
    circle(planet[0], planet[1], radius, { fill: body, opacity: 0.85 }),
    ellipse(planet[0], planet[1], radius * 1.9, radius * 0.36, { ...ring, transform: tilt }),
    ...ranks,
    dots(150, grain, { colour: warm, width: 3, opacity: 0.6 }),
    dots(40, grain, { colour: '#ffffff', width: 2.4, opacity: 0.8 }),
    quiet(brush, view, deep, 0.62),
  ].join('')
}

/** One long dune: light on its crest, shade on the side that falls away. */
function dune(brush: Brush, { width, height }: View, rank: number, colour: Colour): string {
  const base = height * (0.5 + rank * 0.1)
  const crest = base - height * (0.05 + brush.random() * 0.08)
  const peak = width * (0.15 + brush.random() * 0.7)
  const [left, right]: [Point, Point] = [
    [-40, base + brush.random() * 40],
    [width + 40, base + brush.random() * 40],
  ]
  const ridge =
    curve([peak * 0.5, left[1]], [peak * 0.8, crest], [peak, crest]) +
    curve([peak + width * 0.12, crest], [peak + width * 0.3, right[1]], right)
  const fall = curve(
    [peak + width * 0.06, crest + 60],
    [peak + 20, height * 0.8],
    [peak + width * 0.2, height],
  )
  return (
    path(`M${spot(left)}${ridge}V${height}H-40Z`, {
      fill: brush.down(lighten(colour, 0.12), colour),
    }) +
    path(
      `M${spot([peak, crest])}${fall}H${width + 40}V${figure(right[1])}` +
        `${curve([peak + width * 0.3, right[1]], [peak + width * 0.12, crest], [peak, crest])}Z`,
      {
        fill: darken(colour, 0.5),
        opacity: 0.3,
      },
    )
  )
}
