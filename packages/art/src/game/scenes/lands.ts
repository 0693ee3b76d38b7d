import type { Brush } from '../../brush.ts'
import { type Colour, darken, lighten, mix } from '../../colour.ts'
import { type Point, polar, steps } from '../../geometry.ts'
import { circle, curve, ellipse, figure, group, path, spot } from '../../svg.ts'
import { type Backcloth, cover, dots, glow, quiet, sky, type View } from './light.ts'

/** Where a land is brightest: behind the middle of the reels' upper edge. */
const HIGH = 0.3

/** A lake at dusk under maples: the sun goes down behind hills, and the water keeps its light. */
export const lake: Backcloth = (brush, view) => {
  const { width, height, tall } = view
  const { deep, middle, bright, warm, cool } = brush.palette
  const shore = height * 0.52
  const sun: Point = [width / 2, height * HIGH]
  const radius = Math.min(width, height) * 0.24
  const ripples = steps(26).map((row) => {
    const y = shore + 6 + row * row * 0.55
    const half = width * (0.06 + brush.random() * 0.5)
    const x = width / 2 + (brush.random() - 0.5) * width * 0.8
    return `M${figure(x - half)} ${figure(y)}H${figure(x + half)}`
  })
  const pads = steps(tall ? 7 : 12).map((): string => {
    const [x, y] = [
      brush.random() * width,
      shore + (0.35 + brush.random() * 0.6) * (height - shore),
    ]
    const size = 18 + ((y - shore) / (height - shore)) * 46
    const body = mix(middle, '#0b3a34', 0.7)
    return (
      ellipse(x, y, size, size * 0.3, { fill: body }) +
      path(`M${figure(x)} ${figure(y)}l${figure(size)}-5v12Z`, { fill: mix(middle, deep, 0.55) })
    )
  })
  const branch = brush.stamp(drawMaple(brush, tall ? 0.8 : 1))
  return [
    cover(view, sky(brush, HIGH)),
    glow(brush, sun, [radius * 2.6, radius * 2.2], warm, 0.42),
    circle(sun[0], sun[1], radius, { fill: brush.down(lighten(warm, 0.3), bright), opacity: 0.5 }),
    hills(brush, view, shore - 4, 90, mix(middle, bright, 0.25)),
    hills(brush, view, shore, 52, mix(middle, deep, 0.35)),
    path(`M0 ${figure(shore)}H${width}V${height}H0Z`, {
      fill: brush.down(mix(bright, middle, 0.55), mix(middle, deep, 0.6), deep),
    }),
    glow(brush, [width / 2, shore], [radius * 1.5, height * 0.3], warm, 0.4),
    path(ripples.join(''), { stroke: cool, strokeOpacity: 0.2, width: 2, round: true }),
    ...pads,
    branch('translate(-20 -10)'),
    branch(`translate(${width + 20} -10)scale(-1 1)`),
    quiet(brush, view, deep, 0.55),
  ].join('')
}

/** Low hills from side to side. */
function hills(brush: Brush, { width }: View, foot: number, rise: number, fill: Colour): string {
  const parts = [`M-40 ${figure(foot)}`]
  for (let x = -40; x < width + 40;) {
    const breadth = 160 + brush.random() * 220
    const top = foot - rise * (0.4 + brush.random() * 0.6)
    const [left, right] = [x + breadth * 0.3, x + breadth * 0.7]
    parts.push(curve([left, top], [right, top], [x + breadth, foot]))
    x += breadth
  }
  return path(`${parts.join('')}Z`, { fill })
}

