import type { Brush } from '../brush.ts'
import { type Colour, darken, lighten } from '../colour.ts'
import type { Emblem } from '../emblem.ts'
import { starPoints } from '../geometry.ts'
import { sphere } from '../parts/bodies.ts'
import { bevel, body, gold, GOLD_SHADE, roundGold, shine } from '../parts/materials.ts'
import { numberSign } from '../parts/signs.ts'
import { box, circle, group, line, path, placed, polygon } from '../svg.ts'

const SEVEN = 'M-56-84H62L22 88H-34L4-38H-56Z'

const seven: Emblem = {
  draw: (brush) => {
    const { bright, deep } = brush.palette
    const outline = (stroke: string, width: number) => path(SEVEN, { stroke, width, round: true })
    const drawing = [
      outline(darken(deep, 0.2), 26),
      outline(gold(brush), 17),
      bevel(brush, path(SEVEN, { fill: body(brush, bright, 0.55) })),
      path('M-48-76H50L46-58H-48Z', { fill: '#fff', opacity: 0.45 }),
    ]
    return group({ transform: 'skewX(-6)' }, ...drawing)
  },
  flat: { area: 'M-64-94H74L30 98H-46L-8-28H-64Z', line: 'M-52-80H56L20 84H-28L12-42H-52Z' },
}

/** The letters B, A and R as strokes. */
const BAR_LETTERS =
  'M-46-8V8H-36C-28 8-28 0-36 0H-46H-38C-31 0-31-8-38-8ZM-14 8L-5-8L4 8M-10 3H0M20 8V-8H30C38-8 38 1 30 1H20M30 1L37 8'

function bar(brush: Brush): string {
  const { middle } = brush.palette
  const plate = brush.down(darken(middle, 0.2), darken(middle, 0.65))
  return [
    bevel(
      brush,
      box({ x: -88, y: -22, width: 176, height: 46, corner: 12 }, { fill: gold(brush) }),
    ),
    box({ x: -78, y: -14, width: 156, height: 30, corner: 7 }, { fill: plate }),
    placed(0, 1, {}, line(BAR_LETTERS, '#fff4cf', 6)),
  ].join('')
}

const bars: Emblem = {
  draw: (brush) => {
    const stamp = brush.stamp(bar(brush))
    return [
      stamp('translate(0 -44)rotate(-4)'),
      stamp('translate(0 6)rotate(3)'),
      stamp('translate(0 56)rotate(-2)'),
    ].join('')
  },
  flat: {
    area: 'M-88-68H88V-24H-88ZM-88-20H88V24H-88ZM-88 28H88V72H-88Z',
    line: `${BAR_LETTERS}M-52-46H52M-52 50H52`,
  },
}

const BELL =
  'M0-92C10-92 16-86 16-76C58-66 64-22 66 12C67 36 82 44 90 58H-90C-82 44-67 36-66 12C-64-22-58-66-16-76C-16-86-10-92 0-92Z'

const bell: Emblem = {
  draw: (brush) =>
    [
      bevel(brush, path(BELL, { fill: gold(brush) })),
      bevel(
        brush,
        box({ x: -96, y: 54, width: 192, height: 18, corner: 9 }, { fill: gold(brush) }),
      ),
      sphere(brush, 0, 80, 17, '#ffc94a', '#7d480b'),
      shine('M-44 20C-44-20-34-46-14-58', 9),
    ].join(''),
  flat: {
    area: `${BELL}M-22 74H22A22 20 0 0 1-22 74Z`,
    line: 'M-74 40H74M-40 14C-40-16-32-40-14-52',
  },
}

const LEAF = 'M0-4C-10-26-52-40-46-74C-42-96-14-98 0-78C14-98 42-96 46-74C52-40 10-26 0-4Z'

function drawClover(brush: Brush): string {
  const { bright } = brush.palette
  const fill = brush.down(lighten(bright, 0.45), bright, darken(bright, 0.5))
  const leaf = bevel(brush, path(LEAF, { fill }))
  const vein = line('M0-10V-66', lighten(bright, 0.6), 3, { opacity: 0.6 })
  const leaves = [45, 135, 225, 315].map((turn) => placed(0, 0, { turn }, leaf, vein))
  return leaves.join('') + circle(0, 0, 10, { fill: roundGold(brush) })
}

