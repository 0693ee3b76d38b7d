import { type Brush, FROM_ABOVE } from '../brush.ts'
import { darken, lighten } from '../colour.ts'
import type { Emblem } from '../emblem.ts'
import { polar, starPoints, steps } from '../geometry.ts'
import { sphere } from '../parts/bodies.ts'
import {
  bevel,
  body,
  gold,
  GOLD_SHADE,
  roundGold,
  shine,
  silver,
  wood,
} from '../parts/materials.ts'
import { box, circle, circles, line, path, placed, polygon, through } from '../svg.ts'

const HULL =
  'M-108 30C-96 32-88 36-84 42H76C88 40 98 30 112 12C106 60 86 92 60 96H-56C-88 92-104 66-108 30Z'

const WATER =
  'M-122 98C-96 82-84 104-60 94C-36 84-24 106 0 96C24 86 36 106 60 96C84 86 100 100 122 94C96 112 60 118 0 118C-60 118-96 114-122 98Z'

function sail(brush: Brush, data: string): string {
  const cloth = brush.linear(
    [
      [0, '#fffdf2'],
      [0.6, '#f2e2bf'],
      [1, '#b8955c'],
    ],
    [0, 0, 0.6, 1],
  )
  return bevel(brush, path(data, { fill: cloth }))
}

const galleon: Emblem = {
  draw: (brush) => {
    const { bright, cool } = brush.palette
    const mast = (x: number, y: number) =>
      box({ x: x - 4, y, width: 8, height: 44 - y, corner: 3 }, { fill: wood(brush) })
    return [
      mast(-56, -70),
      mast(4, -112),
      mast(60, -74),
      path('M4-112C20-122 30-104 50-112L46-92C30-84 20-98 4-92Z', {
        fill: body(brush, bright, 0.3, 0.4),
      }),
      sail(brush, 'M-34-82H42C56-66 56-48 46-30H-38C-28-46-28-66-34-82Z'),
      sail(brush, 'M-44-24H52C66-6 64 10 54 28H-48C-36 10-36-6-44-24Z'),
      sail(brush, 'M-92-52H-40C-34-26-34 0-42 24H-96C-86 0-86-28-92-52Z'),
      sail(brush, 'M62-60C92-40 104-14 106 8L64 24C72-4 72-34 62-60Z'),
      placed(4, 0, {}, polygon(starPoints(17), { fill: bright })),
      bevel(brush, path(HULL, { fill: wood(brush) })),
      line('M-98 50C-40 58 50 58 98 40', '#ffd871', 5),
      ...[-60, -30, 0, 30, 60].map((x) =>
        circle(x, 72, 7, { fill: '#2a1004', stroke: '#ffd871', width: 2.4 }),
      ),
      path(WATER, {
        fill: brush.linear([
          [0, lighten(cool, 0.3), 0.95],
          [1, cool, 0],
        ]),
      }),
    ].join('')
  },
  flat: {
    area: `${HULL}M-34-88H44C58-66 58-48 48-34H-38C-28-48-28-70-34-88ZM-44-26H54C66-8 66 8 56 24H-48C-38 8-38-8-44-26ZM-92-54H-48C-40-26-40 0-50 22H-96C-86 0-86-28-92-54ZM64-62C94-42 104-14 106 4L70 20C76-4 74-34 64-62Z`,
    line: 'M-100 52C-40 62 50 62 98 42',
  },
}

const ANCHOR =
  'M-9-54H9V-36H42V-18H9V66C36 62 54 48 62 28L48 34L60-8L96 22L80 24C72 66 38 94 0 98C-38 94-72 66-80 24L-96 22L-60-8L-48 34L-62 28C-54 48-36 62-9 66V-18H-42V-36H-9Z'

const anchor: Emblem = {
  draw: (brush) =>
    [
      bevel(brush, circle(0, -74, 21, { stroke: silver(brush), width: 11 })),
      bevel(brush, path(ANCHOR, { fill: silver(brush) })),
      line('M-8-80C-60-66-50-22-6-10C46 4 50 40 12 54C-18 66-10 92 16 106', '#5a3410', 12),
      line('M-8-80C-60-66-50-22-6-10C46 4 50 40 12 54C-18 66-10 92 16 106', '#e2b26a', 8),
      line('M-8-80C-60-66-50-22-6-10C46 4 50 40 12 54C-18 66-10 92 16 106', '#8a5a20', 8, {
        dash: '2 9',
      }),
      shine('M-5-48V-40M-5-12V58', 4, 0.7),
      sphere(brush, 0, -27, 8, brush.palette.bright),
    ].join(''),
  flat: {
    area: `${ANCHOR}M0-104A26 26 0 1 1 0-52A26 26 0 1 1 0-104`,
    detail: 'M0-90A12 12 0 1 1 0-66A12 12 0 1 1 0-90Z',
  },
}

