import { type Brush, UP } from '../brush.ts'
import { type Colour, darken, lighten, mix } from '../colour.ts'
import type { Emblem } from '../emblem.ts'
import { mirrored, type Point, steps } from '../geometry.ts'
import { petal, sphere } from '../parts/bodies.ts'
import { bevel, body, gold, ground, roundGold } from '../parts/materials.ts'
import { box, circle, curve, figure, path, spot } from '../svg.ts'

type Ring = { readonly count: number; readonly height: number; readonly spread: number }

/** From both edges to the middle, so that the middle lies on top. */
function fromOutside(count: number): number[] {
  return steps(count).map((step) => (step % 2 ? count - 1 - (step >> 1) : step >> 1))
}

function petalRing(brush: Brush, ring: Ring, y: number, colour: Colour, dark: Colour): string {
  const { count, height, spread } = ring
  const fill = brush.linear(
    [
      [0, dark],
      [0.55, colour],
      [1, lighten(colour, 0.8)],
    ],
    UP,
  )
  const edge = { stroke: lighten(colour, 0.7), strokeOpacity: 0.7, width: 1.2 }
  const stamp = brush.stamp(
    path(petal(25, height), { fill, ...edge }) +
      path(`M0-4V-${figure(height * 0.78)}`, {
        stroke: edge.stroke,
        strokeOpacity: 0.45,
        width: 1.4,
      }),
  )
  return fromOutside(count)
    .map((place) =>
      stamp(`translate(0 ${y})rotate(${figure((place / (count - 1) - 0.5) * spread)})`),
    )
    .join('')
}

const lotus: Emblem = {
  draw: (brush) => {
    const { bright, cool } = brush.palette
    const inner = mix(bright, cool, 0.45)
    return [
      ground(62, 94, 15),
      petalRing(brush, { count: 9, height: 122, spread: 176 }, 56, bright, darken(bright)),
      petalRing(brush, { count: 7, height: 110, spread: 118 }, 58, inner, darken(bright, 0.35)),
      petalRing(brush, { count: 5, height: 92, spread: 70 }, 60, lighten(bright, 0.35), bright),
      circle(0, 8, 13, { fill: roundGold(brush) }),
    ].join('')
  },
  flat: {
    area: 'M0-76C24-40 30-10 22 20C34-14 50-38 66-48C70-12 58 16 42 36C60 20 86 10 108 12C96 50 50 66 0 66C-50 66-96 50-108 12C-86 10-60 20-42 36C-58 16-70-12-66-48C-50-38-34-14-22 20C-30-10-24-40 0-76Z',
    line: 'M0 60C-16 40-22 24-22 16M0 60C16 40 22 24 22 16M0 60C-24 54-38 44-44 34M0 60C24 54 38 44 44 34',
  },
}

const STOREYS = [
  [92, 60],
  [76, 22],
  [60, -14],
  [44, -48],
] as const

const eaves = (width: number, y: number): string => {
  const [half, wide, far] = [width * 0.46, width * 0.7, width + 16]
  const edge: Point = [-far, y + 6]
  return [
    `M${spot(edge)}`,
    curve([-width, y + 2], [-wide, y - 6], [-half, y - 18]),
    `H${figure(half)}`,
    curve([wide, y - 6], [width, y + 2], mirrored(edge)),
    curve([width / 2, y + 12], [-width / 2, y + 12], edge),
    'Z',
  ].join('')
}

const pagoda: Emblem = {
  draw: (brush) => {
    const { bright, warm } = brush.palette
    const wall = brush.down(lighten(bright, 0.1), darken(bright))
    const storeys = STOREYS.map(([width, y]) => {
      const windows = [-0.3, 0, 0.3].map((part) =>
        box(
          { x: width * part - 5, y: y + 6, width: 10, height: 24, corner: 5 },
          { fill: '#ffe7a0' },
        ),
      )
      return [
        box({ x: -width * 0.55, y, width: width * 1.1, height: 30 }, { fill: wall }),
        ...windows,
        bevel(brush, path(eaves(width, y), { fill: gold(brush) })),
      ].join('')
    })
    return [
      ...storeys,
      bevel(brush, path('M-5-66L0-112L5-66Z', { fill: gold(brush) })),
      sphere(brush, 0, -84, 7, warm),
    ].join('')
  },
  flat: {
    area: 'M0-114L6-68H22L58-44V-36H34V-28L74-8V0H44V6L92 28V36H54V42L108 66V74H52V92H-52V74H-108V66L-54 42V36H-92V28L-44 6V0H-74V-8L-34-28V-36H-58V-44L-22-68H-6Z',
    detail: 'M-10 76H10V92H-10ZM-6 40H6V54H-6ZM-6 4H6V16H-6Z',
  },
}

const SAMURAI_PARTS = {
  horns:
    'M-60-58C-96-92-80-122-62-124C-66-100-46-80-14-74H14C46-80 66-100 62-124C80-122 96-92 60-58Z',
  bowl: 'M-78 20C-82-40-44-80 0-80C44-80 82-40 78 20Z',
  brim: 'M-90 12H90L112 70L78 64L70 40H-70L-78 64L-112 70Z',
  face: 'M-60 42H60L46 96C20 108-20 108-46 96Z',
  mask: 'M-54 66C-30 54 30 54 54 66L44 98C20 110-20 110-44 98Z',
} as const

const samurai: Emblem = {
  draw: (brush) => {
    const { bright, warm } = brush.palette
    const { horns, bowl, brim, face, mask } = SAMURAI_PARTS
    const red = brush.down(bright, darken(bright, 0.6))
    const ribs = [-46, -23, 0, 23, 46].map(
      (x) =>
        `M${figure(x * 0.35)} -78C${figure(x * 0.9)} -50 ${figure(x * 1.1)} -20 ${figure(x * 1.18)} 16`,
    )
    return [
      bevel(brush, path(horns, { fill: gold(brush) })),
      bevel(brush, path(bowl, { fill: brush.down('#4a5374', '#232a42', '#0b0e19') })),
      path(ribs.join(''), { stroke: gold(brush), width: 2.4, opacity: 0.75 }),
      bevel(brush, path(brim, { fill: red, stroke: gold(brush), width: 3 })),
      path(face, { fill: '#0a0c14' }),
      bevel(brush, path(mask, { fill: body(brush, bright, 0.1) })),
      path('M14 52L42 46L36 60ZM-14 52L-42 46L-36 60Z', { fill: warm }),
      bevel(brush, circle(0, -42, 16, { fill: roundGold(brush) })),
    ].join('')
  },
  flat: {
    area: SAMURAI_PARTS.horns + SAMURAI_PARTS.bowl + SAMURAI_PARTS.brim + SAMURAI_PARTS.face,
    detail: 'M-56 44H56L52 62C30 54-30 54-52 62Z',
    line: 'M0-78V12M-28-70C-44-44-50-16-52 12M28-70C44-44 50-16 52 12M-26 84H26',
  },
}

export const orient = { lotus, pagoda, samurai } as const
