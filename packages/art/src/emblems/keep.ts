import { FROM_ABOVE } from '../brush.ts'
import { mix } from '../colour.ts'
import type { Emblem } from '../emblem.ts'
import { steps } from '../geometry.ts'
import { sphere } from '../parts/bodies.ts'
import { bevel, body, GOLD_SHADE, ground, INK, wood } from '../parts/materials.ts'
import { box, circle, ellipse, line, onBothSides, path, placed } from '../svg.ts'

const castle: Emblem = {
  draw: (brush) => {
    const { bright, warm } = brush.palette
    const stone = brush.across('#f2f4fa', '#c3cad9', '#6b7590')
    const roof = body(brush, bright, 0.35, 0.45)
    const tower = (x: number, y: number, half: number) =>
      [
        bevel(
          brush,
          box({ x: x - half, y, width: half * 2, height: 84 - y, corner: 3 }, { fill: stone }),
        ),
        bevel(
          brush,
          path(`M${x - half - 8} ${y + 4}L${x} ${y - half * 2.3}L${x + half + 8} ${y + 4}Z`, {
            fill: roof,
          }),
        ),
        path(`M${x - 6} ${y + 34}V${y + 22}A6 6 0 0 1 ${x + 6} ${y + 22}V${y + 34}Z`, {
          fill: '#3a2a12',
        }),
      ].join('')
    const flag = (x: number, y: number) =>
      path(`M${x} ${y}V${y - 26}L${x + 24} ${y - 18}L${x} ${y - 10}`, {
        fill: warm,
        stroke: GOLD_SHADE,
        width: 2,
      })
    const wall = 'M-60 84V6H-46V18H-30V6H-14V18H14V6H30V18H46V6H60V84Z'
    return [
      ground(86, 104, 12),
      flag(0, -90),
      flag(-78, -56),
      flag(78, -56),
      tower(0, -38, 25),
      tower(-78, -14, 20),
      tower(78, -14, 20),
      bevel(brush, path(wall, { fill: stone })),
      path('M-50 36H-36M-28 52H-40M40 36H52M34 54H48M-8 30H8', {
        stroke: '#8a93a8',
        width: 3,
        round: true,
      }),
      path('M-20 84V54A20 20 0 0 1 20 54V84Z', { fill: wood(brush), stroke: '#4a3312', width: 4 }),
      path('M-7 84V38M7 84V38M-20 62H20', { stroke: '#2a1206', width: 2 }),
    ].join('')
  },
  flat: {
    area: 'M-28-30L0-96L28-30H24V0H30V12H46V0H56V-8H50L78-64L106-8H98V84H-98V-8H-106L-78-64L-50-8H-56V0H-46V12H-30V0H-24V-30Z',
    detail: 'M-20 84V52A20 20 0 0 1 20 52V84ZM-6-18H6V0H-6ZM-84 14H-72V32H-84ZM72 14H84V32H72Z',
  },
}

const SKULL =
  'M0-96C54-96 86-60 84-14C82 16 68 30 54 40L52 76C52 90 36 94 26 88H-26C-36 94-52 90-52 76L-54 40C-68 30-82 16-84-14C-86-60-54-96 0-96Z'

const skull: Emblem = {
  draw: (brush) => {
    const { bright, warm, cool } = brush.palette
    const bone = brush.radial(
      [
        [0, '#ffffff'],
        [0.6, '#f4ecda'],
        [1, '#a8926a'],
      ],
      FROM_ABOVE,
    )
    const flower = (x: number, y: number, scale: number) =>
      placed(
        x,
        y,
        { scale },
        ...steps(6).map((turn) =>
          placed(0, 0, { turn: turn * 60 }, ellipse(0, -9, 5.4, 8, { fill: bright })),
        ),
        circle(0, 0, 5, { fill: warm }),
      )
    const teeth = [-30, -15, 0, 15, 30].map((x) => `M${x} 66V90`)
    return [
      bevel(brush, path(SKULL, { fill: bone })),
      onBothSides(
        circle(36, -6, 26, { fill: cool, opacity: 0.95 }) +
          circle(36, -6, 20, { fill: INK }) +
          circle(36, -6, 7, { fill: bright }) +
          ellipse(62, 34, 7, 10, { fill: bright, opacity: 0.5 }),
      ),
      path('M0 14C-12 26-14 38-6 40C-2 40 0 36 0 34C0 36 2 40 6 40C14 38 12 26 0 14Z', {
        fill: INK,
      }),
      path('M-44 62C-20 70 20 70 44 62', { stroke: INK, width: 4, round: true }),
      path(teeth.join(''), { stroke: INK, width: 3, round: true }),
      flower(0, -58, 1.5),
      onBothSides(
        line('M22-62C38-74 56-66 60-48M14-80C30-92 50-88 62-76', mix(bright, cool, 0.3), 4),
      ),
      line('M-8 54H8', warm, 4),
    ].join('')
  },
  flat: {
    area: SKULL,
    detail:
      'M36-32A24 24 0 1 1 36 16A24 24 0 1 1 36-32M-36-32A24 24 0 1 1-36 16A24 24 0 1 1-36-32M0 14L13 38H-13Z',
    line: 'M-44 62H44M-24 62V86M0 62V86M24 62V86',
  },
}

const EMBERS = [
  [-70, -66, 8],
  [72, -74, 9],
  [-44, -96, 6],
  [44, -106, 6],
  [84, -40, 5],
] as const
const VOLCANO = 'M-28-40H28L58 20L108 92H-108L-58 20Z'

const volcano: Emblem = {
  draw: (brush) => {
    const rock = brush.linear(
      [
        [0, '#8a5a4a'],
        [0.4, '#4a2c28'],
        [1, '#160a0c'],
      ],
      [0, 0, 0.6, 1],
    )
    const lava = brush.down('#fff3b0', '#ff9a1a', '#d81f10')
    return [
      path('M-24-40C-60-70-50-104-20-96C-14-122 34-120 34-94C62-98 66-62 24-40Z', {
        fill: '#ff7a1a',
        opacity: 0.8,
        filter: brush.filter('soft'),
      }),
      line(
        'M0-42C-2-70-6-88-4-112M-10-42C-24-64-40-74-58-76M10-42C22-66 40-80 60-82',
        '#ffd34a',
        9,
      ),
      bevel(brush, path(VOLCANO, { fill: rock })),
      path(
        'M-28-40C-16-30 16-30 28-40L36-24C28-14 26 6 32 26C36 40 24 44 20 30C16 14 8 6 4 20C0 42 10 60 2 76C-6 88-18 76-14 58C-10 38-16 22-24 34C-30 46-42 38-38 22C-34 6-34-12-36-24Z',
        { fill: lava },
      ),
      ellipse(0, -40, 28, 8, { fill: '#fff3b0' }),
      ...EMBERS.map(([x, y, radius]) => sphere(brush, x, y, radius, '#ff8a2a', '#7a1c06')),
    ].join('')
  },
  flat: {
    area: `${VOLCANO}M-6-48L-14-104L8-104L8-48ZM-16-50L-62-74L-54-88L-8-60ZM16-50L62-74L54-88L8-60Z`,
    detail: 'M-28-38H28L34-20L22 24L10 8L4 62L-12 40L-10 10L-26 34L-36-18Z',
  },
}

export const keep = { castle, skull, volcano } as const
