import { type Brush, FROM_ABOVE } from '../brush.ts'
import { darken, lighten, mix } from '../colour.ts'
import type { Emblem } from '../emblem.ts'
import { starPoints, steps } from '../geometry.ts'
import { petal, smallGem, sphere } from '../parts/bodies.ts'
import { bevel, body, gold, GOLD_SHADE, INK, roundGold, shine, silver } from '../parts/materials.ts'
import {
  box,
  circle,
  circles,
  ellipse,
  line,
  onBothSides,
  path,
  placed,
  polygon,
  through,
} from '../svg.ts'

const BOLT = 'M22-112L-52 6H-8L-30 110L60-24H12L44-112Z'
const CLOUD =
  'M-70 6C-104 6-112-34-84-48C-86-82-44-98-24-76C-8-104 46-100 52-68C88-76 116-44 98-16C90 4 76 6 62 6Z'

const thunder: Emblem = {
  draw: (brush) => {
    const { cool, middle } = brush.palette
    const cloud = brush.down('#ffffff', lighten(cool, 0.2), mix(middle, '#5b6585', 0.5))
    return [
      path(BOLT, { fill: '#ffe27a', opacity: 0.7, filter: brush.filter('blurred') }),
      bevel(brush, path(CLOUD, { fill: cloud })),
      path('M-84-48C-70-58-52-52-46-38M-24-76C-30-60-22-46-8-42M52-68C38-66 30-54 34-42', {
        stroke: '#fff',
        width: 4,
        round: true,
        opacity: 0.7,
      }),
      bevel(
        brush,
        path(BOLT, {
          fill: brush.down('#fffbe0', '#ffd84a', '#f08a10'),
          stroke: '#8a4a06',
          width: 3,
          round: true,
          transform: 'translate(4 8)scale(.92)',
        }),
      ),
    ].join('')
  },
  flat: { area: `${CLOUD}M14 16L-40 100L60 14Z`, detail: 'M18-60L-40 22H-6L-24 96L44-8H8L34-60Z' },
}

const TRIDENT =
  'M-7 108V8C-46 4-62-24-60-72L-72-64L-52-112L-34-66L-44-70C-44-34-34-18-7-14V-74L-18-64L0-116L18-64L7-74V-14C34-18 44-34 44-70L34-66L52-112L72-64L60-72C62-24 46 4 7 8V108Z'

const trident: Emblem = {
  draw: (brush) => {
    const { bright, cool } = brush.palette
    return placed(
      0,
      0,
      { turn: 18 },
      line('M-92 66C-60 46-40 92-4 74C30 56 50 96 92 70', cool, 9, { opacity: 0.75 }),
      bevel(brush, path(TRIDENT, { fill: gold(brush), stroke: GOLD_SHADE, width: 1.5 })),
      bevel(brush, box({ x: -16, y: 4, width: 32, height: 16, corner: 8 }, { fill: gold(brush) })),
      sphere(brush, 0, 12, 10, bright),
      bevel(brush, box({ x: -12, y: 66, width: 24, height: 10, corner: 5 }, { fill: gold(brush) })),
      line('M-78 90C-50 72-30 112 4 96C36 80 56 112 84 94', lighten(cool, 0.4), 7, {
        opacity: 0.7,
      }),
    )
  },
  flat: { area: TRIDENT, line: 'M-92 66C-60 46-40 92-4 74C30 56 50 96 92 70' },
}

const HAMMER = 'M-84-86L-72-98H72L84-86V-34L72-22H-72L-84-34Z'

const hammer: Emblem = {
  draw: (brush) => {
    const { bright, cool } = brush.palette
    const knot = 'M-30-60C-30-82 0-82 0-60C0-38 30-38 30-60C30-82 0-82 0-60C0-38-30-38-30-60Z'
    return placed(
      0,
      0,
      { turn: 24 },
      bevel(
        brush,
        box(
          { x: -11, y: -30, width: 22, height: 122, corner: 8 },
          { fill: brush.across('#9a5a22', '#4a2208') },
        ),
      ),
      line('M-10 16L10 26M-10 36L10 46M-10 56L10 66', '#e2b26a', 5),
      bevel(brush, circle(0, 100, 13, { fill: roundGold(brush) })),
      bevel(brush, path(HAMMER, { fill: silver(brush) })),
      path('M-66-92V-28M66-92V-28', { stroke: darken(bright, 0.2), width: 8 }),
      path('M-66-92V-28M66-92V-28', { stroke: cool, width: 3 }),
      line(knot, darken(bright, 0.35), 8),
      line(knot, lighten(cool, 0.5), 3.4),
      line('M-104-110L-92-84L-108-78L-96-52M104-14L94 6L108 10L98 34', '#fff7cf', 5, {
        opacity: 0.9,
      }),
    )
  },
  flat: {
    area: 'M-40-104L92-46L98-30L76 18L60 24L18 6L-24 100L-48 90L-8-6L-74-34L-80-50L-58-98Z',
    line: 'M-28-86L-48-36M62-46L40 6M-14 30L10 40M-24 54L0 64',
  },
}

