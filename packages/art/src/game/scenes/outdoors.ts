import type { Brush } from '../../brush.ts'
import { type Point, polar, sine, steps } from '../../geometry.ts'
import { box, curve, ellipse, figure, path, through } from '../../svg.ts'
import { type Backcloth, cover, dots, glow, quiet, type View } from './light.ts'

/** A village arena at dusk: the crowd in the stands under a string of lanterns. */
export const arena: Backcloth = (brush, view) => {
  const { width, height, tall } = view
  const dusk = brush.radial(
    [
      [0, '#b8321f'],
      [0.42, '#5f0f12'],
      [1, '#140304'],
    ],
    [0.5, 0.46, 0.78],
  )
  const hub: Point = [width / 2, height * 0.6]
  const beams = steps(14).map((beam) => {
    const angle = 180 + (beam + 0.5) * (180 / 14)
    return through([hub, polar(width, angle - 3, hub), polar(width, angle + 3, hub)], true)
  })
  const stands = (): Point => [brush.random() * width, height * (0.16 + brush.random() * 0.22)]
  const floor = brush.radial(
    [
      [0, '#6d2013'],
      [0.6, '#33090a'],
      [1, '#160405'],
    ],
    [0.5, 0.2, 0.8],
  )
  const [upper, sag] = [height * 0.13, height * 0.2]
  const bank = [
    `M0 ${figure(upper)}`,
    curve([width * 0.3, sag], [width * 0.7, sag], [width, upper]),
    `V${figure(height * 0.46)}H0Z`,
  ]
  return [
    cover(view, dusk),
    path(beams.join(''), { fill: '#ffb36b', opacity: 0.07 }),
    path(bank.join(''), { fill: '#240607', opacity: 0.5 }),
    dots(130, stands, { colour: '#ffb36b', width: 13, opacity: 0.14 }),
    dots(110, stands, { colour: '#ff6a4a', width: 9, opacity: 0.22 }),
    dots(70, stands, { colour: '#ffd98a', width: 6, opacity: 0.34 }),
    ellipse(width / 2, height * 0.86, width * 0.92, height * 0.46, { fill: floor }),
    lanterns(brush, view, tall ? 7 : 11),
    quiet(brush, view, '#140304', 0.55),
  ].join('')
}

function lanterns(brush: Brush, { width, height }: View, count: number): string {
  const paper = brush.linear(
    [
      [0, '#a51a14'],
      [0.45, '#ff7a3c'],
      [1, '#8a120f'],
    ],
    [0, 0, 1, 0],
  )
  const lantern = brush.stamp(
    [
      glow(brush, [0, 0], [54, 54], '#ff8a3c', 0.5),
      ellipse(0, 0, 15, 18, { fill: paper }),
      ellipse(0, 0, 6, 18, { fill: '#ffe0a0', opacity: 0.7 }),
      box({ x: -6, y: -22, width: 12, height: 4, corner: 2 }, { fill: '#ffd36b' }),
      box({ x: -5, y: 17, width: 10, height: 3.6, corner: 1.6 }, { fill: '#ffd36b' }),
      path('M0 20V30', { stroke: '#ffd36b', width: 2, round: true }),
    ].join(''),
  )
  const top = height * 0.17
  const hang = (part: number) => top + sine(part * 180) * 34
  const places = steps(count).map((index) => (index + 0.5) / count)
  const string = through(
    steps(25).map((step): Point => [(width * step) / 24, hang(step / 24) - 22]),
  )
  return (
    path(string, { stroke: '#2a0808', width: 2 }) +
    places
      .map((part) => lantern(`translate(${figure(part * width)} ${figure(hang(part))})`))
      .join('')
  )
}

