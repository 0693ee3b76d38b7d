import type { Brush } from '../../brush.ts'
import { type Colour, darken, lighten, mix } from '../../colour.ts'
import { type Point, steps } from '../../geometry.ts'
import { gold } from '../../parts/materials.ts'
import { box, circle, ellipse, figure, group, path } from '../../svg.ts'
import { type Backcloth, cover, dots, glow, quiet, sky } from './light.ts'

/** The vault of a palace: columns, torches, and gold heaped up in the corners. */
export const treasury: Backcloth = (brush, view) => {
  const { width, height, tall } = view
  const { deep, middle, warm } = brush.palette
  const cell = 'M20 0L40 20L20 40L0 20ZM20 10L30 20L20 30L10 20Z'
  const wall = brush.pattern(40, 40, path(cell, { stroke: warm, strokeOpacity: 0.12, width: 1 }))
  const column = brush.stamp(drawColumn(brush, height))
  const torch = brush.stamp(drawTorch(brush))
  const sides = tall ? [0.02, 0.98] : [0.03, 0.17, 0.83, 0.97]
  const torches = tall ? [0.2, 0.8] : [0.1, 0.9]
  const heap = brush.stamp(drawHeap(brush, tall ? 190 : 250))
  const bow = `A${width * 0.3} ${height * 0.36} 0 0 1 ${width * 0.8} ${height * 0.42}`
  const arch = `M${width * 0.2} ${height}V${height * 0.42}${bow}V${height}Z`
  return [
    cover(view, sky(brush, 0.3)),
    cover(view, wall),
    path(arch, { fill: mix(middle, deep, 0.55), opacity: 0.75 }),
    path(arch, { stroke: warm, strokeOpacity: 0.4, width: 5 }),
    glow(brush, [width / 2, height * 0.36], [width * 0.32, height * 0.36], warm, 0.4),
    ...sides.map((part) => column(`translate(${figure(width * part)} 0)`)),
    ...torches.map((part) => torch(`translate(${figure(width * part)} ${figure(height * 0.34)})`)),
    heap(`translate(0 ${height * 0.94})`),
    heap(`translate(${width} ${height * 0.94})scale(-1 1)`),
    quiet(brush, view, deep, 0.55),
  ].join('')
}

/** A fluted shaft with a capital and a foot of gold. */
function drawColumn(brush: Brush, height: number): string {
  const { deep, middle, bright } = brush.palette
  const half = 42
  const shaft = brush.linear(
    [
      [0, darken(deep, 0.2)],
      [0.3, mix(middle, bright, 0.3)],
      [0.5, mix(middle, bright, 0.5)],
      [1, darken(deep, 0.4)],
    ],
    [0, 0, 1, 0],
  )
  const flutes = [-26, -9, 9, 26].map((x) => `M${x} 70V${height}`)
  return [
    box({ x: -half, y: 0, width: half * 2, height }, { fill: shaft }),
    path(flutes.join(''), { stroke: darken(deep, 0.4), strokeOpacity: 0.5, width: 5 }),
    box(
      { x: -half - 12, y: 44, width: half * 2 + 24, height: 22, corner: 5 },
      { fill: gold(brush) },
    ),
    box({ x: -half - 5, y: 68, width: half * 2 + 10, height: 9, corner: 4 }, { fill: gold(brush) }),
    box(
      { x: -half - 12, y: height * 0.9, width: half * 2 + 24, height: 90 },
      { fill: gold(brush) },
    ),
  ].join('')
}

function drawTorch(brush: Brush): string {
  const fire = brush.down('#fff6c8', '#ffb53a', '#e0481c')
  return [
    glow(brush, [0, -10], [190, 210], '#ffb040', 0.5),
    path('M-9 34L9 34L5 108L-5 108Z', { fill: gold(brush) }),
    path('M-17 24H17L10 40H-10Z', { fill: gold(brush) }),
    path('M0-46C20-18 24 0 15 26H-15C-24 4-16-12 0-46Z', { fill: fire }),
  ].join('')
}

const COINS = 96

