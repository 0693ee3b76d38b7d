import { ACROSS, type Brush } from '../brush.ts'
import { type Colour, darken, lighten, mix } from '../colour.ts'
import type { Emblem } from '../emblem.ts'
import { bevel, body, gold, roundGold, shine, silver } from '../parts/materials.ts'
import { box, circle, line, path, placed } from '../svg.ts'

const ROCKET = 'M0-112C34-80 42-26 34 66H-34C-42-26-34-80 0-112Z'
const FINS = 'M-34 20L-76 78C-60 80-46 74-32 66ZM34 20L76 78C60 80 46 74 32 66Z'

function drawRocket(brush: Brush): string {
  const { bright } = brush.palette
  const hull = brush.linear(
    [
      [0, '#ffffff'],
      [0.45, '#dfe6f3'],
      [1, '#7e8aa6'],
    ],
    ACROSS,
  )
  const nose = brush.across(lighten(bright, 0.3), darken(bright, 0.4))
  const window = brush.radial(
    [
      [0, '#bff3ff'],
      [0.6, '#2a86d8'],
      [1, '#08204d'],
    ],
    [0.35, 0.3, 0.8],
  )
  const flame = path('M-26 74C-36 122-10 130 0 176C10 130 36 122 26 74Z', {
    fill: brush.down('#ffe27a', '#ff7a1a', '#ff2d2d'),
    opacity: 0.95,
    filter: brush.filter('soft'),
  })
  return placed(
    0,
    0,
    { turn: 38 },
    flame,
    path('M-13 76C-18 104-4 112 0 136C4 112 18 104 13 76Z', { fill: '#fff7d1' }),
    path(FINS, { fill: brush.down(bright, darken(bright, 0.55)) }),
    bevel(brush, path(ROCKET, { fill: hull })),
    path('M0-112C16-97 27-76 32-52H-32C-27-76-16-97 0-112Z', { fill: nose }),
    bevel(brush, circle(0, -22, 19, { fill: gold(brush) })),
    circle(0, -22, 13, { fill: window }),
    path('M-7 26H7V84H-7Z', { fill: brush.down(bright, darken(bright, 0.5)) }),
    box({ x: -28, y: 62, width: 56, height: 14, corner: 5 }, { fill: silver(brush) }),
  )
}

const rocket: Emblem = {
  draw: drawRocket,
  flat: {
    area: 'M70-92C76-46 62-8 14 46L26 84C14 92 0 92-10 74L-16 62C-40 96-66 96-92 96C-92 68-90 40-60 18L-72 12C-92 0-90-14-82-26L-44-14C8-62 26-84 70-92Z',
    detail: 'M24-46A18 18 0 1 1 0-20A18 18 0 1 1 24-46Z',
  },
}

const JET =
  'M112-2C96-18 54-20 22-18L-20-74H-46L-22-16L-66-12L-86-34H-104L-92 0L-104 20H-86L-64 8L-20 12L-44 66H-18L26 14C58 14 98 14 112-2Z'

const jet: Emblem = {
  draw: (brush) => {
    const { bright, warm } = brush.palette
    const hull = {
      fill: body(brush, bright, 0.65, 0.55),
      stroke: lighten(bright, 0.5),
      width: 1.5,
      round: true,
    }
    return placed(
      0,
      0,
      { turn: -24 },
      shine('M-150 30C-90 20-40 16 20 12', 9, 0.22),
      line('M-140 48C-80 36-50 32 0 26', warm, 5, { opacity: 0.4 }),
      bevel(brush, path(JET, hull)),
      path('M60-12C72-14 86-12 94-6L64-4Z', { fill: '#0d1730', opacity: 0.85 }),
      path('M22-16L-18-70L-26-70L-2-15Z', { fill: '#fff', opacity: 0.35 }),
    )
  },
  flat: { area: JET, line: 'M-60-2H60M22-17L-2-15M26 13L0 13', detail: 'M64-4L60-12L92-8Z' },
}

const ENVELOPE =
  'M0-112C52-112 80-78 80-40C80-4 44 26 22 56H-22C-44 26-80-4-80-40C-80-78-52-112 0-112Z'
const STRIPES =
  'M0-112C-52-112-80-78-80-40C-80-4-44 26-22 56H-15C-34 22-52 0-52-40C-52-80-30-108 0-112ZM0-112C-12-108-18-80-18-40C-18 0-10 30-5 56H5C10 30 18 0 18-40C18-80 12-108 0-112ZM0-112C52-112 80-78 80-40C80-4 44 26 22 56H15C34 22 52 0 52-40C52-80 30-108 0-112Z'

function drawBalloon(brush: Brush): string {
  const { bright, warm } = brush.palette
  const stripe = brush.linear([
    [0, lighten(warm, 0.4)],
    [1, mix(warm, bright, 0.45)],
  ])
  const basket: Colour = '#a8652a'
  return [
    bevel(brush, path(ENVELOPE, { fill: body(brush, bright, 0.45, 0.45) })),
    path(STRIPES, { fill: stripe }),
    path(ENVELOPE, {
      fill: brush.radial(
        [
          [0, '#fff', 0.5],
          [0.4, '#fff', 0],
          [1, '#000', 0.5],
        ],
        [0.36, 0.26, 0.8],
      ),
    }),
    path('M-22 56L-16 82M22 56L16 82M0 56V82', { stroke: '#f2dcae', width: 2 }),
    box({ x: -24, y: 50, width: 48, height: 9, corner: 4 }, { fill: gold(brush) }),
    bevel(
      brush,
      path('M-20 80H20L16 110C15 116-15 116-16 110Z', {
        fill: brush.down(basket, darken(basket, 0.6)),
      }),
    ),
    box({ x: -23, y: 78, width: 46, height: 8, corner: 4 }, { fill: roundGold(brush) }),
  ].join('')
}

const balloon: Emblem = {
  draw: drawBalloon,
  flat: {
    area: `${ENVELOPE}M-20 76H20L15 108H-15Z`,
    line: 'M0-110C-24-80-24 10-6 54M0-110C24-80 24 10 6 54M-20 58L-16 78M20 58L16 78',
  },
}

export const flight = { rocket, jet, balloon } as const