/** A race course in the evening: the sun is down, the stand is lit, the turf is dark. */
export const track: Backcloth = (brush, view) => {
  const { width, height } = view
  const horizon = height * 0.4
  const evening = brush.linear([
    [0, '#141638'],
    [0.2, '#3a2766'],
    [0.33, '#a34a6a'],
    [0.4, '#f2975a'],
    [0.41, '#f7b56a'],
  ])
  const turf = brush.down('#2f5a34', '#1c3d25', '#0c1d13')
  return [
    cover(view, evening),
    glow(brush, [width * 0.68, horizon], [width * 0.4, height * 0.24], '#ffd48a', 0.75),
    hills(brush, view, horizon, 34, '#5a3358'),
    hills(brush, view, horizon + 8, 22, '#33213f'),
    stand(brush, view, horizon),
    box({ x: 0, y: horizon, width, height: height - horizon }, { fill: turf }),
    mowing(view, horizon),
    rail(view, horizon + 18, 5, 0.75),
    quiet(brush, view, '#0a140d', 0.66),
  ].join('')
}

function hills(brush: Brush, view: View, base: number, rise: number, fill: string): string {
  const turn = brush.random() * 360
  const points = steps(41).map((step): Point => {
    const bump = sine(turn + step * 31) * 0.5 + sine(turn + step * 73) * 0.3
    return [(view.width * step) / 40, base - rise * (0.9 + bump)]
  })
  return path(through([[0, base + 10], ...points, [view.width, base + 10]], true), { fill })
}

/** Roof, tiers and lit windows of the grandstand. */
function stand(brush: Brush, { width }: View, horizon: number): string {
  const [left, right] = [width * 0.06, width * 0.4]
  const eaves: Point[] = [
    [left - 14, horizon - 92],
    [right + 26, horizon - 112],
  ]
  const roof: Point[] = [...eaves, [right + 26, horizon - 102], [left - 14, horizon - 80]]
  const tiers = steps(3).map((tier) =>
    box(
      { x: left, y: horizon - 72 + tier * 24, width: right - left, height: 17 },
      { fill: '#ffcf8a', opacity: 0.16 + tier * 0.05 },
    ),
  )
  const seat = (): Point => {
    const tier = Math.floor(brush.random() * 3)
    return [left + brush.random() * (right - left), horizon - 66 + tier * 24 + brush.random() * 8]
  }
  const posts = steps(6).map((post) => {
    const x = left + ((right - left) * post) / 5
    return `M${figure(x)} ${figure(horizon - 92)}V${figure(horizon)}`
  })
  return [
    box({ x: left, y: horizon - 84, width: right - left, height: 84 }, { fill: '#1c1226' }),
    ...tiers,
    dots(90, seat, { colour: '#ffd9a0', width: 3.4, opacity: 0.55 }),
    dots(60, seat, { colour: '#ff8a6a', width: 3, opacity: 0.5 }),
    path(posts.join(''), { stroke: '#0f0a16', width: 3 }),
    path(through(roof, true), { fill: '#120b1a' }),
    path(through(eaves), { stroke: '#ffb877', strokeOpacity: 0.8, width: 2 }),
  ].join('')
}

/** Bands of turf, broader towards the viewer. */
function mowing({ width, height }: View, horizon: number): string {
  const depth = height - horizon
  const at = (row: number) => horizon + depth * (row / 9) * (row / 9)
  return steps(5)
    .map((pair) => {
      const [top, low] = [at(pair * 2), at(pair * 2 + 1)]
      return box({ x: 0, y: top, width, height: low - top }, { fill: '#fff', opacity: 0.045 })
    })
    .join('')
}

/** A white rail with its posts and its shadow. */
function rail({ width }: View, y: number, thick: number, opacity: number): string {
  const posts = steps(Math.ceil(width / 64) + 1).map((post) => `M${post * 64 - 20} ${y}v18`)
  return [
    box({ x: 0, y: y + 20, width, height: 5 }, { fill: '#000', opacity: 0.25 }),
    path(posts.join(''), { stroke: '#dfe3ee', strokeOpacity: opacity, width: 3 }),
    box({ x: 0, y: y - thick / 2, width, height: thick, corner: 2 }, { fill: '#f4f6fb', opacity }),
  ].join('')
}