/** Coins in a corner, the upper ones in the light. */
function drawHeap(brush: Brush, reach: number): string {
  const coin = brush.stamp(
    ellipse(0, 0, 15, 6.5, { fill: brush.down('#fff0b0', '#e0a030', '#8a5410') }) +
      ellipse(0, 0, 10, 4, { stroke: '#7a4a0c', strokeOpacity: 0.6, width: 1 }),
  )
  const coins = steps(COINS).map((index) => {
    const row = index / COINS
    const x = brush.random() * reach * (0.25 + row * 0.75)
    const y = -reach * 0.46 * (1 - row) * (1 - x / reach) + row * 40
    return coin(
      `translate(${figure(x)} ${figure(y)})rotate(${figure((brush.random() - 0.5) * 40)})`,
    )
  })
  return coins.join('')
}

/** A fortress on a rock; something large keeps watch behind it. */
export const keep: Backcloth = (brush, view) => {
  const { width, height, tall } = view
  const { deep, middle, bright, warm, cool } = brush.palette
  const star = (): Point => [brush.random() * width, brush.random() * height * 0.5]
  const ember = (): Point => [brush.random() * width, height * (0.3 + brush.random() * 0.6)]
  const far = mix(middle, bright, 0.2)
  const near = mix(middle, deep, 0.6)
  const scale = tall ? 0.82 : 1
  const castle = (colour: Colour, isLit: boolean): string => drawCastle(brush, colour, isLit)
  const behind = brush.stamp(castle(far, false))
  const before = brush.stamp(castle(near, true))
  const place = (x: number, y: number, size: number, side: 1 | -1): string =>
    `translate(${figure(x)} ${figure(y)})scale(${figure(size * side * scale, 2)} ${figure(size * scale, 2)})`
  return [
    cover(view, sky(brush, 0.3)),
    dots(60, star, { colour: cool, width: 2.4, opacity: 0.5 }),
    glow(brush, [width / 2, height * 0.26], [width * 0.36, height * 0.3], warm, 0.26),
    drawWatcher(brush, [width / 2, height * 0.2], Math.min(width, height) * 0.3),
    behind(place(width * 0.27, height * 0.66, 0.8, 1)),
    behind(place(width * 0.73, height * 0.66, 0.8, -1)),
    before(place(width * 0.1, height * 0.86, 1.2, 1)),
    before(place(width * 0.9, height * 0.86, 1.2, -1)),
    dots(46, ember, { colour: '#ff9a4a', width: 4, opacity: 0.6 }),
    quiet(brush, view, deep, 0.68),
  ].join('')
}

/** Towers with battlements round the origin of a rock. */
function drawCastle(brush: Brush, colour: Colour, isLit: boolean): string {
  const stone = brush.down(lighten(colour, 0.16), colour, darken(colour, 0.45))
  const tower = (x: number, half: number, top: number): string => {
    const teeth = steps(4).map((tooth) => {
      const left = x - half - 6 + (tooth * (half * 2 + 12)) / 4
      const wide = (half * 2 + 12) / 8
      return `M${figure(left)} ${top - 14}h${figure(wide)}v16h${figure(-wide)}Z`
    })
    const eaves = `H${x - half - 6}V${top}H${x + half + 6}V${top + 16}`
    return `M${x - half} 60V${top + 16}${eaves}H${x + half}V60Z${teeth.join('')}`
  }
  const roof = (x: number, half: number, top: number): string =>
    `M${x - half - 10} ${top}L${x} ${top - half * 2.6}L${x + half + 10} ${top}Z`
  const walls = [
    tower(-70, 26, -150),
    tower(0, 34, -230),
    tower(66, 22, -110),
    tower(-130, 20, -60),
  ]
  const rock = 'M-230 90C-190 20-120 40-90 20H90C130 40 170 30 220 90V220H-230Z'
  const windows = 'M-6-190h12v22h-12ZM-74-112h9v18h-9ZM62-76h9v16h-9ZM10-130h9v18h-9Z'
  return [
    path(walls.join(''), { fill: stone }),
    path(roof(0, 34, -244) + roof(-130, 20, -74), { fill: darken(colour, 0.3) }),
    path(rock, { fill: stone }),
    isLit ? path(windows, { fill: '#ffc66a', opacity: 0.9 }) : '',
  ].join('')
}

