import { ACROSS, type Brush } from '../brush.ts'
import { darken } from '../colour.ts'
import type { Emblem } from '../emblem.ts'
import { polar, steps } from '../geometry.ts'
import { sphere } from '../parts/bodies.ts'
import { bevel, gold, shine, silver } from '../parts/materials.ts'
import { circle, ellipse, group, path, placed, polygon } from '../svg.ts'

const TAILS = [
  [0, 120, 0.95],
  [22, 70, 0.6],
  [-22, 70, 0.6],
  [40, 34, 0.45],
  [-40, 34, 0.45],
] as const
const CRATERS = [
  [30, -14, 9],
  [58, 12, 12],
  [40, 26, 6],
  [64, -20, 6],
] as const

function drawComet(brush: Brush): string {
  const { bright, warm } = brush.palette
  const tails = TAILS.map(([y, width, opacity]) => {
    const fill = brush.linear(
      [
        [0, bright, 0],
        [0.55, warm, opacity * 0.45],
        [1, '#fff6cf', opacity],
      ],
      ACROSS,
    )
    const half = width * 0.32
    return polygon(
      [
        [44, y - half],
        [-210, y * 0.3],
        [44, y + half],
      ],
      { fill },
    )
  })
  const craters = CRATERS.map(
    ([x, y, radius]) =>
      circle(x, y, radius, { fill: '#000', opacity: 0.18 }) +
      path(`M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${radius * 2} 0`, {
        stroke: '#fff',
        strokeOpacity: 0.4,
        width: 1.5,
      }),
  )
  return placed(
    0,
    0,
    { turn: -34 },
    ...tails,
    circle(44, 0, 66, { fill: warm, opacity: 0.55, filter: brush.filter('blurred') }),
    sphere(brush, 44, 0, 50, warm, '#b3480c'),
    ...craters,
  )
}

const comet: Emblem = {
  draw: drawComet,
  flat: {
    area: 'M-96 84L4-56A50 50 0 1 1 62 28Z',
    detail: 'M36-40A10 10 0 1 1 34-20ZM56-8A14 14 0 1 1 36 0Z',
    line: 'M-60 54L6-4M-70 42L-10-30',
  },
}

const BANDS = [
  [-44, 'middle'],
  [-22, 'cool'],
  [4, 'middle'],
  [26, 'cool'],
  [48, 'middle'],
] as const

const planet: Emblem = {
  draw: (brush) => {
    const { palette } = brush
    const bands = BANDS.map(([y, colour], index) =>
      path(`M-80 ${y}C-30 ${y + 10} 30 ${y - 8} 80 ${y + 4}`, {
        stroke: palette[colour],
        width: 6 + index * 2,
        strokeOpacity: 0.5,
      }),
    )
    const ball = circle(0, 0, 68, {})
    return placed(
      0,
      0,
      { turn: -20 },
      path('M-118 0A118 30 0 0 1 118 0', { stroke: palette.cool, width: 12, strokeOpacity: 0.55 }),
      sphere(brush, 0, 0, 68, palette.bright, palette.middle),
      group({ clip: brush.clip(ball), opacity: 0.5 }, ...bands),
      path('M-118 0A118 30 0 0 0 118 0', { stroke: gold(brush), width: 12 }),
      path('M-100 6A104 24 0 0 0 100 6', { stroke: '#fff', strokeOpacity: 0.55, width: 2 }),
    )
  },
  flat: {
    area: 'M0-66A66 66 0 1 1 0 66A66 66 0 1 1 0-66M-62-12C-120 30-126 52-112 58C-80 70 70 8 106-34C122-56 104-64 60-48L62-34C86-44 96-42 92-36C70-6-64 52-92 46C-102 42-92 28-60 6Z',
    line: 'M-60 22C-20 16 30-8 58-34',
  },
}

const DOME = 'M-44-18C-44-62-24-84 0-84C24-84 44-62 44-18Z'

function drawSaucer(brush: Brush): string {
  const { bright, cool, warm } = brush.palette
  const beam = brush.linear([
    [0, warm, 0.75],
    [1, warm, 0],
  ])
  const dome = brush.radial(
    [
      [0, '#ffffff'],
      [0.4, cool],
      [1, darken(bright, 0.3)],
    ],
    [0.38, 0.2, 0.9],
  )
  const lights = steps(7).map((light) => {
    const [x, y] = polar(1, 20 + light * (140 / 6))
    return sphere(brush, x * 88, 2 + y * 26, 7, light % 2 ? warm : cool)
  })
  return [
    path('M-40 16L-84 112H84L40 16Z', { fill: beam }),
    path(DOME, { fill: dome }),
    shine('M-26-34C-26-52-18-66-6-72', 7, 0.8),
    bevel(brush, ellipse(0, 0, 108, 38, { fill: silver(brush) })),
    ellipse(0, -12, 66, 16, { fill: brush.down(darken(bright, 0.2), darken(bright, 0.6)) }),
    path('M-46-18A46 12 0 0 0 46-18V-24H-46Z', { fill: dome, opacity: 0.8 }),
    ...lights,
  ].join('')
}

const saucer: Emblem = {
  draw: drawSaucer,
  flat: {
    area: 'M-44-18C-44-62-24-84 0-84C24-84 44-62 44-18C88-14 108-4 108 6C108 22 70 36 50 38L78 100H-78L-50 38C-70 36-108 22-108 6C-108-4-88-14-44-18Z',
    line: 'M-44-16C-20-4 20-4 44-16M-50 38C-20 42 20 42 50 38',
  },
}

export const sky = { comet, planet, saucer } as const
