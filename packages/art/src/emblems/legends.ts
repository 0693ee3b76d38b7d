import { type Brush, SLANTED } from '../brush.ts'
import { darken, lighten, mix } from '../colour.ts'
import type { Emblem } from '../emblem.ts'
import { polar, steps } from '../geometry.ts'
import { bevel, gold, INK } from '../parts/materials.ts'
import {
  box,
  circle,
  ellipse,
  figure,
  group,
  line,
  onBothSides,
  path,
  placed,
  through,
} from '../svg.ts'

const pyramid: Emblem = {
  draw: (brush) => {
    const { middle, bright, deep } = brush.palette
    const dark = darken(middle, 0.3)
    const courses = steps(5).map((index) => {
      const y = 80 - (index + 1) * 27
      const inset = (index + 1) * 18
      return `M${-110 + inset} ${y}L${figure(16 - (index + 1) * 2.6)} ${y}L${110 - inset} ${y}`
    })
    const gaze = brush.radial(
      [
        [0, lighten(bright, 0.7)],
        [0.35, bright],
        [1, deep],
      ],
      [0.36, 0.28, 0.85],
    )
    return [
      path('M-110 80L0-86L16 80Z', {
        fill: brush.linear(
          [
            [0, '#ffe6a0'],
            [1, '#c0791c'],
          ],
          SLANTED,
        ),
      }),
      path('M0-86L110 80H16Z', {
        fill: brush.linear(
          [
            [0, '#a8641a'],
            [1, '#4b2606'],
          ],
          SLANTED,
        ),
      }),
      path(courses.join(''), { stroke: '#7a4408', strokeOpacity: 0.4, width: 1.5 }),
      placed(
        0,
        -6,
        {},
        path('M-44 0C-20-26 20-26 44 0C20 22-20 22-44 0Z', {
          fill: '#fff6d6',
          stroke: dark,
          width: 4,
        }),
        circle(0, 0, 15, { fill: gaze }),
        circle(0, 0, 6, { fill: INK }),
        line('M-2 16C-4 34-10 40-20 46M20 14C24 30 36 34 46 28', dark, 4),
        line('M-46-18C-20-42 20-42 48-16', dark, 5),
      ),
    ].join('')
  },
  flat: {
    area: 'M0-88L110 80H-110Z',
    line: 'M-44-6C-20-32 20-32 44-6C20 18-20 18-44-6ZM-66 14H66M-92 54H92',
    detail: 'M0-20A14 14 0 1 1 0 8A14 14 0 1 1 0-20Z',
  },
}

const LIDS = 'M-104 0C-50-64 50-64 104 0C50 58-50 58-104 0Z'
const EYEBALL = 'M-98 0C-48-56 48-56 98 0C48 50-48 50-98 0Z'
const SLIT = 'M0-50C11-20 11 20 0 50C-11 20-11-20 0-50Z'

function scales(brush: Brush): string {
  const { bright, middle, warm } = brush.palette
  const fill = brush.down(mix(bright, warm, 0.25), darken(middle, 0.35))
  const edge = { stroke: lighten(bright, 0.35), strokeOpacity: 0.6, width: 1 }
  const scale = path('M-13 8C-13-8-5-15 0-18C5-15 13-8 13 8Z', { fill, ...edge })
  const rings = steps(5).map((ring) => {
    const count = 12 + ring * 3
    const stamp = brush.stamp(placed(0, -66 - ring * 17, {}, scale))
    const half = (ring % 2) * (180 / count)
    return steps(count).map((index) => stamp(`rotate(${figure((index * 360) / count + half)})`))
  })
  return group({ transform: 'scale(1 .92)' }, ...rings.toReversed().flat())
}

function iris(brush: Brush): string {
  const { bright, warm } = brush.palette
  const rays = steps(48).map((index) => {
    const angle = index * 7.5 + brush.random() * 3
    return through([polar(15 + brush.random() * 8, angle), polar(46 - brush.random() * 6, angle)])
  })
  const few = rays.filter((_, index) => index % 3 === 0)
  const many = rays.filter((_, index) => index % 3 !== 0)
  return (
    path(many.join(''), { stroke: warm, strokeOpacity: 0.75, width: 1.7 }) +
    path(few.join(''), { stroke: lighten(bright), strokeOpacity: 0.75, width: 1.7 })
  )
}

