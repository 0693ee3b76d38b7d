import type { Brush } from '../brush.ts'
import { darken, lighten } from '../colour.ts'
import type { Emblem } from '../emblem.ts'
import { steps } from '../geometry.ts'
import { friendlyEye } from '../parts/bodies.ts'
import { bevel, body, gold, ground, shine } from '../parts/materials.ts'
import { circle, circles, curve, group, line, onBothSides, path, placed, spot } from '../svg.ts'

const SHELL = 'M0-70C52-70 88-32 88 12C88 26 60 36 0 36C-60 36-88 26-88 12C-88-32-52-70 0-70Z'

const turtle: Emblem = {
  draw: (brush) => {
    const { bright, warm } = brush.palette
    const skin = brush.down('#d8f58a', '#7cc24a', '#3a7a22')
    const plates =
      'M0-66L-26-40L-18-4H18L26-40ZM-26-40L-62-38M26-40L62-38M-18-4L-44 28M18-4L44 28M-18-4L-56 4L-78 20M18-4L56 4L78 20'
    return placed(
      -6,
      6,
      { turn: -6 },
      ground(76, 88, 12),
      bevel(brush, path('M-84 16C-104 14-116 22-120 30C-106 34-92 34-80 30Z', { fill: skin })),
      bevel(
        brush,
        path('M-60 26C-74 44-72 66-56 72C-42 76-34 54-32 34Z', { fill: skin }),
        path('M46 28C40 50 46 74 64 72C78 68 74 44 70 26Z', { fill: skin }),
      ),
      bevel(
        brush,
        path('M72 12C70-20 84-50 106-48C128-46 132-14 114 0C102 8 96 20 88 30Z', { fill: skin }),
      ),
      friendlyEye(110, -26, 6.5),
      line('M108-8C114-6 120-8 123-14', '#2a5a16', 3),
      bevel(brush, path(SHELL, { fill: body(brush, bright, 0.55, 0.6) })),
      path(plates, { stroke: darken(bright, 0.6), width: 5, round: true, strokeOpacity: 0.8 }),
      path('M0-60L-18-40L-12-12H12L18-40Z', { fill: warm, opacity: 0.28 }),
      bevel(
        brush,
        path('M-94 16C-60 32 60 32 94 16C98 30 88 42 0 44C-88 42-98 30-94 16Z', {
          fill: gold(brush),
        }),
      ),
      shine('M-66-12C-56-36-38-52-14-58', 8, 0.5),
    )
  },
  flat: {
    area: 'M-6-64C40-64 72-34 80-2C78-30 88-54 108-52C130-50 132-16 114 0C100 12 90 30 70 40C74 60 74 74 58 76C44 76 42 60 42 44H-34C-36 62-44 76-58 74C-74 70-74 54-66 40C-84 38-104 38-118 30C-112 20-104 14-92 14C-90-30-56-64-6-64Z',
    detail: 'M102-34h12v12h-12z',
    line: 'M-92 18C-50 34 40 34 84 14M-6-60L-30-36L-22 0H12L20-36ZM-30-36L-68-30M20-36L58-28M-22 0L-46 22M12 0L38 22',
  },
}

const OCTOPUS_HEAD =
  'M0-100C50-100 78-64 74-18C72 8 60 26 50 34H-50C-60 26-72 8-74-18C-78-64-50-100 0-100Z'
const ARMS = [
  'M-40 18C-64 40-104 22-104-6C-104-22-84-24-84-8C-84 6-64 8-50-6Z',
  'M-48 26C-52 66-92 82-100 58C-106 44-88 38-84 48C-80 58-66 48-64 20Z',
  'M-26 30C-24 68-44 98-66 92C-80 86-72 70-62 74C-52 76-48 54-50 30Z',
] as const
const SUCKERS = [
  [-94, 6, 4],
  [-76, 16, 4],
  [-88, 64, 4],
  [-70, 54, 4],
  [-58, 84, 4],
  [-46, 68, 4],
] as const

const octopus: Emblem = {
  draw: (brush) => {
    const { bright, warm } = brush.palette
    const skin = body(brush, bright, 0.45, 0.5)
    const arms = ARMS.map((data) => path(data, { fill: skin }))
    const suckers = circles(SUCKERS, { fill: lighten(warm, 0.5), opacity: 0.85 })
    return [
      onBothSides(bevel(brush, ...arms) + suckers),
      bevel(
        brush,
        path('M-22 26C-20 66-30 92-8 96C6 96-2 80 0 60C2 80-6 96 8 96C30 92 20 66 22 26Z', {
          fill: skin,
        }),
      ),
      bevel(brush, path(OCTOPUS_HEAD, { fill: body(brush, bright, 0.55, 0.4) })),
      onBothSides(circle(30, -10, 19, { fill: '#fff' })),
      friendlyEye(-28, -8, 11),
      friendlyEye(32, -8, 11),
      line('M-12 20C-6 28 6 28 12 20', darken(bright, 0.7), 4),
      circles(
        [
          [-34, -70, 9],
          [-14, -82, 5],
          [-48, -52, 5],
        ],
        { fill: '#fff', opacity: 0.4 },
      ),
    ].join('')
  },
  flat: {
    area: `${OCTOPUS_HEAD}${ARMS.join('')}M40 18C64 40 104 22 104-6C104-22 84-24 84-8C84 6 64 8 50-6ZM48 26C52 66 92 82 100 58C106 44 88 38 84 48C80 58 66 48 64 20ZM26 30C24 68 44 98 66 92C80 86 72 70 62 74C52 76 48 54 50 30ZM-22 26L-14 92H14L22 26Z`,
    detail: 'M-42-22h22v24h-22zM20-22h22v24h-22z',
  },
}

