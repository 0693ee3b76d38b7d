import { ACROSS, type Brush, FROM_ABOVE } from '../brush.ts'
import { type Colour, darken, lighten } from '../colour.ts'
import type { Emblem } from '../emblem.ts'
import { starPoints, steps } from '../geometry.ts'
import { smallGem, sphere } from '../parts/bodies.ts'
import { bevel, gold, shine, silver } from '../parts/materials.ts'
import { box, circle, line, path, placed, polygon } from '../svg.ts'

const GAMEPAD =
  'M-62-52C-30-60 30-60 62-52C92-44 108 20 104 56C102 82 74 84 58 62L42 40H-42L-58 62C-74 84-102 82-104 56C-108 20-92-44-62-52Z'
const CROSS = 'M-66-20h16v-16h16v16h16v16h-16v16h-16v-16h-16z'
const BUTTONS: readonly (readonly [x: number, y: number, colour: Colour])[] = [
  [52, -30, '#ff4d5e'],
  [74, -10, '#ffd166'],
  [30, -10, '#37d6a0'],
  [52, 10, '#5aa2ff'],
]

const gamepad: Emblem = {
  draw: (brush) => {
    const { cool, middle, warm } = brush.palette
    const shell = { fill: brush.down('#4a5374', '#20263c', '#0a0d18'), stroke: cool, width: 2 }
    return [
      bevel(brush, path(GAMEPAD, { ...shell, strokeOpacity: 0.7 })),
      path(CROSS, { fill: cool }),
      ...BUTTONS.map(([x, y, colour]) => sphere(brush, x, y, 10, colour)),
      box({ x: -12, y: -40, width: 24, height: 7, corner: 3.5 }, { fill: warm }),
      circle(0, -6, 13, {
        fill: brush.radial([
          [0, cool],
          [1, middle],
        ]),
      }),
    ].join('')
  },
  flat: {
    area: GAMEPAD,
    detail: `${CROSS}M42-38h20v16h-20zM42 2h20v16h-20zM22-18h16v16h-16zM66-18h16v16h-16z`,
  },
}

const target: Emblem = {
  draw: (brush) => {
    const { bright, warm, cool } = brush.palette
    const mark = { x: -4, y: -108, width: 8, height: 40, corner: 4 }
    return [
      circle(0, 0, 86, {
        fill: brush.radial([
          [0, bright, 0.5],
          [1, bright, 0.05],
        ]),
      }),
      bevel(brush, circle(0, 0, 86, { stroke: cool, width: 10 })),
      circle(0, 0, 60, { stroke: bright, width: 5, dash: '24 12' }),
      bevel(brush, circle(0, 0, 32, { stroke: warm, width: 7 })),
      ...[0, 90, 180, 270].map((turn) =>
        box(mark, { fill: gold(brush), transform: `rotate(${turn})` }),
      ),
      sphere(brush, 0, 0, 15, bright),
    ].join('')
  },
  flat: {
    area: 'M0-90A90 90 0 1 1 0 90A90 90 0 1 1 0-90Z',
    line: 'M0-66A66 66 0 1 1 0 66A66 66 0 1 1 0-66ZM0-36A36 36 0 1 1 0 36A36 36 0 1 1 0-36ZM0-106V-50M0 106V50M-106 0H-50M106 0H50',
    detail: 'M-12-12H12V12H-12Z',
  },
}

const BINS: readonly Colour[] = ['#ff4d5e', '#ff9f2a', '#ffd166', '#ffd166', '#ff9f2a', '#ff4d5e']

const plinko: Emblem = {
  draw: (brush) => {
    const pearl = brush.radial(
      [
        [0, '#ffffff'],
        [0.5, '#cdd6e6'],
        [1, '#5b6580'],
      ],
      FROM_ABOVE,
    )
    const peg = brush.stamp(circle(0, 0, 6, { fill: pearl }))
    const pegs = steps(6).flatMap((row) =>
      steps(row + 2).map((column) => {
        const x = (column - (row + 1) / 2) * 30
        return peg(`translate(${x} ${-74 + row * 26})`)
      }),
    )
    const bins = BINS.map((fill, index) =>
      box({ x: -95 + index * 32, y: 78, width: 29, height: 22, corner: 6 }, { fill }),
    )
    const trail = 'M0-100L-15-62L-30-36L-15-10L0 16L15 42L30 66'
    return [
      ...pegs,
      bevel(brush, ...bins),
      line(trail, brush.palette.warm, 4, { strokeOpacity: 0.6, dash: '2 8' }),
      sphere(brush, 30, 62, 16, brush.palette.bright),
    ].join('')
  },
  flat: {
    area: 'M0-100A16 16 0 1 1 0-68A16 16 0 1 1 0-100M-95 76H-4V100H-95ZM4 76H95V100H4ZM-24-52h14v14h-14zM10-52h14v14h-14zM-41-16h14v14h-14zM-7-16h14v14h-14zM27-16h14v14h-14zM-58 20h14v14h-14zM-24 20h14v14h-14zM10 20h14v14h-14zM44 20h14v14h-14z',
    line: 'M-65 76V100M-34 76V100M34 76V100M65 76V100',
  },
}

