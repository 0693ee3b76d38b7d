import { darken, lighten, mix } from '../colour.ts'
import type { Emblem } from '../emblem.ts'
import { starPoints } from '../geometry.ts'
import { smallGem } from '../parts/bodies.ts'
import { bevel, glass, gold, GOLD_SHADE, roundGold, shine, wood } from '../parts/materials.ts'
import { box, circle, circles, ellipse, group, line, path, placed, polygon } from '../svg.ts'

const FLASK =
  'M-22-84H22V-36C58-22 78 10 78 40C78 74 44 96 0 96C-44 96-78 74-78 40C-78 10-58-22-22-36Z'

const BUBBLES = [
  [-20, 44, 9],
  [22, 60, 12],
  [8, 30, 6],
  [-36, 66, 6],
  [42, 34, 5],
] as const

const potion: Emblem = {
  draw: (brush) => {
    const { bright, cool } = brush.palette
    const liquid = brush.radial(
      [
        [0, lighten(bright, 0.35)],
        [0.5, bright],
        [1, darken(bright, 0.5)],
      ],
      [0.45, 0.3, 0.75],
    )
    return [
      path(FLASK, { fill: '#dff3ff', opacity: 0.16 }),
      group(
        { clip: brush.clip(path(FLASK)) },
        path('M-90 12C-60-2-30 24 0 10C30-4 60 22 90 8V110H-90Z', { fill: liquid }),
        path('M-90 12C-60-2-30 24 0 10C30-4 60 22 90 8', { stroke: lighten(cool, 0.5), width: 5 }),
      ),
      circles(BUBBLES, { fill: '#fff', opacity: 0.4 }),
      path(FLASK, { fill: glass(brush), stroke: '#eaf6ff', width: 4, round: true }),
      bevel(
        brush,
        box({ x: -30, y: -90, width: 60, height: 14, corner: 7 }, { fill: gold(brush) }),
      ),
      bevel(brush, path('M-19-90V-110C-19-116 19-116 19-110V-90Z', { fill: wood(brush) })),
      bevel(
        brush,
        box({ x: -27, y: -42, width: 54, height: 11, corner: 5 }, { fill: gold(brush) }),
      ),
      shine('M-58 36C-58 14-46-6-30-16', 8, 0.75),
      placed(0, 52, {}, polygon(starPoints(20), { fill: '#fff', opacity: 0.85 })),
    ].join('')
  },
  flat: {
    area: `${FLASK}M-20-112H20V-90H-20Z`,
    detail: 'M-70 16C-40 4-20 26 0 16C20 6 44 24 70 14C78 60 44 86 0 86C-44 86-76 60-70 16Z',
    line: 'M-24-40H24M-28-84H28',
  },
}

const orb: Emblem = {
  draw: (brush) => {
    const { middle, bright, warm, cool } = brush.palette
    const ball = brush.radial(
      [
        [0, '#ffffff'],
        [0.25, lighten(cool, 0.3)],
        [0.6, bright],
        [1, darken(middle, 0.5)],
      ],
      [0.42, 0.4, 0.62],
    )
    const swirl = 'M-44 0C-44-36 30-46 34-8C36 20-14 24-14 2C-14-14 8-14 8-2'
    return [
      circle(0, -18, 84, { fill: bright, opacity: 0.45, filter: brush.filter('blurred') }),
      bevel(
        brush,
        path('M-56 70C-40 58 40 58 56 70L72 100C40 110-40 110-72 100Z', { fill: gold(brush) }),
      ),
      bevel(brush, ellipse(0, 62, 50, 14, { fill: gold(brush) })),
      circle(0, -18, 78, { fill: ball }),
      placed(0, -18, {}, line(swirl, '#fff', 7, { opacity: 0.5 })),
      placed(24, -44, {}, polygon(starPoints(12, 0.36, 4), { fill: warm })),
      placed(-34, 18, {}, polygon(starPoints(9, 0.36, 4), { fill: '#fff' })),
      placed(30, 22, {}, polygon(starPoints(7, 0.36, 4), { fill: warm })),
      ellipse(-30, -54, 22, 13, { fill: '#fff', opacity: 0.75, transform: 'rotate(-32 -30 -54)' }),
      path('M-56 24A78 78 0 0 0 62 16', {
        stroke: lighten(cool, 0.4),
        width: 5,
        round: true,
        opacity: 0.6,
      }),
      placed(0, 86, { scale: 1.1 }, smallGem(bright)),
    ].join('')
  },
  flat: {
    area: 'M0-96A78 78 0 0 1 52 40L72 98H-72L-52 40A78 78 0 0 1 0-96Z',
    detail:
      'M24-62L30-44L48-38L30-32L24-14L18-32L0-38L18-44ZM-30-26L-26-14L-14-10L-26-6L-30 6L-34-6L-46-10L-34-14Z',
    line: 'M-52 44C-30 62 30 62 52 44M-64 72H64',
  },
}

const BULB =
  'M-52-82H52C52-40 12-22 12 0C12 22 52 40 52 82H-52C-52 40-12 22-12 0C-12-22-52-40-52-82Z'