const WHALE =
  'M-104-4C-104-48-66-70-18-66C36-62 56-14 72-6C84-6 88-18 84-34C76-46 66-50 54-54C64-70 86-66 94-54C98-70 116-80 128-72C122-60 116-50 104-42C108 20 70 60-4 62C-72 64-104 38-104-4Z'

const whale: Emblem = {
  draw: (brush) => {
    const { bright, cool } = brush.palette
    const pleats = steps(5).map((pleat) => {
      const [x, y] = [pleat * 8, pleat * 4]
      const bend = curve([x - 60, y + 40], [x - 20, y + 42 - pleat], [x / 2 + 16, y + 30])
      return `M${spot([x - 92, y * 1.5 + 24])}${bend}`
    })
    const drawn = [
      line(
        'M-30-70C-32-92-44-104-58-100M-30-70C-28-92-14-106 0-98M-30-70V-102',
        lighten(cool, 0.4),
        7,
        { opacity: 0.9 },
      ),
      bevel(brush, path(WHALE, { fill: body(brush, bright, 0.5, 0.55) })),
      group(
        { clip: brush.clip(path(WHALE)) },
        path('M-110 16C-60 34 0 36 44 14C54 50 10 74-40 74C-90 74-110 44-110 16Z', {
          fill: '#f4f8ff',
        }),
        path(pleats.join(''), { stroke: '#9fb2d0', width: 2.4 }),
      ),
      bevel(
        brush,
        path('M-10 28C6 34 22 56 12 78C-8 72-22 52-26 34Z', { fill: darken(bright, 0.3) }),
      ),
      friendlyEye(-62, 4, 8),
      line('M-100 12C-90 18-80 18-72 14', darken(bright, 0.65), 3),
      shine('M-82-30C-66-50-40-56-12-54', 8, 0.5),
    ]
    return placed(-4, 14, { scale: 0.94 }, ...drawn)
  },
  flat: {
    area: `${WHALE}M-34-66C-36-84-44-92-58-90L-62-100C-46-106-36-100-30-90C-24-100-14-106 2-100L-2-90C-14-92-24-84-26-66Z`,
    detail: 'M-68-4h14v14h-14z',
    line: 'M-102 16C-50 36 10 34 46 12M-12 32C4 40 14 54 12 72',
  },
}

const KOI = 'M92 6C70-34 10-46-44-22C-60-14-70-6-78 4C-68 14-58 22-44 28C10 48 66 40 92 6Z'
const KOI_SPOTS =
  'M20-50C50-40 50-4 26 2C0 8-8-20 20-50ZM-60-30C-30-34-16-6-34 12C-54 24-84 4-60-30ZM60 10C80 4 100 20 80 40C60 46 46 26 60 10Z'

function drawKoi(brush: Brush): string {
  const { bright } = brush.palette
  const scales = steps(7).flatMap((row) =>
    steps(8).map(
      (column) => `M${-58 + column * 15 + (row % 2 ? 0 : 7)} ${(row - 3) * 11}a8 8 0 0 1 0 12`,
    ),
  )
  const tail =
    'M-70 4C-98-20-108-44-128-52C-120-24-120-12-116 2C-124 20-126 32-130 60C-108 50-92 30-70 4Z'
  return placed(
    0,
    0,
    { turn: -28 },
    path(tail, { fill: brush.across(lighten(bright), bright), opacity: 0.95 }),
    path('M14-38C4-72-24-84-48-80C-34-64-34-48-30-32Z', {
      fill: brush.down(lighten(bright), bright),
    }),
    path('M24 36C22 62 6 78-14 82C-8 64-10 50-8 36Z', {
      fill: brush.down(bright, lighten(bright, 0.4)),
    }),
    bevel(brush, path(KOI, { fill: brush.down('#ffffff', '#ffe9d6', '#e6b894') })),
    group(
      { clip: brush.clip(path(KOI)) },
      path(KOI_SPOTS, { fill: bright }),
      path(scales.join(''), { stroke: '#fff', strokeOpacity: 0.5, width: 1.5 }),
    ),
    circle(70, -8, 7, { fill: '#10131f' }),
    circle(72, -10, 2.4, { fill: '#fff' }),
    line('M92 6C100 12 108 12 112 8M92 8C98 18 104 22 110 22', gold(brush), 2.5),
  )
}

const koi: Emblem = {
  draw: drawKoi,
  flat: {
    area: 'M88-38C50-66-14-38-54 0C-62 8-66 16-70 26C-92 20-112 28-124 22C-112 44-108 52-96 64C-92 82-88 90-76 104C-76 84-68 62-56 42C-48 46-38 48-28 46C34 36 92 6 88-38ZM-4-44C-30-68-60-66-78-50C-58-46-46-38-36-28Z',
    detail:
      'M60-36A7 7 0 1 1 58-22ZM10-20C30-20 34 4 14 16C-4 18-8-10 10-20ZM-42 10C-26 8-20 26-34 36C-50 38-54 20-42 10Z',
  },
}

export const reef = { koi, turtle, octopus, whale } as const
