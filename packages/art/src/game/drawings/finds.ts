import { FROM_ABOVE } from '../../brush.ts'
import { gold } from '../../parts/materials.ts'
import { circle, ellipse, group, path, placed } from '../../svg.ts'
import { type GameBrush, raised, relief } from '../relief.ts'

const ANKH =
  'M0-104C30-104 46-82 42-58C39-38 27-22 16-10H70C80-10 84 18 70 20H16L24 92C24 106-24 106-24 92L-16 20H-70C-84 18-80-10-70-10H-16C-27-22-39-38-42-58C-46-82-30-104 0-104ZM0-78C-14-78-20-66-17-52C-14-38-6-26 0-18C6-26 14-38 17-52C20-66 14-78 0-78Z'

/** The sign of life in gold, with turquoise let into its arms. */
export function drawAnkh(brush: GameBrush): string {
  const stone = brush.down('#9af3ff', '#16a6c4', '#064a63')
  const inlay = { fill: stone, stroke: '#7a4408', width: 2 }
  return [
    raised(brush, ANKH, gold(brush), 4),
    path('M-62-1H-26L-22 11H-62ZM62-1H26L22 11H62Z', inlay),
    path('M-8 30H8L13 84H-13Z', inlay),
    circle(0, 5, 12, {
      fill: brush.down('#ff9aa2', '#d4213a', '#5c0515'),
      stroke: '#7a4408',
      width: 2,
    }),
    ellipse(-3, 1, 4, 2.6, { fill: '#fff', opacity: 0.8 }),
  ].join('')
}

const SHELL =
  'M0 66C-18 66-24 58-28 50C-84 40-108 2-98-34C-90-42-80-38-76-34C-74-62-50-78-34-74C-28-94 28-94 34-74C50-78 74-62 76-34C80-38 90-42 98-34C108 2 84 40 28 50C24 58 18 66 0 66Z'
const LIP = 'M-96 34C-60 6 60 6 96 34C84 78 44 100 0 100C-44 100-84 78-96 34Z'

/** A pearl in its open shell. */
export function drawPearl(brush: GameBrush): string {
  const back = brush.radial(
    [
      [0, '#fff6f0'],
      [0.5, '#f3b7c8'],
      [1, '#8a3f78'],
    ],
    [0.5, 0.9, 0.95],
  )
  const rib = brush.stamp(
    path('M0 52C-6 10-6-30 0-82', { stroke: '#fff', strokeOpacity: 0.5, width: 3 }),
  )
  const pearl = brush.radial(
    [
      [0, '#ffffff'],
      [0.35, '#fdf2ea'],
      [0.75, '#cbb4d2'],
      [1, '#7d6a98'],
    ],
    FROM_ABOVE,
  )
  return [
    relief(brush, path(SHELL), back, 4),
    group(
      { clip: brush.clip(path(SHELL)) },
      ...[-66, -44, -22, 0, 22, 44, 66].map((turn) => rib(`rotate(${turn} 0 56)`)),
    ),
    relief(brush, path(LIP), brush.down('#fbe3dc', '#d98aa8', '#6d2c68'), 4),
    ellipse(0, 42, 80, 24, { fill: '#4a1a4c', opacity: 0.55 }),
    circle(0, 22, 38, { fill: pearl }),
    placed(-13, 6, { turn: -30 }, ellipse(0, 0, 13, 8, { fill: '#fff' })),
    path('M-20 50A36 36 0 0 0 33 36', {
      stroke: '#bfe8ff',
      strokeOpacity: 0.8,
      width: 3,
      round: true,
    }),
  ].join('')
}
