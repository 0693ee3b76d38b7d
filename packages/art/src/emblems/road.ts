import { type Brush, FROM_ABOVE, SLANTED } from '../brush.ts'
import { darken } from '../colour.ts'
import type { Emblem } from '../emblem.ts'
import { polar, steps } from '../geometry.ts'
import { sphere } from '../parts/bodies.ts'
import { bevel, body, gold, ground, INK, roundGold, shine, silver } from '../parts/materials.ts'
import { numberSign } from '../parts/signs.ts'
import { box, circle, ellipse, line, path, placed, through } from '../svg.ts'

const RACER =
  'M-116 20C-112 0-92-6-66-8C-44-34-18-44 12-42C38-40 54-26 66-8C92-4 112 4 116 20C118 34 112 40 100 42H-102C-112 40-118 32-116 20Z'

function tyre(brush: Brush, x: number): string {
  const spokes = steps(5).map((spoke) =>
    through([polar(4, spoke * 72 - 90, [x, 40]), polar(17, spoke * 72 - 90, [x, 40])]),
  )
  return [
    circle(x, 40, 29, {
      fill: brush.radial(
        [
          [0, '#3a3f4e'],
          [0.7, '#171a24'],
          [1, '#05060a'],
        ],
        FROM_ABOVE,
      ),
    }),
    bevel(brush, circle(x, 40, 18, { fill: silver(brush) })),
    path(spokes.join(''), { stroke: '#2a3044', width: 5 }),
    circle(x, 40, 5, { fill: roundGold(brush) }),
  ].join('')
}

const racer: Emblem = {
  draw: (brush) => {
    const { bright, warm } = brush.palette
    const glass = brush.linear(
      [
        [0, '#d6f1ff'],
        [0.5, '#3c78b8'],
        [1, '#0b1c3c'],
      ],
      SLANTED,
    )
    const drawn = [
      line('M-150 4H-126M-158 22H-124M-146 40H-122', '#fff', 5, { opacity: 0.5 }),
      ground(68, 108, 11),
      bevel(brush, path('M-116 2V-38H-66V-28H-98V6Z', { fill: darken(bright, 0.35) })),
      bevel(brush, path(RACER, { fill: body(brush, bright, 0.5, 0.55) })),
      path('M-50-10C-34-30-14-36 8-35V-10Z', { fill: glass }),
      path('M15-35C36-32 46-22 55-8L15-10Z', { fill: glass }),
      path('M-116 22C-60 12 60 12 116 20L114 32H-114Z', { fill: warm, opacity: 0.9 }),
      circle(-6, 12, 18, { fill: '#fff' }),
      placed(-6, 12, { scale: 1.15 }, numberSign(7, INK, 3.6)),
      ellipse(108, 12, 9, 5, { fill: '#fff7cf' }),
      box({ x: -116, y: 10, width: 10, height: 10, corner: 3 }, { fill: '#ff3b3b' }),
      tyre(brush, -68),
      tyre(brush, 68),
      shine('M-40-34C-20-46 10-48 34-38', 4, 0.7),
    ]
    return placed(4, 4, { scale: 0.88 }, ...drawn)
  },
  flat: {
    area: `${RACER}M-116 4V-38H-70V-26H-100V6ZM-68 14A28 28 0 1 1-68 70A28 28 0 1 1-68 14M68 14A28 28 0 1 1 68 70A28 28 0 1 1 68 14`,
    detail:
      'M-50-10C-34-30-14-36 8-35V-10ZM16-35C36-32 46-22 54-10H16ZM-68 30A12 12 0 1 1-68 54A12 12 0 1 1-68 30M68 30A12 12 0 1 1 68 54A12 12 0 1 1 68 30',
  },
}

function engineWheel(brush: Brush, x: number, radius: number): string {
  const spokes = steps(4).map((spoke) =>
    through([
      polar(radius - 3, spoke * 45, [x, 84 - radius]),
      polar(3 - radius, spoke * 45, [x, 84 - radius]),
    ]),
  )
  return [
    bevel(
      brush,
      circle(x, 84 - radius, radius, { fill: '#1b1f2e', stroke: gold(brush), width: 6 }),
    ),
    path(spokes.join(''), { stroke: '#ffd871', width: 3.4 }),
    circle(x, 84 - radius, 6, { fill: roundGold(brush) }),
  ].join('')
}

const train: Emblem = {
  draw: (brush) => {
    const { bright, warm } = brush.palette
    const boiler = body(brush, bright, 0.55, 0.6)
    const dark = brush.down('#4a5374', '#171c2c')
    const puff = (x: number, y: number, radius: number, opacity: number) =>
      circle(x, y, radius, { fill: '#fff', opacity })
    const drawn = [
      puff(38, -92, 14, 0.75),
      puff(16, -104, 18, 0.6),
      puff(-14, -106, 22, 0.45),
      bevel(brush, path('M46-36L38-78H82L74-36Z', { fill: dark })),
      bevel(brush, box({ x: 34, y: -84, width: 52, height: 13, corner: 6 }, { fill: gold(brush) })),
      bevel(brush, path('M-100-66H-26V52H-92Z', { fill: boiler })),
      bevel(brush, box({ x: -110, y: -80, width: 92, height: 18, corner: 8 }, { fill: dark })),
      box(
        { x: -82, y: -50, width: 40, height: 38, corner: 6 },
        { fill: brush.down('#fff3b0', '#f5b52a'), stroke: gold(brush), width: 4 },
      ),
      bevel(brush, path('M-34-36H78C96-36 104-20 104 2C104 26 94 42 78 42H-34Z', { fill: boiler })),
      box({ x: -2, y: -38, width: 9, height: 80 }, { fill: gold(brush) }),
      box({ x: 42, y: -38, width: 9, height: 80 }, { fill: gold(brush) }),
      bevel(brush, path('M4-36C4-54 34-54 34-36Z', { fill: gold(brush) })),
      sphere(brush, 98, 0, 14, warm),
      bevel(brush, path('M-96 42H100L122 84H92L82 62H-96Z', { fill: dark })),
      engineWheel(brush, -60, 27),
      engineWheel(brush, 0, 21),
      engineWheel(brush, 50, 21),
      line('M-60 57L50 63', '#c9d2e4', 6),
      line('M-114 92H116', '#8a96ad', 6, { opacity: 0.8 }),
    ]
    return placed(0, 6, { scale: 0.9 }, ...drawn)
  },
  flat: {
    area: 'M-110-80H-18V-62H-26V-38H4C4-56 34-56 34-38H46L38-72V-86H86V-72L76-38C96-38 106-22 106 2C106 22 102 34 96 42H104L124 84H-100L-92 42L-100-62H-110Z',
    detail:
      'M-82-48H-42V-12H-82ZM-60 34A22 22 0 1 1-60 78A22 22 0 1 1-60 34M0 44A17 17 0 1 1 0 78A17 17 0 1 1 0 44M50 44A17 17 0 1 1 50 78A17 17 0 1 1 50 44',
    line: 'M-26-36V42H96',
  },
}

export const road = { racer, train } as const
