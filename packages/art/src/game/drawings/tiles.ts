import { SLANTED } from '../../brush.ts'
import { type Colour, darken, lighten } from '../../colour.ts'
import { emblems } from '../../emblems.ts'
import { steps } from '../../geometry.ts'
import { petal } from '../../parts/bodies.ts'
import { gold, roundGold } from '../../parts/materials.ts'
import { box, circle, path, placed } from '../../svg.ts'
import { drawLetter, type Letter, type LetterLook } from '../letters.ts'
import { type GameBrush, relief } from '../relief.ts'
import { turns } from '../parts.ts'

const FACE = { x: -76, y: -102, width: 152, height: 188, corner: 20 } as const

/** An ivory tile on its green back, seen a little from above, with this on its face. */
function tile(brush: GameBrush, face: string, ivory = true): string {
  const front = ivory
    ? brush.linear(
        [
          [0, '#fffdf4'],
          [0.6, '#f3ead4'],
          [1, '#d3c4a2'],
        ],
        SLANTED,
      )
    : gold(brush)
  const back = brush.down('#27b585', '#0b6b4c', '#043524')
  return [
    box({ ...FACE, y: -80 }, { fill: '#000', opacity: 0.35 }),
    relief(brush, box({ ...FACE, y: -86 }, {}), back),
    box({ ...FACE, y: -95 }, { fill: '#b8a67f' }),
    relief(brush, box(FACE, {}), front, 3.6),
    face,
  ].join('')
}

const RED: Colour = '#cf2038'
const GREEN: Colour = '#0f8a5c'
const BLUE: Colour = '#1f56b8'

/** The great pin: a wheel of petals inside rings of blue and gold. */
export function drawPin(brush: GameBrush): string {
  const petals = brush.stamp(path(petal(13, 40), { fill: '#fff7e2' }))
  const between = brush.stamp(path(petal(8, 36), { fill: RED }))
  return tile(
    brush,
    placed(
      0,
      -8,
      {},
      relief(brush, circle(0, 0, 64, {}), brush.down('#6ea6f5', BLUE, '#0a2a66')),
      circle(0, 0, 53, { stroke: gold(brush), width: 5 }),
      ...turns(8).map((turn) => between(`rotate(${turn + 22.5})`)),
      ...turns(8).map((turn) => petals(`rotate(${turn})`)),
      relief(brush, circle(0, 0, 14, {}), roundGold(brush), 2),
    ),
  )
}

/** Six canes, the middle ones red. */
export function drawBamboo(brush: GameBrush): string {
  const cane = (colour: Colour) => {
    const fill = brush.across(darken(colour, 0.45), lighten(colour, 0.3), darken(colour, 0.4))
    const joint =
      'M-11-38C-11-44 11-44 11-38L8-22L12 0L8 22L11 38C11 44-11 44-11 38L-8 22L-12 0L-8-22Z'
    return brush.stamp(path(joint, { fill }) + path('M-8 0H8', { stroke: '#fff7e2', width: 3 }))
  }
  const [green, red] = [cane(GREEN), cane(RED)]
  const canes = [-42, 0, 42].flatMap((x) =>
    [-54, 38].map((y) => (x === 0 ? red : green)(`translate(${x} ${y})`)),
  )
  return tile(brush, canes.join(''))
}

export function drawBlossom(brush: GameBrush): string {
  const fill = brush.radial(
    [
      [0, '#ffd4dd'],
      [0.55, '#f0567c'],
      [1, '#a3123c'],
    ],
    [0.5, 1, 1],
  )
  const leaf = brush.stamp(
    path('M0 0C-34-12-30-52-8-56Q0-50 8-56C30-52 34-12 0 0Z', {
      fill,
      stroke: '#8a0f33',
      strokeOpacity: 0.6,
      width: 1.6,
    }) + path('M0-6V-32', { stroke: '#fff0b8', width: 2 }),
  )
  const seeds = turns(5).map((turn) =>
    placed(0, -18, { turn }, circle(0, -22, 3.4, { fill: roundGold(brush) })),
  )
  const branch = 'M-62 70C-30 66-6 44 0 4M-30 60C-22 70-8 74 8 72'
  return tile(
    brush,
    [
      path(branch, { stroke: '#5a3416', width: 7, round: true }),
      placed(20, 52, { turn: 60 }, path(petal(13, 40), { fill: brush.down('#5ccf8f', GREEN) })),
      ...turns(5).map((turn) => leaf(`translate(0 -18)rotate(${turn})`)),
      circle(0, -18, 9, { fill: roundGold(brush) }),
      ...seeds,
    ].join(''),
  )
}

/** The bird of the first bamboo. */
export const drawBird = (brush: GameBrush): string =>
  tile(brush, placed(0, 0, { scale: 0.58 }, emblems.peacock.draw(brush)))

/** All of gold: it stands for every other tile. */
export function drawGoldTile(brush: GameBrush): string {
  const ray = brush.stamp(path('M0-70L7-34H-7Z', { fill: '#8c5210' }))
  const face = [
    box({ x: -62, y: -88, width: 124, height: 160, corner: 12 }, { stroke: '#8c5210', width: 4 }),
    ...steps(12).map((step) => ray(`translate(0 -8)rotate(${step * 30})`)),
    relief(brush, circle(0, -8, 34, {}), brush.down('#ff8a90', '#d0172f', '#6a0616')),
    circle(0, -8, 34, { stroke: '#fff0b5', width: 3.4 }),
  ]
  return tile(brush, face.join(''), false)
}

export const drawLetterTile = (brush: GameBrush, letter: Letter, look: LetterLook): string =>
  tile(brush, placed(0, -8, { scale: 0.7 }, drawLetter(brush, letter, look)))
