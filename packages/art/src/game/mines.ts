import { FROM_ABOVE } from '../brush.ts'
import { palettes } from '../palette.ts'
import { gem, sphere } from '../parts/bodies.ts'
import { silver } from '../parts/materials.ts'
import { circle, ellipse, line, path, placed } from '../svg.ts'
import { drawSprite, SQUARE } from './frame.ts'
import { standing, turns } from './parts.ts'
import type { GameBrush } from './relief.ts'

const MINE_SIZE = 120

/** What a safe tile hides. */
export const mineGemSvg = (size = MINE_SIZE): string =>
  drawSprite(
    { key: ['mines gem'], reach: SQUARE, size, palette: palettes.jade },
    (brush) => standing(brush, 92, 60) + placed(0, -10, { scale: 1.18 }, gem('#27cf97')),
  )

/** What the others hide: its shape is told by its spikes, not by its colour. */
export const mineSvg = (size = MINE_SIZE): string =>
  drawSprite({ key: ['mine'], reach: SQUARE, size, palette: palettes.ruby }, drawMine)

function drawMine(brush: GameBrush): string {
  const shell = brush.radial(
    [
      [0, '#8d97b3'],
      [0.3, '#454d68'],
      [0.75, '#1a1f31'],
      [1, '#090b14'],
    ],
    FROM_ABOVE,
  )
  const spike = brush.stamp(
    path('M-10-60L-5-98C-5-104 5-104 5-98L10-60Z', {
      fill: silver(brush),
      stroke: '#1a1f31',
      width: 2,
    }),
  )
  const lamp = brush.radial([
    [0, '#ff4d5e', 0.55],
    [1, '#ff4d5e', 0],
  ])
  return [
    standing(brush, 106, 70),
    ...turns(8).map((turn) => spike(`rotate(${turn})`)),
    circle(0, 0, 68, { fill: shell, stroke: '#05060c', width: 2 }),
    line('M-66 6C-40 26 40 26 66 6', '#05060c', 4, { strokeOpacity: 0.7 }),
    line('M-66 9C-40 29 40 29 66 9', '#aab4cf', 1.6, { strokeOpacity: 0.5 }),
    circle(0, 2, 46, { fill: lamp }),
    sphere(brush, 0, 2, 20, '#ff3b4e', '#6a0614'),
    circle(0, 2, 21, { stroke: '#05060c', width: 3 }),
    line('M-30 50A58 58 0 0 0 54 22', '#c3cce4', 3, { strokeOpacity: 0.55 }),
    placed(-26, -38, { turn: -30 }, ellipse(0, 0, 18, 9, { fill: '#fff', opacity: 0.6 })),
  ].join('')
}