const eye: Emblem = {
  draw: (brush) => {
    const { deep, bright, warm } = brush.palette
    const ball = brush.radial([
      [0, '#fff3c0'],
      [0.5, warm],
      [1, darken(bright, 0.4)],
    ])
    return [
      scales(brush),
      path(LIDS, { fill: '#0b0508', stroke: gold(brush), width: 4 }),
      group(
        { clip: brush.clip(path(EYEBALL)) },
        box({ x: -110, y: -70, width: 220, height: 140 }, { fill: ball }),
        circle(0, 0, 50, {
          fill: brush.radial([
            [0, warm],
            [0.6, bright],
            [1, deep],
          ]),
        }),
        iris(brush),
        circle(0, 0, 50, { stroke: '#120409', width: 5 }),
        path(SLIT, { fill: '#060308' }),
        ellipse(-18, -20, 12, 8, { fill: '#fff', opacity: 0.9 }),
      ),
    ].join('')
  },
  flat: {
    area: LIDS,
    line: 'M0-44A44 44 0 1 1 0 44A44 44 0 1 1 0-44ZM-70-44L-84-62M-34-66L-40-86M0-74V-96M34-66L40-86M70-44L84-62',
    detail: SLIT,
  },
}

const MASK = 'M0-100C58-100 86-62 82-6C78 44 44 92 0 104C-44 92-78 44-82-6C-86-62-58-100 0-100Z'

function maskHalf(brush: Brush): string {
  const { bright } = brush.palette
  const brow = 'M0-100C46-98 78-70 82-20C60-44 30-44 12-20C6-40 4-70 0-100Z'
  const cheek = 'M78 8C66 40 40 30 18 22C34 44 30 70 8 100C46 88 74 50 78 8Z'
  return [
    path(brow, { fill: brush.down(lighten(bright, 0.1), darken(bright, 0.4)) }),
    path('M14-14C34-36 62-32 76-8C56 4 34 8 14-14Z', { fill: '#12141f' }),
    path('M26-14C38-24 52-22 62-10C50-4 38-4 26-14Z', { fill: '#fff7e0' }),
    circle(43, -13, 7, { fill: bright }),
    circle(43, -13, 3, { fill: '#000' }),
    path(cheek, { fill: brush.down(bright, darken(bright)) }),
    line('M6-60C18-58 28-66 30-80', gold(brush), 5),
  ].join('')
}

const mask: Emblem = {
  draw: (brush) =>
    [
      bevel(brush, path(MASK, { fill: brush.down('#fff8ea', '#efe0c8', '#b89a74') })),
      onBothSides(maskHalf(brush)),
      path('M-9 30C-12 18-6-6 0-20C6-6 12 18 9 30C4 36-4 36-9 30Z', {
        fill: '#e6d3b4',
        stroke: '#9b7f5a',
        width: 1.5,
      }),
      path('M-24 58C-10 50 10 50 24 58C12 72-12 72-24 58Z', { fill: brush.palette.bright }),
      path('M0-92L9-74L0-56L-9-74Z', { fill: gold(brush) }),
    ].join(''),
  flat: {
    area: MASK,
    detail:
      'M14-14C34-36 62-32 76-8C56 4 34 8 14-14ZM-14-14C-34-36-62-32-76-8C-56 4-34 8-14-14ZM-24 58C-10 50 10 50 24 58C12 72-12 72-24 58Z',
    line: 'M0-20L-8 28H8M-60-50C-40-60-20-50-8-36M60-50C40-60 20-50 8-36',
  },
}

const FLAME =
  'M0-108C20-66 66-44 66 14C66 62 36 96 0 96C-36 96-66 62-66 14C-66-14-50-32-40-54C-34-34-24-28-14-26C-26-56-16-88 0-108Z'
const INNER_FLAME =
  'M2-44C14-18 40-6 40 32C40 62 22 84 0 84C-22 84-40 62-40 34C-40 16-30 4-24-10C-18 4-10 8-4 8C-12-10-8-28 2-44Z'
const HEART_OF_FLAME =
  'M2 10C10 24 22 32 22 52C22 70 12 82 0 82C-12 82-22 70-22 54C-22 42-14 34-10 26C-6 34-2 34 0 34C-4 26-2 18 2 10Z'

const flame: Emblem = {
  draw: (brush) =>
    [
      path(FLAME, { fill: '#ff7a1a', opacity: 0.6, filter: brush.filter('blurred') }),
      path(FLAME, { fill: brush.down('#ffe27a', '#ff7a1a', '#c4141f') }),
      path(INNER_FLAME, { fill: brush.down('#fff3b0', '#ffc02e', '#ff7a1a') }),
      path(HEART_OF_FLAME, { fill: '#fffbe6' }),
    ].join(''),
  flat: { area: FLAME, detail: HEART_OF_FLAME },
}

export const legends = { pyramid, eye, mask, flame } as const
