import { gold } from '../../parts/materials.ts'
import { circle, ellipse, group, path, placed } from '../../svg.ts'
import { type GameBrush, raised } from '../relief.ts'
import { turns } from '../parts.ts'

const LIDS = 'M-106 4C-58-62 58-62 106 4C58 58-58 58-106 4Z'
const BALL = 'M-92 3C-48-48 48-48 92 3C48 44-48 44-92 3Z'
const FRAME = `${LIDS}${BALL}`

/** The eye of a dragon that watches from below a crown of scales. */
export function drawEye(brush: GameBrush): string {
  const scale = brush.stamp(
    path('M-17 10C-17-10-7-22 0-30C7-22 17-10 17 10C8 18-8 18-17 10Z', {
      fill: brush.down('#ffb36b', '#b5231f', '#4a0610'),
      stroke: '#ffd9a0',
      strokeOpacity: 0.55,
      width: 1.4,
    }),
  )
  const rows = [
    [84, 13, 1],
    [66, 11, 0.95],
  ] as const
  const scales = rows.flatMap(([radius, count, size]) =>
    turns(count).map((turn) =>
      scale(`scale(.98 .86)rotate(${turn.toFixed(1)})translate(0 -${radius})scale(${size})`),
    ),
  )
  const iris = brush.radial([
    [0, '#fff6b0'],
    [0.45, '#ffb01e'],
    [0.8, '#d4351a'],
    [1, '#3a0508'],
  ])
  const ray = brush.stamp(path('M0-16V-38', { stroke: '#fff3b8', strokeOpacity: 0.7, width: 1.8 }))
  return [
    ...scales,
    path(LIDS, { fill: '#150407' }),
    group(
      { clip: brush.clip(path(BALL)) },
      ellipse(0, 3, 92, 52, { fill: brush.down('#ffdf8a', '#f0891e', '#8c1c12') }),
      circle(0, 2, 44, { fill: iris, stroke: '#1d0406', width: 4 }),
      ...turns(16).map((turn) => ray(`translate(0 2)rotate(${turn})`)),
      path('M0-44C12-18 12 20 0 46C-12 20-12-18 0-44Z', { fill: '#0a0204' }),
      ellipse(0, -44, 96, 22, { fill: '#1a0306', opacity: 0.55 }),
    ),
    raised(brush, FRAME, gold(brush), 3),
    placed(-17, -15, { turn: -24 }, ellipse(0, 0, 11, 6.5, { fill: '#fff', opacity: 0.9 })),
  ].join('')
}