function sunFace(brush: Brush): string {
  return [
    bevel(
      brush,
      circle(0, 0, 56, {
        fill: brush.radial(
          [
            [0, '#fff8d8'],
            [0.4, '#ffd34a'],
            [1, '#c8720c'],
          ],
          FROM_ABOVE,
        ),
      }),
    ),
    onBothSides(
      path('M10-10C18-20 34-20 42-8C32-2 18-2 10-10Z', {
        fill: '#fff7e0',
        stroke: '#7a3c06',
        width: 2.4,
      }) +
        circle(26, -10, 5.4, { fill: '#5a2a04' }) +
        line('M8-24C18-34 34-34 44-24', '#8a4a06', 4.4) +
        ellipse(38, 14, 9, 6, { fill: '#ff7a3a', opacity: 0.5 }),
    ),
    line('M0-10C-4 4-8 12-6 16C-4 20 4 20 6 16', '#8a4a06', 3.4),
    path('M-20 30C-8 26 8 26 20 30C10 42-10 42-20 30Z', {
      fill: '#c8431c',
      stroke: '#7a3c06',
      width: 2,
    }),
  ].join('')
}

const sun: Emblem = {
  draw: (brush) => {
    const straight = brush.stamp(bevel(brush, path('M-15-58L0-108L15-58Z', { fill: gold(brush) })))
    const bent = brush.stamp(
      path('M-12-56C-20-76 10-76-2-98C20-84 0-74 14-56Z', {
        fill: brush.down('#fff3b0', '#ff8a1a'),
      }),
    )
    return [
      ...steps(8).map((ray) => bent(`rotate(${ray * 45 + 22.5})`)),
      ...steps(8).map((ray) => straight(`rotate(${ray * 45})`)),
      sunFace(brush),
    ].join('')
  },
  flat: {
    area: through(starPoints(106, 0.62, 12), true),
    detail: 'M-30-18h16v12h-16zM14-18h16v12h-16zM-20 24H20L10 36H-10Z',
    line: 'M0-54A54 54 0 1 1 0 54A54 54 0 1 1 0-54Z',
  },
}

const CRESCENT = 'M30-96A96 96 0 1 0 88 62A78 78 0 1 1 30-96Z'
const SEAS = [
  [-58, -14, 11],
  [-48, 30, 8],
  [-14, 62, 12],
  [-34, -54, 7],
  [26, 80, 7],
] as const

const moon: Emblem = {
  draw: (brush) => {
    const { warm, cool } = brush.palette
    const light = brush.radial(
      [
        [0, '#ffffff'],
        [0.5, '#fff0c0'],
        [1, '#c99a4a'],
      ],
      [0.3, 0.3, 0.8],
    )
    const star = (x: number, y: number, radius: number) =>
      placed(x, y, {}, bevel(brush, polygon(starPoints(radius), { fill: gold(brush) })))
    return [
      path(CRESCENT, { fill: cool, opacity: 0.6, filter: brush.filter('blurred') }),
      bevel(brush, path(CRESCENT, { fill: light })),
      circles(SEAS, { fill: '#a8762c', opacity: 0.32 }),
      star(34, -8, 30),
      star(78, -52, 15),
      star(80, 20, 11),
      circle(54, -84, 4, { fill: warm }),
    ].join('')
  },
  flat: {
    area: `${CRESCENT}M34-44L43-19H70L48-3L56 23L34 8L12 23L20-3L-2-19H25Z`,
    detail: 'M-64-20h16v16h-16zM-46 30h14v14h-14zM-10 60h16v14h-16z',
  },
}

const BEETLE = 'M0-40C34-40 50-12 50 24C50 64 28 92 0 96C-28 92-50 64-50 24C-50-12-34-40 0-40Z'

const scarab: Emblem = {
  draw: (brush) => {
    const { bright, cool, warm } = brush.palette
    const feather = brush.linear([
      [0, lighten(warm, 0.3)],
      [0.5, bright],
      [1, darken(bright, 0.5)],
    ])
    const plumes = [0, 15, 30, 45].map((turn) =>
      placed(
        30,
        0,
        { turn: 66 - turn },
        path(petal(15, 92 - turn * 0.5), { fill: feather, stroke: gold(brush), width: 2 }),
      ),
    )
    return [
      onBothSides(plumes.join('')),
      onBothSides(line('M44 20C66 22 72 36 78 52M44 46C62 54 66 68 64 84', GOLD_SHADE, 7)),
      bevel(
        brush,
        path(BEETLE, { fill: body(brush, bright, 0.55, 0.6), stroke: gold(brush), width: 4 }),
      ),
      path('M0-16V94M-46 2C-20 14 20 14 46 2', { stroke: gold(brush), width: 4 }),
      line('M-26 30C-22 54-14 72-8 80M26 30C22 54 14 72 8 80', lighten(cool, 0.3), 3, {
        opacity: 0.7,
      }),
      bevel(
        brush,
        path('M-28-34C-30-60-16-70 0-70C16-70 30-60 28-34C10-26-10-26-28-34Z', {
          fill: gold(brush),
        }),
      ),
      circle(-12, -50, 4.4, { fill: INK }),
      circle(12, -50, 4.4, { fill: INK }),
      sphere(brush, 0, -92, 22, '#ff9a3a', '#8a2c06'),
      placed(0, 40, { scale: 1.2 }, smallGem(cool)),
      shine('M-34 8C-36 28-32 50-24 64', 5, 0.55),
    ].join('')
  },
  flat: {
    area: `${BEETLE}M0-114A24 24 0 1 1 0-66A24 24 0 1 1 0-114M-28-44C-26-64 26-64 28-44ZM40-16C70-60 96-74 114-72C112-20 92 10 56 26ZM-40-16C-70-60-96-74-114-72C-112-20-92 10-56 26Z`,
    line: 'M0-30V94M-48 6C-20 16 20 16 48 6M52 6L104-56M-52 6L-104-56',
  },
}

export const myths = { thunder, trident, hammer, sun, moon, scarab } as const
