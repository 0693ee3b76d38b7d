import { type Brush, FROM_ABOVE } from '../brush.ts'
import { type Colour, darken, lighten } from '../colour.ts'
import type { Emblem } from '../emblem.ts'
import { polar, steps } from '../geometry.ts'
import { sphere } from '../parts/bodies.ts'
import { bevel, body, ground, shine } from '../parts/materials.ts'
import { box, circle, ellipse, line, path, placed } from '../svg.ts'

const ICING =
  'M0-82C44-82 80-52 82-8C84 6 74 12 70 24C66 38 58 32 50 44C42 58 32 44 20 52C8 60 4 48-10 52C-24 56-28 46-40 44C-54 42-50 30-62 26C-76 22-72 8-80-2C-86-50-46-82 0-82ZM0-24C-16-24-28-16-28-6C-28 4-16 12 0 12C16 12 28 4 28-6C28-16 16-24 0-24Z'
const SPRINKLES: readonly Colour[] = ['#ffffff', '#ffe27a', '#7cf6ff', '#a5f7d5']

const donut: Emblem = {
  draw: (brush) => {
    const { bright } = brush.palette
    const sprinkles = steps(18).map((index) => {
      const [x, y] = polar(index % 2 ? 62 : 44, index * 20 + brush.random() * 10)
      const place = { turn: brush.random() * 180 }
      const colour = SPRINKLES[index % SPRINKLES.length] ?? '#ffffff'
      return placed(x, y * 0.82 - 10, place, line('M-5 0H5', colour, 5))
    })
    const dough = brush.down('#f7d08a', '#d98f3a', '#8a4a12')
    return [
      ground(84, 78, 12),
      bevel(brush, ellipse(0, 6, 92, 80, { fill: dough })),
      bevel(brush, path(ICING, { fill: body(brush, bright, 0.5, 0.35), hollow: true })),
      ellipse(0, -4, 27, 17, { fill: darken(brush.palette.deep, 0.2) }),
      path('M-27-2C-22 10-12 15 0 15C12 15 22 10 27-2C24 24-24 24-27-2Z', { fill: '#d98f3a' }),
      ...sprinkles,
      shine('M-62-26C-52-52-28-66 2-68', 8, 0.6),
    ].join('')
  },
  flat: {
    area: 'M0-86A92 86 0 1 1 0 86A92 86 0 1 1 0-86Z',
    detail:
      'M0-24A28 22 0 1 1 0 20A28 22 0 1 1 0-24ZM-56-30h18v8h-18zM-12-62h18v8h-18zM40-36h18v8h-18zM50 10h18v8h-18z',
    line: 'M-84 12C-66 8-62 40-40 34C-20 30-16 58 8 48C30 40 40 56 54 38C64 24 74 30 84 12',
  },
}

function roll(brush: Brush, fill: Colour): string {
  const grains = steps(12).map(
    (grain) =>
      `M${polar(37, grain * 30)
        .map((v) => Math.round(v))
        .join(' ')}h.01`,
  )
  return [
    path('M-52-6V34A52 30 0 0 0 52 34V-6Z', {
      fill: brush.across('#0c2a1c', '#2b6046', '#06140d'),
    }),
    ellipse(0, -6, 52, 30, { fill: '#12352a' }),
    ellipse(0, -6, 45, 25, { fill: brush.down('#ffffff', '#e6e9ee') }),
    placed(0, -6, { scale: [1, 0.56] }, line(grains.join(''), '#c9d0da', 5)),
    ellipse(-6, -8, 15, 9, { fill }),
    ellipse(11, -8, 9, 8, { fill: '#5cb832' }),
    ellipse(2, 1, 11, 6, { fill: '#f5b52a' }),
  ].join('')
}

function nigiri(brush: Brush): string {
  const fish = brush.down('#ffb38a', '#ff7a4a', '#c8431c')
  return [
    bevel(
      brush,
      path('M-74 8C-76 40-60 46 0 46C60 46 76 40 74 8Z', {
        fill: brush.down('#ffffff', '#d9dee8'),
      }),
    ),
    bevel(
      brush,
      path('M-88 14C-92-16-60-40 0-40C60-40 92-16 88 14C70 22 40 4 0 6C-40 4-70 22-88 14Z', {
        fill: fish,
      }),
    ),
    line('M-60-18L-48 4M-30-30L-18 2M6-34L16 2M40-30L48 4', '#ffe0cc', 5, { opacity: 0.85 }),
    path('M-15-38C-13-10-13 20-14 45H14C13 20 13-10 15-38C6-40-6-40-15-38Z', {
      fill: brush.across('#0c2a1c', '#235240', '#0a1f15'),
    }),
    shine('M-70-14C-58-26-40-32-24-34', 5, 0.6),
  ].join('')
}

