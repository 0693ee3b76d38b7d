import { FROM_ABOVE, SLANTED } from '../brush.ts'
import { darken, lighten } from '../colour.ts'
import type { Emblem } from '../emblem.ts'
import { steps } from '../geometry.ts'
import { sphere } from '../parts/bodies.ts'
import { bevel, body, gold, roundGold, shine, silver } from '../parts/materials.ts'
import { box, circle, ellipse, line, onBothSides, path, placed } from '../svg.ts'

const GUITAR =
  'M0-22C18-30 40-22 42-4C43 8 34 14 36 26C38 36 58 44 58 68C58 94 32 108 0 108C-32 108-58 94-58 68C-58 44-38 36-36 26C-34 14-43 8-42-4C-40-22-18-30 0-22Z'

const guitar: Emblem = {
  draw: (brush) => {
    const { bright } = brush.palette
    const top = brush.radial(
      [
        [0, lighten(bright, 0.55)],
        [0.5, bright],
        [1, darken(bright, 0.62)],
      ],
      [0.4, 0.35, 0.75],
    )
    const strings = [-6, -2, 2, 6].map((x) => `M${x}-104V76`)
    const pegs = [-104, -92, -80].flatMap((y) => [
      circle(-17, y, 4.4, { fill: roundGold(brush) }),
      circle(17, y, 4.4, { fill: roundGold(brush) }),
    ])
    return placed(
      0,
      -4,
      { turn: 30 },
      ...pegs,
      bevel(brush, path('M-13-116H13L10-72H-10Z', { fill: brush.down('#6b3510', '#2a1206') })),
      box({ x: -9, y: -76, width: 18, height: 96 }, { fill: brush.across('#7a4016', '#4a2208') }),
      ...steps(6).map((fret) =>
        box({ x: -9, y: -66 + fret * 13, width: 18, height: 2 }, { fill: '#e9d7a0' }),
      ),
      bevel(brush, path(GUITAR, { fill: top, stroke: '#2a1206', width: 3 })),
      circle(0, 34, 19, { fill: '#1c0c04', stroke: gold(brush), width: 4 }),
      box({ x: -22, y: 72, width: 44, height: 9, corner: 4 }, { fill: '#2a1206' }),
      box({ x: -9, y: -76, width: 18, height: 62 }, { fill: brush.across('#7a4016', '#4a2208') }),
      path(strings.join(''), { stroke: '#fff3cf', width: 1.3 }),
      shine('M-46 62C-46 80-34 94-18 98', 7, 0.5),
    )
  },
  flat: {
    area: `${GUITAR}M-13-116H13V-76H9V-16H-9V-76H-13Z`,
    detail: 'M0 14A20 20 0 1 1 0 54A20 20 0 1 1 0 14M-22 74H22V84H-22Z',
    line: 'M-20-106H20M-20-90H20',
  },
}

const drum: Emblem = {
  draw: (brush) => {
    const { bright } = brush.palette
    const shell = brush.across(
      darken(bright, 0.6),
      lighten(bright, 0.3),
      bright,
      darken(bright, 0.7),
    )
    const cords = steps(6).map((index) => {
      const x = -84 + index * 28
      return `M${x} ${index % 5 ? 0 : -6}L${x + 14} 78L${x + 28} ${index === 5 ? -6 : 0}`
    })
    const stick = placed(
      0,
      0,
      {},
      line('M0 0V-96', '#8a5a20', 10),
      line('M-2 0V-94', '#e2b26a', 5),
      sphere(brush, 0, -102, 12, '#f2d9a6', '#8a5a20'),
    )
    return [
      path('M-84-16V62A84 28 0 0 0 84 62V-16Z', { fill: shell }),
      path(cords.join(''), { stroke: '#fff3cf', width: 3.4, opacity: 0.9 }),
      bevel(brush, path('M-88 54A88 30 0 0 0 88 54V70A88 30 0 0 1-88 70Z', { fill: gold(brush) })),
      bevel(brush, ellipse(0, -16, 90, 33, { fill: gold(brush) })),
      ellipse(0, -19, 78, 26, {
        fill: brush.radial(
          [
            [0, '#ffffff'],
            [1, '#d9cdb4'],
          ],
          FROM_ABOVE,
        ),
      }),
      placed(-22, -18, { turn: -46 }, stick),
      placed(24, -16, { turn: 40 }, stick),
    ].join('')
  },
  flat: {
    area: 'M-88-16A88 32 0 0 1 88-16V62A88 30 0 0 1-88 62ZM-30-40L-90-92L-82-102L-16-46ZM30-40L90-92L82-102L16-46Z',
    line: 'M-88-14A88 30 0 0 0 88-14M-88 50A88 30 0 0 0 88 50M-80 6L-48 70L-20 16L0 76L20 16L48 70L80 6',
  },
}

