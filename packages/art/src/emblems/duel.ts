import { type Brush, SLANTED } from '../brush.ts'
import { type Colour, darken, lighten } from '../colour.ts'
import type { Emblem } from '../emblem.ts'
import { starPoints } from '../geometry.ts'
import { sphere } from '../parts/bodies.ts'
import { barrel, bevel, body, gold, INK, roundGold, silver } from '../parts/materials.ts'
import { box, circle, ellipse, line, path, placed, polygon } from '../svg.ts'

const HELMET =
  'M-90 20C-94-54-44-92 8-90C66-88 98-44 94 22C93 50 84 64 66 66H-16C-30 66-40 58-46 46L-84 42C-90 38-90 30-90 20Z'
const VISOR =
  'M-88 8C-84-22-60-34-14-36L18-36C30-36 34-26 30-14L16 24C12 34 4 38-8 38H-70C-84 38-90 26-88 8Z'

const helmet: Emblem = {
  draw: (brush) => {
    const { bright, warm } = brush.palette
    const visor = brush.linear(
      [
        [0, '#0a1024'],
        [0.5, '#24407e'],
        [1, '#060a16'],
      ],
      SLANTED,
    )
    return [
      bevel(brush, path(HELMET, { fill: body(brush, bright) })),
      path(VISOR, { fill: visor, stroke: gold(brush), width: 4 }),
      line('M-72-6C-60-20-38-24-14-24L6-24', '#bfe3ff', 7, { opacity: 0.75 }),
      path('M40-78C66-62 80-36 80 0', { stroke: warm, width: 9 }),
      path('M24-84C52-66 64-40 64 4', { stroke: '#fff', width: 5, opacity: 0.8 }),
    ].join('')
  },
  flat: { area: HELMET, detail: VISOR, line: 'M40-76C64-60 76-36 76 0' },
}

function spinningTop(brush: Brush, colour: Colour, accent: Colour): string {
  const hull = 'M-74-14C-74 26-22 44 0 66C22 44 74 26 74-14C74-26 52-32 0-32C-52-32-74-26-74-14Z'
  return [
    ellipse(0, 86, 62, 10, { fill: '#000', opacity: 0.4 }),
    path('M-4 60L0 92L4 60Z', { fill: silver(brush) }),
    bevel(brush, path(hull, { fill: barrel(brush, colour) })),
    ellipse(0, -16, 74, 17, { fill: brush.down(lighten(colour, 0.45), colour) }),
    ellipse(0, -16, 56, 12, { stroke: accent, width: 4 }),
    ellipse(0, -16, 34, 7, { fill: darken(colour, 0.4) }),
    bevel(brush, box({ x: -9, y: -64, width: 18, height: 50, corner: 7 }, { fill: gold(brush) })),
    circle(0, -66, 12, { fill: roundGold(brush) }),
    path('M-70 4C-40 26 40 26 70 4', { stroke: accent, width: 4, opacity: 0.9 }),
  ].join('')
}

const tops: Emblem = {
  draw: (brush) => {
    const { warm, cool } = brush.palette
    return [
      ellipse(0, 78, 118, 24, { stroke: warm, strokeOpacity: 0.6, width: 3 }),
      ellipse(0, 78, 92, 17, { stroke: cool, strokeOpacity: 0.4, width: 2 }),
      placed(-46, 4, { turn: -13, scale: 0.8 }, spinningTop(brush, '#e0263c', '#ffd76a')),
      placed(48, 4, { turn: 13, scale: 0.8 }, spinningTop(brush, '#2567e8', '#bfe3ff')),
      placed(2, 14, {}, polygon(starPoints(34, 0.3, 8), { fill: '#fff7cf' })),
      placed(2, 14, {}, polygon(starPoints(54, 0.14, 8), { fill: warm, opacity: 0.7 })),
    ].join('')
  },
  flat: {
    area: 'M-92-20H-56V-56A12 12 0 0 1-36-56V-20H-6C-2 14-34 34-46 64C-60 34-94 14-92-20ZM92-20H56V-56A12 12 0 0 0 36-56V-20H6C2 14 34 34 46 64C60 34 94 14 92-20Z',
    line: 'M-84 4H-12M84 4H12M-90 84H90',
  },
}

const KNIGHT =
  'M-58 92C-58 70-46 62-40 50C-30 26-36 10-52 26C-62 36-82 32-84 16C-86 4-74-8-62-24C-52-38-46-58-30-70L-34-98L-6-78C46-74 76-30 74 26C73 52 62 68 60 92Z'
const MANE = 'M-6-78C40-56 60-20 54 40C52 62 44 76 42 92H60C62 68 73 52 74 26C76-30 46-74-6-78Z'

const knight: Emblem = {
  draw: (brush) => {
    const { bright } = brush.palette
    const coat = { fill: body(brush, bright, 0.6), stroke: lighten(bright, 0.5), width: 2 }
    return [
      bevel(brush, path(KNIGHT, { ...coat, round: true })),
      path(MANE, { fill: gold(brush), opacity: 0.95 }),
      circle(-36, -34, 6.5, { fill: INK }),
      circle(-38, -36, 2, { fill: '#fff' }),
      line('M-74 14C-70 10-66 12-64 16', INK, 4),
    ].join('')
  },
  flat: {
    area: KNIGHT,
    detail: 'M-42-38h12v10h-12z',
    line: 'M-6-74C40-52 56-16 48 40C46 62 40 76 38 92',
  },
}

function swordBlade(brush: Brush): string {
  const steel = brush.linear(
    [
      [0, '#f8fbff'],
      [0.5, '#a9b6cc'],
      [0.5, '#77849c'],
      [1, '#dfe7f3'],
    ],
    [0, 0, 1, 0],
  )
  return [
    bevel(brush, path('M-9-100L0-118L9-100V24H-9Z', { fill: steel })),
    bevel(brush, box({ x: -36, y: 22, width: 72, height: 13, corner: 6 }, { fill: gold(brush) })),
    box(
      { x: -7, y: 34, width: 14, height: 44, corner: 5 },
      { fill: brush.down('#5b2f12', '#2a1406') },
    ),
    sphere(brush, 0, 88, 12, brush.palette.bright),
  ].join('')
}

const SHIELD = 'M0-56C20-44 40-42 56-42C58 14 40 50 0 72C-40 50-58 14-56-42C-40-42-20-44 0-56Z'

const swords: Emblem = {
  draw: (brush) => {
    const { bright } = brush.palette
    const sword = brush.stamp(swordBlade(brush))
    return [
      sword('rotate(42)'),
      sword('rotate(-42)'),
      bevel(brush, path(SHIELD, { fill: gold(brush) })),
      placed(
        0,
        3,
        { scale: 0.8 },
        path(SHIELD, { fill: brush.down(bright, darken(bright, 0.62)) }),
      ),
      placed(0, 6, {}, polygon(starPoints(26), { fill: gold(brush) })),
    ].join('')
  },
  flat: {
    area: `${SHIELD}M-84-84L-66-80L-40-50H-58L-80-66ZM84-84L66-80L40-50H58L80-66ZM-46 34L-76 60L-64 74L-34 50ZM46 34L76 60L64 74L34 50Z`,
    detail: 'M0-26L9-4H32L14 10L21 34L0 20L-21 34L-14 10L-32-4H-9Z',
  },
}

export const duel = { helmet, tops, knight, swords } as const