const hourglass: Emblem = {
  draw: (brush) => {
    const sand = brush.down('#fff0a8', '#f5b52a', '#b8700c')
    const plate = (y: number) =>
      bevel(brush, box({ x: -72, y, width: 144, height: 20, corner: 9 }, { fill: gold(brush) }))
    const post = (x: number) =>
      bevel(
        brush,
        box({ x: x - 6, y: -84, width: 12, height: 168, corner: 5 }, { fill: wood(brush) }),
      )
    return placed(
      0,
      0,
      { turn: 8 },
      post(-60),
      post(60),
      path(BULB, { fill: '#dff3ff', opacity: 0.28 }),
      path('M-38-40C-28-26-12-20-8 0H8C12-20 28-26 38-40C20-34-20-34-38-40Z', { fill: sand }),
      path('M-48 82C-46 60-20 46 0 40C20 46 46 60 48 82Z', { fill: sand }),
      box({ x: -2, y: 0, width: 4, height: 46 }, { fill: '#f5c14a' }),
      bevel(brush, path(BULB, { fill: glass(brush), stroke: '#eaf6ff', width: 3 })),
      shine('M-38-68C-36-52-28-40-18-30M-38 68C-36 56-30 46-24 40', 5, 0.8),
      plate(-100),
      plate(80),
      placed(0, -90, { scale: 0.8 }, smallGem(brush.palette.bright)),
      placed(0, 90, { scale: 0.8 }, smallGem(brush.palette.bright)),
    )
  },
  flat: {
    area: `${BULB}M-72-100H72V-80H-72ZM-72 80H72V100H-72Z`,
    detail:
      'M-36-46C-20-38 20-38 36-46C28-24 8-18 0 0C-8-18-28-24-36-46ZM-42 80C-36 58-16 48 0 42C16 48 36 58 42 80Z',
  },
}

const LAMP =
  'M-34-22C-8-34 32-32 50-14C76-22 96-34 118-56C116-10 90 30 34 44V56H52C60 62 60 70 60 74H-44C-44 68-42 60-34 56H-16V44C-50 34-64 6-62-12C-56-18-44-20-34-22Z'

const lamp: Emblem = {
  draw: (brush) => {
    const { bright, cool } = brush.palette
    const smoke = brush.linear([
      [0, lighten(cool, 0.3), 0.1],
      [1, cool, 0.9],
    ])
    const drawn = [
      path('M112-58C132-86 84-92 96-116C64-104 82-78 104-60Z', { fill: smoke }),
      line('M-52-6C-92-30-112 6-92 28C-78 44-52 36-42 22', GOLD_SHADE, 15),
      line('M-52-6C-92-30-112 6-92 28C-78 44-52 36-42 22', '#ffd871', 9),
      bevel(brush, path(LAMP, { fill: gold(brush) })),
      bevel(brush, path('M-32-26C-24-50 24-52 40-22C20-34-12-36-32-26Z', { fill: gold(brush) })),
      bevel(brush, circle(4, -54, 9, { fill: roundGold(brush) })),
      line('M-52 4C-20 20 40 20 76-6', '#8a4f0c', 4, { opacity: 0.6 }),
      placed(4, 16, { scale: 1.5 }, smallGem(bright)),
      placed(-28, 10, { scale: 0.9 }, smallGem(cool)),
      placed(36, 10, { scale: 0.9 }, smallGem(cool)),
      shine('M-44-8C-30-18-8-22 12-20', 6, 0.7),
    ]
    return placed(-4, 16, { scale: 0.92 }, ...drawn)
  },
  flat: {
    area: `${LAMP}M-32-30C-24-52 24-54 40-26ZM4-70A11 11 0 1 1 4-48A11 11 0 1 1 4-70M-56-18C-100-38-122 6-100 32C-84 50-54 42-42 28L-50 16C-60 28-78 30-88 18C-98 2-80-16-58-2Z`,
    line: 'M-52 4C-20 22 40 22 78-8',
  },
}

const HAT =
  'M-60 46C-46 0-30-52 10-108C22-100 44-92 64-66C48-74 38-74 30-70C42-24 54 16 62 46C30 60-30 60-60 46Z'

const hat: Emblem = {
  draw: (brush) => {
    const { bright, cool } = brush.palette
    const felt = brush.linear(
      [
        [0, lighten(bright, 0.4)],
        [0.45, bright],
        [1, darken(bright, 0.65)],
      ],
      [0, 0, 0.8, 1],
    )
    const star = (x: number, y: number, radius: number) =>
      placed(x, y, { turn: 10 }, polygon(starPoints(radius), { fill: gold(brush) }))
    return [
      bevel(brush, ellipse(0, 62, 112, 30, { fill: felt })),
      ellipse(0, 54, 70, 18, { fill: darken(bright, 0.75), opacity: 0.6 }),
      bevel(brush, path(HAT, { fill: felt })),
      path('M-62 46C-30 62 30 62 64 46L58 26C30 40-28 40-56 26Z', {
        fill: mix(cool, bright, 0.25),
      }),
      bevel(
        brush,
        box({ x: -17, y: 28, width: 34, height: 30, corner: 5 }, { stroke: gold(brush), width: 7 }),
      ),
      star(-8, -8, 16),
      star(22, -38, 10),
      star(20, 8, 9),
      star(4, -66, 8),
      shine('M-44 22C-34-12-20-44 0-74', 5, 0.4),
    ].join('')
  },
  flat: {
    area: `${HAT}M0 34C60 34 112 46 112 62C112 80 60 92 0 92C-60 92-112 80-112 62C-112 46-60 34 0 34Z`,
    detail: 'M-8-26L-3-12H12L1-3L5 12L-8 3L-21 12L-17-3L-28-12H-13Z',
    line: 'M-60 48C-30 62 30 62 62 48M-54 28C-30 42 30 42 58 28',
  },
}

export const magic = { potion, orb, hourglass, lamp, hat } as const