/** An eye in the sky, its pupil a slit. */
function drawWatcher(brush: Brush, [x, y]: Point, reach: number): string {
  const { bright, warm, deep } = brush.palette
  const iris = brush.radial([
    [0, lighten(warm, 0.4)],
    [0.6, warm],
    [1, bright],
  ])
  const [wide, high] = [figure(reach), figure(reach * 0.72)]
  const [tall, thin] = [figure(reach * 0.3), figure(reach * 0.1)]
  const lid = `M-${wide} 0Q0 -${high} ${wide} 0Q0 ${high} -${wide} 0Z`
  return group(
    { transform: `translate(${figure(x)} ${figure(y)})`, opacity: 0.34 },
    path(lid, { fill: deep }),
    circle(0, 0, reach * 0.34, { fill: iris }),
    path(`M0 -${tall}Q${thin} 0 0 ${tall}Q-${thin} 0 0 -${tall}Z`, { fill: deep }),
    path(lid, { stroke: warm, width: 4 }),
  )
}

/** A room with a round gate: lattice at both sides, lanterns, and wind outside. */
export const pavilion: Backcloth = (brush, view) => {
  const { width, height, tall } = view
  const { deep, middle, bright, warm, cool } = brush.palette
  const gate: Point = [width / 2, height * 0.36]
  const radius = Math.min(width, height) * (tall ? 0.42 : 0.46)
  const wood = mix(deep, '#3a1408', 0.5)
  const cell = 'M0 0H36V36H0ZM9 9H27V27H9ZM18 0V9M18 27V36M0 18H9M27 18H36'
  const lattice = brush.pattern(36, 36, path(cell, { stroke: warm, strokeOpacity: 0.3, width: 2 }))
  const wind = steps(9).map((row) => {
    const y = gate[1] - radius * 0.7 + row * radius * 0.18
    const x = gate[0] - radius * (0.7 - brush.random() * 0.4)
    const long = radius * (0.5 + brush.random() * 0.6)
    return `M${figure(x)} ${figure(y)}q${figure(long * 0.3)}-22 ${figure(long * 0.6)} 0t${figure(long * 0.5)}-6`
  })
  const panel = (x: number, wide: number): string =>
    box({ x, y: 0, width: wide, height }, { fill: lattice }) +
    box({ x, y: -8, width: wide, height: height + 16 }, { stroke: wood, width: 12 })
  const wide = tall ? width * 0.16 : width * 0.15
  const lantern = brush.stamp(drawLantern(brush))
  const hung = tall ? [0.1, 0.9] : [0.075, 0.225, 0.775, 0.925]
  return [
    cover(view, sky(brush, 0.36)),
    circle(gate[0], gate[1], radius, {
      fill: brush.down(mix(bright, middle, 0.3), mix(bright, middle, 0.55), mix(middle, deep, 0.4)),
    }),
    glow(brush, gate, [radius, radius], cool, 0.2),
    path(wind.join(''), { stroke: '#ffffff', strokeOpacity: 0.22, width: 3, round: true }),
    circle(gate[0], gate[1], radius + 8, { stroke: wood, width: 26 }),
    circle(gate[0], gate[1], radius + 22, { stroke: warm, strokeOpacity: 0.5, width: 2 }),
    panel(0, wide),
    panel(width - wide, wide),
    ...hung.map((part, index) => {
      const drop = index === 0 || index === hung.length - 1 ? 0.24 : 0.14
      return lantern(`translate(${figure(width * part)} ${figure(height * drop)})`)
    }),
    quiet(brush, view, deep, 0.66),
  ].join('')
}

function drawLantern(brush: Brush): string {
  const paper = brush.across('#8a1410', '#ff6a3c', '#7a100e')
  return [
    path('M0-240V-44', { stroke: '#ffd36b', strokeOpacity: 0.5, width: 2 }),
    glow(brush, [0, 0], [130, 130], '#ff8a3c', 0.4),
    ellipse(0, 0, 34, 40, { fill: paper }),
    ellipse(0, 0, 13, 40, { fill: '#ffe0a0', opacity: 0.55 }),
    box({ x: -14, y: -46, width: 28, height: 8, corner: 3 }, { fill: '#ffd36b' }),
    box({ x: -12, y: 38, width: 24, height: 7, corner: 3 }, { fill: '#ffd36b' }),
    path('M-5 46V78M0 46V84M5 46V78', { stroke: '#ffd36b', width: 2 }),
  ].join('')
}
