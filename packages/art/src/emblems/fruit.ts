import { type Brush, FROM_ABOVE } from '../brush.ts'
import type { Colour } from '../colour.ts'
import type { Emblem } from '../emblem.ts'
import { steps } from '../geometry.ts'
import { petal, sphere } from '../parts/bodies.ts'
import { bevel, shine } from '../parts/materials.ts'
import { ellipse, group, line, path, placed } from '../svg.ts'

const STALK: Colour = '#3d7a1f'

/** A leaf with its middle vein, growing up from the origin. */
const leaf = (brush: Brush, width: number, height: number): string =>
  path(petal(width, height), { fill: brush.down('#c4f57c', '#5cb832', '#256b17') }) +
  line(`M0-4V-${height - 12}`, '#2b6d16', 2, { opacity: 0.7 })

const cherries: Emblem = {
  draw: (brush) =>
    [
      line('M-38-6C-30-56 0-78 34-86M36 8C34-36 34-60 34-86', STALK, 7),
      placed(34, -86, { turn: 88 }, leaf(brush, 26, 80)),
      sphere(brush, -40, 34, 42, '#e5203a', '#70061a'),
      sphere(brush, 36, 46, 38, '#ff4058', '#7a0a1e'),
    ].join(''),
  flat: {
    area: 'M-40-8A42 42 0 1 1-40 76A42 42 0 1 1-40-8M38 10A38 38 0 1 1 38 86A38 38 0 1 1 38 10M-44-2C-36-50-4-82 36-92C60-104 92-94 104-74C80-64 58-70 42-82C40-56 40-20 42 14H34C30-20 30-50 32-78C0-66-28-46-36 0Z',
    line: 'M-60 22C-58 12-50 6-42 4M18 36C20 28 26 24 34 22',
  },
}

const SLICE = 'M-104-30C-96 44-46 84 0 84C46 84 96 44 104-30Z'
const SEEDS = [
  [-58, -6, 20],
  [-24, 0, 8],
  [24, 0, -8],
  [58, -6, -20],
  [-40, 28, 18],
  [0, 34, 0],
  [40, 28, -18],
  [-16, 56, 8],
  [18, 56, -8],
] as const

const watermelon: Emblem = {
  draw: (brush) => {
    const seeds = SEEDS.map(([x, y, turn]) =>
      placed(x, y, { turn }, path('M0-9C6-2 6 7 0 8C-6 7-6-2 0-9Z', { fill: '#1d0c10' })),
    )
    return placed(
      0,
      -6,
      { turn: -12 },
      bevel(brush, path(SLICE, { fill: brush.down('#2f9a3a', '#1f7a2e', '#0c3d16') })),
      path('M-93-30C-86 36-42 72 0 72C42 72 86 36 93-30Z', { fill: '#eaffd0' }),
      path('M-84-30C-77 30-38 62 0 62C38 62 77 30 84-30Z', {
        fill: brush.down('#ff7a86', '#f0304a', '#b3102c'),
      }),
      ...seeds,
      path('M-84-30H84L83-22H-83Z', { fill: '#fff', opacity: 0.35 }),
      line('M-92 14C-78 46-50 68-18 76', '#8fe07a', 4, { opacity: 0.55 }),
    )
  },
  flat: {
    area: SLICE,
    line: 'M-88-28C-80 36-40 66 0 66C40 66 80 36 88-28',
    detail:
      'M-58-14h8v18h-8zM-24-6h8v18h-8zM16-6h8v18h-8zM50-14h8v18h-8zM-40 22h8v16h-8zM-4 28h8v18h-8zM32 22h8v16h-8z',
  },
}

const LEMON =
  'M-98 6C-92-6-84-8-78-18C-56-60-20-70 6-68C44-66 66-42 78-14C84-4 96-4 100 8C96 18 86 18 78 26C58 62 28 76-4 74C-42 72-66 48-78 24C-84 16-96 16-98 6Z'

const lemon: Emblem = {
  draw: (brush) => {
    const peel = brush.radial(
      [
        [0, '#fffbd0'],
        [0.35, '#ffe23a'],
        [0.75, '#f2b705'],
        [1, '#9a6a00'],
      ],
      FROM_ABOVE,
    )
    const pores = steps(22).map((index) => {
      const [x, y] = [-56 + ((index * 37) % 112), -44 + ((index * 23) % 92)]
      return Math.abs(x) + Math.abs(y) > 78 ? '' : `M${x} ${y}h.01`
    })
    return placed(
      0,
      4,
      { turn: -18 },
      placed(-86, 2, { turn: 8 }, leaf(brush, 30, 92)),
      bevel(brush, path(LEMON, { fill: peel })),
      line(pores.join(''), '#c98f05', 4, { opacity: 0.5 }),
      ellipse(-26, -34, 26, 12, { fill: '#fff', opacity: 0.7, transform: 'rotate(-26 -26 -34)' }),
    )
  },
  flat: {
    area: `${LEMON}M-76-20C-84-60-62-86-22-92C-24-66-40-34-76-20Z`,
    line: 'M-44-20C-34-36-20-44-2-46M-70-30L-40-74',
  },
}

