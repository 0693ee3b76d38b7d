import { FROM_ABOVE } from '../brush.ts'
import { mix } from '../colour.ts'
import type { Emblem } from '../emblem.ts'
import { type Facet, facets, sphere } from '../parts/bodies.ts'
import { bevel, gold, INK } from '../parts/materials.ts'
import { circle, ellipse, line, onBothSides, path, placed } from '../svg.ts'

const TIGER =
  'M0-84C34-84 60-70 74-44C86-22 96 6 104 30L84 34L90 58L62 62C44 84 20 94 0 94C-20 94-44 84-62 62L-90 58L-84 34L-104 30C-96 6-86-22-74-44C-60-70-34-84 0-84Z'
const STRIPES =
  'M12-82C20-68 20-56 14-44C30-50 36-66 36-78ZM48-70C50-58 46-48 38-40C54-44 62-52 66-58ZM100 22L66 12L92 2ZM88 50L58 38L84 30ZM84-18L58-16L74-38Z'
const MUZZLE = 'M0 22C22 12 54 22 54 46C54 72 26 82 0 74C-26 82-54 72-54 46C-54 22-22 12 0 22Z'

const tiger: Emblem = {
  draw: (brush) => {
    const fur = brush.radial(
      [
        [0, '#ffe0a0'],
        [0.45, '#ff9a2a'],
        [1, '#a8480a'],
      ],
      FROM_ABOVE,
    )
    const ear = circle(62, -66, 27, { fill: '#e07a18' }) + circle(62, -64, 15, { fill: '#3a1c0c' })
    const eye = [
      path('M14-8C24-24 48-24 58-6C44 6 24 6 14-8Z', { fill: '#fff7e0', stroke: INK, width: 3.4 }),
      circle(36, -9, 10, { fill: brush.palette.bright }),
      ellipse(36, -9, 4, 8, { fill: INK }),
      circle(33, -13, 2.6, { fill: '#fff' }),
    ]
    return [
      onBothSides(ear),
      bevel(brush, path(TIGER, { fill: fur })),
      onBothSides(path(STRIPES, { fill: '#2a120a' })),
      path('M0-84L9-46L0-56L-9-46Z', { fill: '#2a120a' }),
      bevel(brush, path(MUZZLE, { fill: brush.down('#ffffff', '#fff3e0', '#d9bf9a') })),
      onBothSides(eye.join('')),
      path('M-20 18C-10 12 10 12 20 18C16 32 6 36 0 38C-6 36-16 32-20 18Z', {
        fill: brush.down('#ff8a9a', '#b83a52'),
      }),
      line('M0 38V50M0 50C-8 62-24 60-30 52M0 50C8 62 24 60 30 52', INK, 4),
      path('M-16 58L-10 74L-4 59ZM16 58L10 74L4 59Z', { fill: '#fff' }),
      onBothSides(line('M44 40L84 32M44 50L82 54', '#fff', 2.4, { opacity: 0.8 })),
    ].join('')
  },
  flat: {
    area: `${TIGER}M60-92A28 28 0 1 1 60-36A28 28 0 1 1 60-92M-60-92A28 28 0 1 1-60-36A28 28 0 1 1-60-92`,
    detail:
      'M0-84L9-46H-9ZM100 22L66 12L92 2ZM-100 22L-66 12L-92 2ZM24-16h24v14h-24zM-48-16h24v14h-24zM-18 20H18L0 38ZM34-72L26-44L44-56ZM-34-72L-26-44L-44-56Z',
    line: 'M0 38C-4 60-22 62-30 52M0 38C4 60 22 62 30 52',
  },
}

const WOLF: readonly Facet[] = [
  [[0, -40], [16, -48], [0, 10], 0.78],
  [[16, -48], [40, -34], [22, 4], 0.6],
  [[16, -48], [22, 4], [0, 10], 0.52],
  [[16, -48], [34, -104], [40, -34], 0.68],
  [[34, -104], [62, -40], [40, -34], 0.34],
  [[34, -84], [34, -46], [50, -44], 0.14],
  [[40, -34], [62, -40], [70, -6], 0.46],
  [[40, -34], [70, -6], [22, 4], 0.56],
  [[62, -40], [92, -26], [70, -6], 0.3],
  [[70, -6], [104, 14], [66, 24], 0.36],
  [[70, -6], [66, 24], [22, 4], 0.46],
  [[66, 24], [98, 44], [54, 52], 0.6, 'accent'],
  [[22, 4], [66, 24], [36, 50], 0.72, 'accent'],
  [[66, 24], [54, 52], [36, 50], 0.56, 'accent'],
  [[54, 52], [74, 76], [36, 66], 0.42, 'accent'],
  [[36, 50], [54, 52], [36, 66], 0.5, 'accent'],
  [[0, 10], [22, 4], [18, 48], 0.6],
  [[0, 10], [18, 48], [0, 54], 0.8],
  [[22, 4], [36, 50], [18, 48], 0.4],
  [[18, 48], [36, 50], [36, 66], 0.62, 'accent'],
  [[12, 66], [18, 48], [36, 66], 0.36, 'accent'],
  [[12, 66], [36, 66], [0, 96], 0.6, 'accent'],
  [[0, 72], [12, 66], [0, 96], 0.72, 'accent'],
]