const compass: Emblem = {
  draw: (brush) => {
    const { bright, middle } = brush.palette
    const marks = steps(24).map((mark) =>
      through([polar(66, mark * 15), polar(mark % 6 ? 71 : 74, mark * 15)]),
    )
    const face = brush.radial(
      [
        [0, '#fffdf2'],
        [0.7, '#f2e2bf'],
        [1, '#b8955c'],
      ],
      FROM_ABOVE,
    )
    return [
      bevel(brush, circle(0, -98, 13, { stroke: gold(brush), width: 7 })),
      bevel(brush, circle(0, 0, 94, { fill: roundGold(brush) })),
      circle(0, 0, 78, { fill: face, stroke: GOLD_SHADE, width: 3 }),
      path(marks.join(''), { stroke: '#5a3a14', width: 3 }),
      polygon(starPoints(54, 0.26, 8), { fill: '#c9a15a', opacity: 0.55 }),
      polygon(starPoints(64, 0.2, 4), { fill: '#8a6a34', opacity: 0.8 }),
      placed(
        0,
        0,
        { turn: 32 },
        path('M0-66L13 0H-13Z', { fill: brush.across(lighten('#e5203a', 0.3), '#8d0a1e') }),
        path('M0 66L13 0H-13Z', { fill: brush.across('#eef3fa', '#8a96ad') }),
      ),
      sphere(brush, 0, 0, 9, bright, middle),
      path('M-70-34A78 78 0 0 1 30-72A110 110 0 0 0-70-34Z', { fill: '#fff', opacity: 0.5 }),
    ].join('')
  },
  flat: {
    area: 'M0-94A94 94 0 1 1 0 94A94 94 0 1 1 0-94M-14-100H14V-88H-14Z',
    detail: 'M0-70L16-16L70 0L16 16L0 70L-16 16L-70 0L-16-16Z',
    line: 'M0-78A78 78 0 1 1 0 78A78 78 0 1 1 0-78Z',
  },
}

const SUBMARINE =
  'M-66-26C-40-44 40-46 70-32C92-22 104-4 104 14C104 36 88 58 50 62H-54C-78 60-96 44-100 22C-102 4-88-14-66-26Z'

const submarine: Emblem = {
  draw: (brush) => {
    const { bright, warm } = brush.palette
    const glow = brush.radial(
      [
        [0, '#ffffff'],
        [0.4, '#bff3ff'],
        [1, '#1769b8'],
      ],
      FROM_ABOVE,
    )
    const port = (x: number, radius: number) =>
      bevel(brush, circle(x, 12, radius, { fill: gold(brush) })) +
      circle(x, 12, radius * 0.7, { fill: glow })
    const drawn = [
      path('M-4-66V-98H22', { stroke: '#8a96ad', width: 9, round: true }),
      sphere(brush, 26, -98, 9, warm),
      bevel(brush, path('M-44-34L-34-70H30L44-34Z', { fill: body(brush, bright, 0.4, 0.4) })),
      path('M-96 2L-122-24L-114 14L-122 50L-96 30Z', { fill: gold(brush) }),
      bevel(brush, path(SUBMARINE, { fill: body(brush, bright, 0.55, 0.62) })),
      path('M-99 28C-60 40 60 40 102 24C100 46 84 60 50 62H-54C-78 60-94 46-99 28Z', {
        fill: darken(bright, 0.6),
        opacity: 0.45,
      }),
      port(-48, 18),
      port(2, 18),
      port(56, 24),
      shine('M-66-12C-40-26 20-28 56-22', 6, 0.6),
      circles(
        [
          [-112, -54, 7],
          [-96, -78, 5],
          [-116, -92, 4],
        ],
        { stroke: '#fff', width: 2, opacity: 0.7 },
      ),
    ]
    return placed(6, 6, { scale: 0.9 }, ...drawn)
  },
  flat: {
    area: `${SUBMARINE}M-44-36L-34-70H-8V-104H24V-92H6V-70H30L44-36ZM-94 2L-122-24L-114 14L-122 50L-94 30Z`,
    detail:
      'M-48-4A16 16 0 1 1-48 28A16 16 0 1 1-48-4M2-4A16 16 0 1 1 2 28A16 16 0 1 1 2-4M56-8A20 20 0 1 1 56 32A20 20 0 1 1 56-8',
  },
}

export const sea = { galleon, anchor, compass, submarine } as const