const clover: Emblem = {
  draw: drawClover,
  flat: {
    area: `${LEAF}M0 4C-10 26-52 40-46 74C-42 96-14 98 0 78C14 98 42 96 46 74C52 40 10 26 0 4ZM4 0C26-10 40-52 74-46C96-42 98-14 78 0C98 14 96 42 74 46C40 52 26 10 4 0ZM-4 0C-26-10-40-52-74-46C-96-42-98-14-78 0C-98 14-96 42-74 46C-40 52-26 10-4 0Z`,
    line: 'M0-60V60M-60 0H60',
  },
}

const HORSESHOE =
  'M-82-78C-96 0-76 92 0 92C76 92 96 0 82-78L44-84C58-10 46 46 0 46C-46 46-58-10-44-84Z'
const NAILS = [
  [-68, -40],
  [-68, 0],
  [-50, 42],
  [-19, 70],
  [19, 70],
  [50, 42],
  [68, 0],
  [68, -40],
] as const

const horseshoe: Emblem = {
  draw: (brush) =>
    [
      bevel(brush, path(HORSESHOE, { fill: gold(brush) })),
      ...NAILS.map(([x, y]) => circle(x, y, 6, { fill: '#5a2f08' })),
      placed(0, -20, { scale: 0.5 }, drawClover(brush)),
    ].join(''),
  flat: {
    area: HORSESHOE,
    line: 'M-70-64C-80 0-62 74 0 74C62 74 80 0 70-64',
  },
}

const TICKET = 'M-96-46H96V-16A16 16 0 0 0 96 16V46H-96V16A16 16 0 0 0-96-16Z'

const ticket: Emblem = {
  draw: (brush) => {
    const star = polygon(starPoints(28), {
      fill: brush.palette.bright,
      stroke: GOLD_SHADE,
      width: 2,
    })
    return placed(
      0,
      0,
      { turn: -14 },
      bevel(brush, path(TICKET, { fill: gold(brush) })),
      path('M38-44V44', { stroke: GOLD_SHADE, width: 3, dash: '5 7' }),
      placed(-28, 0, {}, star),
      line('M54-20H80M54 0H80M54 20H72', GOLD_SHADE, 6),
    )
  },
  flat: {
    area: TICKET,
    line: 'M40-44V44M56-20H80M56 0H80M56 20H72',
    detail: 'M-28-28L-20-9H0L-15 4L-10 24L-28 12L-46 24L-41 4L-56-9H-36Z',
  },
}

const HIGHEST_BALL = 48

function lotteryBall(brush: Brush, radius: number, colour: Colour): string {
  const value = 1 + Math.floor(brush.random() * HIGHEST_BALL)
  return [
    sphere(brush, 0, 0, radius, colour),
    circle(0, 2, radius * 0.52, { fill: '#fff' }),
    placed(0, 2, { scale: radius / 38 }, numberSign(value, '#1a2033')),
  ].join('')
}

const balls: Emblem = {
  draw: (brush) =>
    [
      placed(-46, 42, {}, lotteryBall(brush, 44, brush.palette.bright)),
      placed(50, 46, {}, lotteryBall(brush, 42, '#2f7bff')),
      placed(4, -36, {}, lotteryBall(brush, 56, '#f5a51d')),
    ].join(''),
  flat: {
    area: 'M4-92A54 54 0 1 1 4 16A54 54 0 1 1 4-92M-46 4A42 42 0 1 1-46 88A42 42 0 1 1-46 4M52 8A40 40 0 1 1 52 88A40 40 0 1 1 52 8',
    detail:
      'M4-66A28 28 0 1 1 4-10A28 28 0 1 1 4-66M-46 26A20 20 0 1 1-46 66A20 20 0 1 1-46 26M52 30A18 18 0 1 1 52 66A18 18 0 1 1 52 30',
  },
}

export const luck = { seven, bars, bell, clover, horseshoe, ticket, balls } as const