const wolf: Emblem = {
  draw: (brush) => {
    const { bright, warm } = brush.palette
    return [
      facets(WOLF, mix(bright, '#6b7590', 0.55), '#f2f5fb'),
      path('M-18 48L18 48L12 66L0 73L-12 66Z', { fill: '#10131f' }),
      path('M-12 50H2L-2 56H-10Z', { fill: '#fff', opacity: 0.4 }),
      onBothSides(
        path('M20 0L48-10L42 8Z', { fill: '#0b0710' }) + circle(36, -1, 5, { fill: warm }),
      ),
    ].join('')
  },
  flat: {
    area: 'M0-40L16-48L34-104L62-40L92-26L80-4L104 14L84 28L98 44L62 54L74 76L36 68L0 96L-36 68L-74 76L-62 54L-98 44L-84 28L-104 14L-80-4L-92-26L-62-40L-34-104L-16-48Z',
    detail: 'M20 0L48-10L42 8ZM-20 0L-48-10L-42 8ZM-18 48H18L0 74Z',
    line: 'M-66 24L-22 4L-16 44M66 24L22 4L16 44',
  },
}

const DRAGON: readonly Facet[] = [
  [[0, -52], [24, -56], [0, -6], 0.75],
  [[24, -56], [46, -36], [20, -4], 0.5],
  [[24, -56], [20, -4], [0, -6], 0.62],
  [[20, -4], [46, -36], [74, -26], 0.8],
  [[46, -36], [66, -44], [74, -26], 0.4],
  [[74, -26], [20, -4], [52, 10], 0.35],
  [[74, -26], [110, -40], [84, -2], 0.55],
  [[74, -26], [84, -2], [52, 10], 0.4],
  [[84, -2], [112, 12], [76, 26], 0.45],
  [[52, 10], [84, -2], [76, 26], 0.56],
  [[76, 26], [96, 52], [58, 44], 0.4],
  [[52, 10], [76, 26], [58, 44], 0.3],
  [[0, -6], [20, -4], [26, 36], 0.6],
  [[0, -6], [26, 36], [0, 40], 0.84],
  [[20, -4], [52, 10], [26, 36], 0.4],
  [[52, 10], [58, 44], [26, 36], 0.48],
  [[0, 40], [26, 36], [36, 58], 0.72],
  [[0, 40], [36, 58], [0, 62], 0.52],
  [[26, 36], [58, 44], [36, 58], 0.3],
  [[36, 58], [58, 44], [46, 78], 0.36],
  [[0, 62], [36, 58], [0, 84], 0.08],
  [[36, 58], [46, 78], [0, 84], 0.12],
  [[0, 84], [46, 78], [24, 100], 0.46],
  [[0, 84], [24, 100], [0, 108], 0.66],
]
const DRAGON_HORN =
  'M22-50C34-66 58-64 62-84C64-98 80-108 96-120C92-98 96-66 70-48C58-40 46-40 40-38Z'

const dragon: Emblem = {
  draw: (brush) => {
    const { bright, warm } = brush.palette
    const eye =
      path('M24 0L54-12L48 10Z', { fill: '#0b0710' }) +
      circle(41, -1, 6, { fill: warm }) +
      ellipse(41, -1, 2, 5, { fill: INK })
    return placed(
      0,
      4,
      { scale: 0.94 },
      onBothSides(bevel(brush, path(DRAGON_HORN, { fill: gold(brush) }))),
      facets(DRAGON, bright, '#fff0c8'),
      onBothSides(eye),
      onBothSides(ellipse(15, 46, 6, 4, { fill: '#0b0710', transform: 'rotate(20 15 46)' })),
      onBothSides(path('M16 60L28 59L23 80Z', { fill: '#fffdf2' })),
      path('M-12 76C-6 70 6 70 12 76L0 98Z', { fill: '#ff5a4a' }),
      onBothSides(line('M32 50C66 56 78 96 110 76', gold(brush), 5)),
      sphere(brush, 0, -32, 9, warm),
    )
  },
  flat: {
    area: 'M0-48L22-52C34-66 58-64 62-80C64-94 80-102 92-114C90-92 94-66 70-44L104-38L84-4L108 14L76 26L92 50L58 46L46 78L24 98L0 104L-24 98L-46 78L-58 46L-92 50L-76 26L-108 14L-84-4L-104-38L-70-44C-94-66-90-92-92-114C-80-102-64-94-62-80C-58-64-34-66-22-52Z',
    detail: 'M22 0L52-12L46 10ZM-22 0L-52-12L-46 10ZM-34 60H34L24 76H-24Z',
    line: 'M-20-4L-26 36M20-4L26 36',
  },
}

export const wild = { tiger, wolf, dragon } as const