function bomb(brush: Brush): string {
  return [
    sphere(brush, 0, 3, 17, '#39405a', '#07090f'),
    line('M8-10C14-20 20-18 22-24', brush.palette.warm, 4),
    placed(23, -26, {}, polygon(starPoints(9, 0.4, 6), { fill: '#ffe27a' })),
  ].join('')
}

const mines: Emblem = {
  draw: (brush) => {
    const { bright, middle, deep } = brush.palette
    const square = { x: -28, y: -28, width: 56, height: 56, corner: 12 }
    const closed = brush.stamp(
      bevel(brush, box(square, { fill: brush.down(lighten(middle, 0.25), middle) })),
    )
    const open = brush.down(darken(middle, 0.5), deep)
    const stone = brush.stamp(
      bevel(brush, box(square, { fill: open })) + placed(0, 0, { scale: 1.8 }, smallGem(bright)),
    )
    const cells = steps(9).map((cell) => {
      const place = `translate(${((cell % 3) - 1) * 62} ${(Math.floor(cell / 3) - 1) * 62})`
      return cell === 4 ? '' : cell % 2 ? stone(place) : closed(place)
    })
    return cells.join('') + bevel(brush, box(square, { fill: open })) + bomb(brush)
  },
  flat: {
    area: 'M-90-90h54v54h-54zM-27-90h54v54h-54zM36-90h54v54h-54zM-90-27h54v54h-54zM36-27h54v54h-54zM-90 36h54v54h-54zM-27 36h54v54h-54zM36 36h54v54h-54zM0-18A18 18 0 1 1 0 18A18 18 0 1 1 0-18',
    detail:
      'M0-82L18-63L0-44L-18-63ZM0 44L18 63L0 82L-18 63ZM-63-18L-44 0L-63 18L-82 0ZM63-18L82 0L63 18L44 0Z',
  },
}

function drawRobot(brush: Brush): string {
  const { bright, cool, warm } = brush.palette
  const metal = brush.linear(
    [
      [0, '#ffffff'],
      [0.4, lighten(cool, 0.3)],
      [1, darken(bright, 0.45)],
    ],
    [0, 0, 0.25, 1],
  )
  const face = { x: -58, y: -34, width: 116, height: 62, corner: 22 }
  return [
    box({ x: -4, y: -96, width: 8, height: 32 }, { fill: silver(brush) }),
    sphere(brush, 0, -102, 13, warm),
    bevel(
      brush,
      box({ x: -104, y: -24, width: 26, height: 52, corner: 11 }, { fill: gold(brush) }),
      box({ x: 78, y: -24, width: 26, height: 52, corner: 11 }, { fill: gold(brush) }),
      box({ x: -40, y: 62, width: 80, height: 36, corner: 12 }, { fill: silver(brush) }),
    ),
    bevel(brush, box({ x: -84, y: -68, width: 168, height: 136, corner: 36 }, { fill: metal })),
    box(face, {
      fill: brush.linear(
        [
          [0, '#0a1024'],
          [1, '#1c2c5c'],
        ],
        ACROSS,
      ),
      stroke: darken(bright, 0.3),
      width: 3,
    }),
    circle(-28, -6, 17, {
      fill: brush.radial([
        [0, '#fff'],
        [0.5, warm],
        [1, darken(warm, 0.5)],
      ]),
    }),
    circle(28, -6, 17, {
      fill: brush.radial([
        [0, '#fff'],
        [0.5, warm],
        [1, darken(warm, 0.5)],
      ]),
    }),
    line('M-26 46H26', darken(bright, 0.55), 6),
    path('M-12 40V52M0 40V52M12 40V52', { stroke: darken(bright, 0.55), width: 3 }),
    shine('M-64-40C-60-52-50-58-36-58', 7, 0.8),
  ].join('')
}

const robot: Emblem = {
  draw: drawRobot,
  flat: {
    area: 'M-6-68V-90A14 14 0 1 1 6-90V-68H60L84-44V-24H104V28H84V44L60 68H40V98H-40V68H-60L-84 44V28H-104V-24H-84V-44L-60-68Z',
    detail: 'M-44-24H-12V8H-44ZM12-24H44V8H12Z',
    line: 'M-30 42H30',
  },
}

export const arcade = { gamepad, target, plinko, mines, robot } as const