const BUNCH = [
  [-44, -26, 0],
  [0, -30, 1],
  [44, -26, 0],
  [-24, 6, 1],
  [24, 6, 0],
  [-46, 8, 0],
  [48, 8, 1],
  [0, 26, 0],
  [-24, 44, 1],
  [26, 44, 0],
  [0, 72, 1],
] as const

const grapes: Emblem = {
  draw: (brush) => {
    const dark = brush.stamp(sphere(brush, 0, 0, 25, '#6d34c9', '#260a57'))
    const light = brush.stamp(sphere(brush, 0, 0, 25, '#8f55ea', '#35106e'))
    return [
      line('M0-44C2-70-4-86-16-100', '#7a4d1c', 9),
      placed(0, -62, { turn: 62 }, leaf(brush, 34, 88)),
      placed(-4, -64, { turn: -70 }, leaf(brush, 28, 70)),
      ...BUNCH.map(([x, y, kind]) => (kind ? light : dark)(`translate(${x} ${y})`)),
    ].join('')
  },
  flat: {
    area: 'M-6-48L-20-100L-10-104L6-72C30-96 70-96 88-66C66-58 56-56 44-52A26 26 0 0 1 64 16A26 26 0 0 1 44 46A26 26 0 0 1 22 74A24 24 0 0 1-22 74A26 26 0 0 1-44 46A26 26 0 0 1-64 16A26 26 0 0 1-46-50Z',
    line: 'M-44-2A24 24 0 0 0-2-26A24 24 0 0 0 44-2M-24 28A24 24 0 0 0 0 4A24 24 0 0 0 24 28M-20 60A22 22 0 0 0 0 44A22 22 0 0 0 20 60',
  },
}

const BERRY = 'M0 98C-34 84-86 22-78-30C-72-58-36-62 0-50C36-62 72-58 78-30C86 22 34 84 0 98Z'
const CALYX =
  'M0-44C-14-22-34-18-46-26C-38-36-50-40-70-36C-58-58-34-66-14-60L-8-92C-4-100 8-98 8-90L12-60C34-66 58-58 70-36C50-40 38-36 46-26C34-18 14-22 0-44Z'

const strawberry: Emblem = {
  draw: (brush) => {
    const skin = brush.radial(
      [
        [0, '#ff9a8f'],
        [0.35, '#f52b45'],
        [1, '#7d0620'],
      ],
      FROM_ABOVE,
    )
    const rows = [
      [-54, -22, 10, 42],
      [-36, 0, 36, 0],
      [-54, -20, 16, 50],
      [-34, 0, 34, 0],
      [-16, 16, 0, 0],
    ] as const
    const seeds = rows.flatMap((row, index) =>
      [...new Set(row)].map((x) => `M${x} ${-12 + index * 22}v7`),
    )
    return [
      bevel(brush, path(BERRY, { fill: skin })),
      line(seeds.join(''), '#ffe08a', 5),
      bevel(brush, path(CALYX, { fill: brush.down('#b7f06a', '#4fae2c', '#1f6414') })),
      shine('M-60-14C-62 8-54 32-40 52', 8, 0.45),
    ].join('')
  },
  flat: {
    area: `${BERRY}${CALYX}`,
    line: 'M-70-34C-50-40-38-36-46-26C-34-18-14-22 0-44C14-22 34-18 46-26C38-36 50-40 70-34',
    detail:
      'M-36 4h8v12h-8zM-4 4h8v12h-8zM28 4h8v12h-8zM-22 34h8v12h-8zM14 34h8v12h-8zM-4 62h8v12h-8z',
  },
}

const HUSK = 'M0-36C36-36 54-8 54 30C54 70 32 98 0 98C-32 98-54 70-54 30C-54-8-36-36 0-36Z'
const BLADES = [-52, 52, -34, 34, -17, 17, 0] as const

const pineapple: Emblem = {
  draw: (brush) => {
    const blade = brush.stamp(
      path(petal(15, 82), {
        fill: brush.down('#d4f58a', '#5cb832', '#1f6414'),
        stroke: '#1d5a12',
        width: 1,
      }),
    )
    const skin = brush.radial(
      [
        [0, '#fff0a0'],
        [0.4, '#f5b52a'],
        [1, '#8a4a06'],
      ],
      FROM_ABOVE,
    )
    const mesh = steps(9).flatMap((index) => {
      const y = -60 + index * 26
      return [`M-70 ${y}L70 ${y + 84}`, `M70 ${y}L-70 ${y + 84}`]
    })
    const drawn = [
      ...BLADES.map((turn) => blade(`translate(0 -24)rotate(${turn})`)),
      bevel(brush, path(HUSK, { fill: skin })),
      group(
        { clip: brush.clip(path(HUSK)) },
        path(mesh.join(''), { stroke: '#9a5a0a', width: 3.4, strokeOpacity: 0.75 }),
      ),
      shine('M-34 4C-38 26-34 50-24 68', 8, 0.5),
    ]
    return placed(0, 0, { turn: 14, scale: 1.08 }, ...drawn)
  },
  flat: {
    area: `${HUSK}M0-32L-48-58L-26-60L-44-88L-16-74L0-106L16-74L44-88L26-60L48-58Z`,
    line: 'M-48 6L22 92M-24-28L48 60M48 6L-22 92M24-28L-48 60M-44-4L0-32L44-4',
  },
}

export const fruit = { cherries, watermelon, lemon, grapes, strawberry, pineapple } as const
