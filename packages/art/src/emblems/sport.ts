import { type Brush, FROM_ABOVE } from '../brush.ts'
import { darken, lighten } from '../colour.ts'
import type { Emblem } from '../emblem.ts'
import { starPoints, steps } from '../geometry.ts'
import { bevel, body, gold, shine, silver } from '../parts/materials.ts'
import { box, circle, ellipse, line, path, placed, polygon } from '../svg.ts'

const CUP = 'M-60-88H60C60-20 44 24 12 34L14 56H-14L-12 34C-44 24-60-20-60-88Z'

const trophy: Emblem = {
  draw: (brush) => {
    const star = { fill: lighten(brush.palette.warm, 0.5), stroke: '#8c5210', width: 2 }
    const foot = { x: -56, y: 74, width: 112, height: 22, corner: 5 }
    return [
      line('M-56-66C-104-70-104 8-40 14M56-66C104-70 104 8 40 14', gold(brush), 13),
      bevel(brush, path(CUP, { fill: gold(brush) })),
      bevel(brush, path('M-30 56H30L38 74H-38Z', { fill: gold(brush) })),
      box(foot, { fill: brush.down('#3a3f52', '#0e111b') }),
      placed(0, -34, {}, polygon(starPoints(26), star)),
      shine('M-44-78C-44-36-36-6-22 12', 8, 0.65),
    ].join('')
  },
  flat: {
    area: `${CUP}M-30 56H30L38 74H56V96H-56V74H-38ZM-58-72C-108-76-106 18-40 20L-44 6C-84 4-86-60-56-58ZM58-72C108-76 106 18 40 20L44 6C84 4 86-60 56-58Z`,
    detail: 'M0-62L8-42H28L12-29L18-8L0-20L-18-8L-12-29L-28-42H-8Z',
  },
}

const GLOVE = 'M-52 48C-74 24-84-10-78-42C-70-80-36-100 8-98C54-96 84-66 82-24C80 8 64 28 54 48Z'
const THUMB = 'M-76 20C-84-12-62-40-34-36C-14-34-4-18-12-2C-18 10-30 12-34 26C-40 44-70 44-76 20Z'

function drawGlove(brush: Brush): string {
  const { bright, warm } = brush.palette
  const leather = body(brush, bright, 0.35, 0.62)
  const dark = darken(bright, 0.6)
  return placed(
    4,
    2,
    { turn: 12 },
    bevel(brush, box({ x: -56, y: 40, width: 114, height: 54, corner: 14 }, { fill: gold(brush) })),
    line('M-40 62H42M-40 78H42', darken(warm, 0.55), 4),
    bevel(brush, path(GLOVE, { fill: leather })),
    line('M-18-22C10-40 46-38 78-16', dark, 5),
    bevel(brush, path(THUMB, { fill: leather, stroke: dark, width: 3 })),
    shine('M-50-66C-28-84 14-88 44-76', 10, 0.5),
    shine('M-64-2C-64-16-54-26-42-27', 6, 0.5),
  )
}

const glove: Emblem = {
  draw: drawGlove,
  flat: {
    area: `${GLOVE}M-52 56H54V94H-52Z`,
    line: `${THUMB}M-14-24C10-40 46-38 76-18`,
  },
}

const FEATHER = 'M0 44C-10 0-20-50-18-92C-8-98 8-98 18-92C20-50 10 0 0 44Z'

function drawShuttlecock(brush: Brush): string {
  const { bright, cool } = brush.palette
  const fill = brush.linear([
    [0, '#ffffff'],
    [0.6, '#e8eef8'],
    [1, '#a9b5cb'],
  ])
  const feather = brush.stamp(
    path(FEATHER, { fill, stroke: '#8a96ad', width: 1 }) +
      path('M0 40V-88', { stroke: '#9aa6bd', width: 1.6 }),
  )
  const behind = [-20, 20].map((turn) => feather(`rotate(${turn} 0 60)scale(.96)`))
  const front = [-34, 34, -12, 12].map((turn) => feather(`rotate(${turn} 0 60)`))
  return placed(
    0,
    -6,
    { turn: 28 },
    ...behind,
    ...front,
    line('M-46-22C-20-8 20-8 46-22', bright, 5, { opacity: 0.9 }),
    line('M-30 10C-14 20 14 20 30 10', bright, 5, { opacity: 0.9 }),
    bevel(
      brush,
      path('M-32 44C-34 82-18 100 0 100C18 100 34 82 32 44Z', {
        fill: brush.down('#fff6df', '#e6cfa2', '#8f6f3d'),
      }),
    ),
    box(
      { x: -35, y: 38, width: 70, height: 17, corner: 8 },
      { fill: brush.down(cool, darken(bright, 0.3)) },
    ),
    shine('M-18 62C-17 76-12 86-4 90', 5, 0.7),
  )
}

const shuttlecock: Emblem = {
  draw: drawShuttlecock,
  flat: {
    area: 'M-24 44L-78-68C-58-90-40-92-30-84C-14-98 14-98 30-84C40-92 58-90 78-68L24 44ZM-30 50H30C32 84 18 100 0 100C-18 100-32 84-30 50Z',
    line: 'M-46-26C-20-12 20-12 46-26M-12 44L-30-84M12 44L30-84',
  },
}

function drawGolf(brush: Brush): string {
  const { bright } = brush.palette
  const dimples = steps(5).flatMap((row) =>
    steps(5).map((column) => {
      const x = (column - 2) * 17 + (row % 2) * 8
      const y = (row - 2) * 16
      return x * x + y * y > 38 * 38 ? '' : `M${x - 4} ${y}a5 5 0 0 0 8 1`
    }),
  )
  const grass = brush.down(lighten('#5cbd41', 0.3), '#2c7a24', '#123d12')
  return [
    box({ x: 10, y: -112, width: 8, height: 178, corner: 4 }, { fill: silver(brush) }),
    bevel(
      brush,
      path('M17-110C44-122 60-92 96-102L80-70L96-42C60-32 46-62 17-50Z', {
        fill: body(brush, bright, 0.35, 0.5),
      }),
    ),
    ellipse(0, 76, 108, 28, { fill: grass }),
    ellipse(16, 66, 22, 6, { fill: '#08180a' }),
    placed(
      -40,
      40,
      {},
      circle(0, 0, 42, {
        fill: brush.radial(
          [
            [0, '#ffffff'],
            [0.6, '#e9eef7'],
            [1, '#8390ac'],
          ],
          FROM_ABOVE,
        ),
      }),
      path(dimples.join(''), { stroke: '#8b97b0', width: 2, strokeOpacity: 0.7 }),
    ),
  ].join('')
}

const golf: Emblem = {
  draw: drawGolf,
  flat: {
    area: 'M6-112H18C44-122 60-92 96-102L80-70L96-42C60-32 46-62 18-50V56H6ZM-40 0A40 40 0 1 1-40 80A40 40 0 1 1-40 0M-100 84H100V96H-100Z',
    line: 'M-58 32h2M-40 24h2M-24 34h2M-50 52h2M-32 52h2',
  },
}

export const sport = { trophy, glove, shuttlecock, golf } as const