const record: Emblem = {
  draw: (brush) => {
    const { bright, warm } = brush.palette
    const grooves = [84, 76, 68, 60, 52].map((radius) =>
      circle(0, 0, radius, { stroke: '#fff', strokeOpacity: 0.12, width: 2 }),
    )
    const gleam = brush.linear(
      [
        [0, '#fff', 0.5],
        [0.5, '#fff', 0],
        [1, '#fff', 0.3],
      ],
      SLANTED,
    )
    return [
      bevel(brush, circle(0, 0, 94, { fill: brush.down('#3a3f52', '#14161f', '#05060a') })),
      ...grooves,
      path('M0 0L-66-66A94 94 0 0 1-28-90ZM0 0L66 66A94 94 0 0 1 28 90Z', { fill: gleam }),
      bevel(brush, circle(0, 0, 37, { fill: body(brush, bright, 0.4, 0.4) })),
      circle(0, 0, 28, { stroke: warm, width: 2.5, opacity: 0.9 }),
      path('M-4-20C10-16 14-10 12 0M-4-20V8', { stroke: '#fff', width: 4, round: true }),
      ellipse(-9, 10, 7, 5.4, { fill: '#fff', transform: 'rotate(-20 -9 10)' }),
      circle(0, 0, 4, { fill: '#0a0c14' }),
    ].join('')
  },
  flat: {
    area: 'M0-94A94 94 0 1 1 0 94A94 94 0 1 1 0-94Z',
    line: 'M0-76A76 76 0 1 1 0 76A76 76 0 1 1 0-76ZM0-58A58 58 0 1 1 0 58A58 58 0 1 1 0-58Z',
    detail: 'M0-34A34 34 0 1 1 0 34A34 34 0 1 1 0-34Z',
  },
}

const trumpet: Emblem = {
  draw: (brush) => {
    const { bright } = brush.palette
    const valve = (x: number) =>
      bevel(
        brush,
        box({ x: x - 9, y: -30, width: 18, height: 72, corner: 7 }, { fill: gold(brush) }),
      ) +
      box({ x: x - 4, y: -46, width: 8, height: 18 }, { fill: silver(brush) }) +
      sphere(brush, x, -48, 8, bright)
    return placed(
      -2,
      4,
      { turn: -26, scale: 0.88 },
      line('M-104-8H10', '#8c5210', 15),
      line('M-104-9H10', '#ffd871', 9),
      line('M-44 34H26C52 34 52-8 26-8M-44 34C-70 34-70-8-44-8', '#8c5210', 14),
      line('M-44 33H26C52 33 52-9 26-9M-44 33C-70 33-70-9-44-9', '#ffd871', 8),
      bevel(
        brush,
        path('M6-18C50-18 84-30 112-66C124-34 124 18 112 50C84 14 50 2 6 2Z', {
          fill: gold(brush),
        }),
      ),
      ellipse(113, -8, 12, 58, {
        fill: brush.across('#5a2f08', '#d98f1f'),
        stroke: '#fff0b5',
        width: 3,
      }),
      valve(-28),
      valve(-4),
      valve(20),
      bevel(brush, path('M-122-20L-100-12V-4L-122 4Z', { fill: silver(brush) })),
    )
  },
  flat: {
    area: 'M-122-24L-100-14H-38V-48H-22V-14H-12V-48H4V-14H14V-48H30V-16C60-20 88-34 112-66C124-34 124 18 112 50C88 18 60 4 40 2C46 30 38 44 20 44H-40C-66 44-72 20-60 2H-100L-122 8Z',
    detail: 'M-44 4H22C28 18 24 28 14 28H-38C-50 28-52 14-44 4Z',
  },
}

const CUP_LEFT = 'M-96 18C-96 4-84-6-70-6H-56V82H-70C-84 82-96 72-96 58Z'

const headphones: Emblem = {
  draw: (brush) => {
    const { bright, warm } = brush.palette
    const cup = [
      bevel(brush, path(CUP_LEFT, { fill: body(brush, bright, 0.5, 0.6) })),
      bevel(
        brush,
        box(
          { x: -60, y: -12, width: 22, height: 100, corner: 11 },
          { fill: brush.across('#4a5374', '#171c2c') },
        ),
      ),
      circle(-77, 38, 10, { stroke: warm, width: 4 }),
    ].join('')
    return [
      path('M-74 6C-82-120 82-120 74 6', { stroke: brush.down('#5b6585', '#1b2032'), width: 22 }),
      path('M-74 6C-82-120 82-120 74 6', { stroke: gold(brush), width: 5 }),
      shine('M-52-58C-34-80-10-88 14-86', 6, 0.5),
      onBothSides(cup),
      line('M-14 44V18M0 56V4M14 46V14', lighten(bright, 0.3), 8, { opacity: 0.9 }),
    ].join('')
  },
  flat: {
    area: 'M-96 20C-96-110 96-110 96 20V58C96 76 84 84 70 84H42V-8H72C66-90-66-90-72-8H-42V84H-70C-84 84-96 76-96 58Z',
    line: 'M-58-2V78M58-2V78M-12 44V20M0 56V8M12 46V16',
  },
}

export const music = { guitar, drum, record, trumpet, headphones } as const