/** A branch that comes in from a corner, full of red leaves. */
function drawMaple(brush: Brush, size: number): string {
  const { bright, warm, deep } = brush.palette
  const wood = 'M0 0C90 30 170 34 300 96M120 34C150 90 168 120 172 186M210 58C250 56 290 40 330 44'
  const colours = [bright, mix(bright, warm, 0.45), darken(bright, 0.35)]
  const along = (): Point => {
    const part = brush.random()
    const [x, y] =
      brush.random() < 0.6 ? [part * 320, part * 96] : [120 + part * 56, 30 + part * 160]
    return [x + (brush.random() - 0.5) * 90, y + (brush.random() - 0.4) * 84]
  }
  const leaf = (): string => {
    const [x, y] = along()
    const turn = brush.random() * 72
    const tips = steps(5).map((tip) => {
      const out = polar(15, turn + tip * 72, [x, y])
      return `${tip === 0 ? 'M' : 'L'}${spot(out)}L${spot(polar(5, turn + tip * 72 + 36, [x, y]))}`
    })
    return `${tips.join('')}Z`
  }
  const leaves = colours.map((fill) => path(steps(19).map(leaf).join(''), { fill, opacity: 0.82 }))
  const bark = path(wood, { stroke: darken(deep, 0.3), width: 9, round: true })
  return group({ transform: `scale(${figure(size, 2)})` }, bark, ...leaves)
}

/** A clearing between bamboo, and a moon that fills the sky. */
export const glade: Backcloth = (brush, view) => {
  const { width, height, tall } = view
  const { deep, middle, bright, warm, cool } = brush.palette
  const radius = Math.min(width, height) * (tall ? 0.4 : 0.42)
  const moon: Point = [width / 2, height * 0.34]
  const face = brush.radial(
    [
      [0, '#fffdf0', 0.95],
      [0.72, mix('#fff4d0', warm, 0.4), 0.85],
      [1, warm, 0.62],
    ],
    [0.44, 0.4, 0.62],
  )
  const seas = steps(7).map((): string => {
    const [x, y] = polar(radius * (0.2 + brush.random() * 0.55), brush.random() * 360, moon)
    return circle(x, y, radius * (0.06 + brush.random() * 0.13), { fill: middle, opacity: 0.1 })
  })
  const star = (): Point => [brush.random() * width, brush.random() * height * 0.55]
  const firefly = (): Point => [brush.random() * width, height * (0.4 + brush.random() * 0.5)]
  const ranks = [0, 1, 2].map((rank) => {
    const colour = mix(mix(middle, bright, 0.34 - rank * 0.16), deep, 0.25 + rank * 0.24)
    return bamboo(brush, view, rank, colour)
  })
  return [
    cover(view, sky(brush, 0.34)),
    dots(70, star, { colour: cool, width: 2.4, opacity: 0.6 }),
    dots(16, star, { colour: '#ffffff', width: 3.6, opacity: 0.8 }),
    glow(brush, moon, [radius * 1.9, radius * 1.9], warm, 0.34),
    circle(moon[0], moon[1], radius, { fill: face, opacity: 0.5 }),
    ...seas,
    ...ranks,
    dots(26, firefly, { colour: warm, width: 5, opacity: 0.55 }),
    quiet(brush, view, deep, 0.72),
  ].join('')
}

/** Stalks at both sides, the nearest outside; the middle stays free. */
function bamboo(brush: Brush, { width, height, tall }: View, rank: number, colour: Colour): string {
  const count = tall ? 5 : 7
  const stalks: string[] = []
  const leaves: string[] = []
  for (const index of steps(count * 2)) {
    const isLeft = index % 2 === 0
    const reach = (0.36 - rank * 0.06) * width
    const away = brush.random() ** 0.8 * reach
    const x = isLeft ? away : width - away
    const lean = (brush.random() - 0.5) * 40
    stalks.push(`M${figure(x)} ${height}L${figure(x + lean)}-10`)
    for (const node of steps(3)) {
      const part = 0.1 + node * 0.26 + brush.random() * 0.1
      const [nx, ny] = [x + lean * (1 - part), height * part]
      const side = brush.random() < 0.5 ? -1 : 1
      const [long, drop] = [(46 + brush.random() * 34) * side, 16 + brush.random() * 26]
      leaves.push(
        `M${figure(nx)} ${figure(ny)}q${figure(long * 0.5)}-12 ${figure(long)} ${figure(drop)}` +
          `q${figure(-long * 0.6)} 2 ${figure(-long)} ${figure(-drop)}Z`,
      )
    }
  }
  const joints = `${figure(60 + rank * 26)} 3`
  return (
    path(stalks.join(''), { stroke: colour, width: 9 + rank * 6, dash: joints }) +
    path(leaves.join(''), { fill: colour })
  )
}