const sushi: Emblem = {
  draw: (brush) =>
    [
      bevel(
        brush,
        box(
          { x: -108, y: 62, width: 216, height: 18, corner: 6 },
          { fill: brush.down('#d99a55', '#7a4416') },
        ),
      ),
      box({ x: -84, y: 78, width: 26, height: 16, corner: 3 }, { fill: '#5a2f0c' }),
      box({ x: 58, y: 78, width: 26, height: 16, corner: 3 }, { fill: '#5a2f0c' }),
      placed(-48, 20, { scale: 0.92 }, roll(brush, '#ff5a4a')),
      placed(50, 20, { scale: 0.92 }, roll(brush, '#ff9a3a')),
      placed(0, -34, { turn: -6, scale: 0.84 }, nigiri(brush)),
    ].join(''),
  flat: {
    area: 'M-74-40C-76-70-50-88 0-88C50-88 76-70 74-40L64-14H-64ZM-98 4A46 26 0 0 1-6 4V50H-98ZM6 4A46 26 0 0 1 98 4V50H6ZM-108 60H108V78H-108Z',
    line: 'M-70-36C-30-46 30-46 70-36M-98 8A46 24 0 0 0-6 8M6 8A46 24 0 0 0 98 8',
    detail: 'M-12-86H12V-16H-12ZM-62-2h20v10h-20zM42-2h20v10h-20z',
  },
}

const CHILI = 'M-66-34C-44-58-2-58 14-30C34 6 62 36 104 44C84 70 18 72-24 38C-52 16-78-10-66-34Z'

const chili: Emblem = {
  draw: (brush) => {
    const skin = brush.linear(
      [
        [0, '#ff8a6a'],
        [0.3, '#f0252f'],
        [1, '#6d0410'],
      ],
      [0, 0, 0.4, 1],
    )
    return placed(
      -4,
      8,
      { turn: 12 },
      path('M-52-52C-60-70-74-78-90-90L-78-102C-60-92-42-80-32-58Z', {
        fill: brush.down('#a6dd5a', '#3a7d1c'),
      }),
      bevel(brush, path(CHILI, { fill: skin })),
      bevel(
        brush,
        path(
          'M-74-24C-86-52-52-72-26-58C-8-50 2-40 8-28C-6-36-18-34-26-26C-36-36-46-34-50-22C-60-30-68-30-74-24Z',
          { fill: brush.down('#b7f06a', '#3f8f25') },
        ),
      ),
      shine('M-40 0C-22 24 4 42 34 48', 7, 0.55),
    )
  },
  flat: {
    area: `${CHILI}M-74-24C-86-52-52-72-26-58L-10-50C-30-74-54-80-76-96L-88-88C-74-74-66-64-62-54Z`,
    line: 'M-74-24C-68-30-60-30-50-22C-46-34-36-36-26-26C-18-34-6-36 8-28',
  },
}

const CAP = 'M-96 16C-104-50-56-94 0-94C56-94 104-50 96 16C92 34 52 38 0 38C-52 38-92 34-96 16Z'
const SPOTS = [
  [-44, -34, 22, 20],
  [28, -54, 26, 20],
  [64, -2, 18, 19],
  [0, 4, 24, 17],
  [-72, 10, 14, 15],
] as const

const mushroom: Emblem = {
  draw: (brush) => {
    const { bright } = brush.palette
    const cap = brush.radial(
      [
        [0, lighten(bright, 0.6)],
        [0.4, bright],
        [1, darken(bright, 0.65)],
      ],
      FROM_ABOVE,
    )
    const stem = brush.across('#fffaf0', '#f2e2c6', '#a98f66')
    const spots = SPOTS.map(([x, y, across, down]) =>
      ellipse(x, y, across, down, { fill: '#fff7e6', opacity: 0.95 }),
    )
    return [
      ground(92, 66, 10),
      bevel(
        brush,
        path('M-38 26C-34 56-48 72-44 88C-40 98 40 98 44 88C48 72 34 56 38 26Z', { fill: stem }),
      ),
      bevel(brush, path(CAP, { fill: cap })),
      ...spots,
      path('M-90 26C-60 40 60 40 90 26C70 50-70 50-90 26Z', { fill: '#f7dcb4' }),
      circle(-16, 62, 5, { fill: '#2a1406' }),
      circle(16, 62, 5, { fill: '#2a1406' }),
      line('M-8 74C-4 79 4 79 8 74', '#2a1406', 3.4),
      sphere(brush, -62, -58, 5, '#ffffff'),
    ].join('')
  },
  flat: {
    area: `${CAP}M-38 44H38C34 60 48 72 44 88C40 98-40 98-44 88C-48 72-34 60-38 44Z`,
    detail:
      'M-44-52A20 18 0 1 1-44-16A20 18 0 1 1-44-52M30-72A22 18 0 1 1 30-36A22 18 0 1 1 30-72M62-16A14 14 0 1 1 62 12A14 14 0 1 1 62-16M4-8A18 13 0 1 1 4 18A18 13 0 1 1 4-8',
  },
}

export const food = { donut, sushi, chili, mushroom } as const
