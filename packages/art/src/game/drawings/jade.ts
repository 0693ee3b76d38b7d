import { FROM_ABOVE, UP } from '../../brush.ts'
import { steps } from '../../geometry.ts'
import { petal } from '../../parts/bodies.ts'
import { gold, roundGold } from '../../parts/materials.ts'
import { circle, ellipse, figure, path, placed } from '../../svg.ts'
import { type GameBrush, raised, relief } from '../relief.ts'
import { turns } from '../parts.ts'

const RING = 'M0-94A94 94 0 1 1 0 94A94 94 0 1 1 0-94ZM0-34A34 34 0 1 0 0 34A34 34 0 1 0 0-34Z'

/** A jade disc with a pearl in its hole: it stands for what it is laid upon. */
export function drawDisc(brush: GameBrush): string {
  const jade = brush.radial(
    [
      [0, '#f2fff9'],
      [0.4, '#63e6b4'],
      [0.8, '#12956a'],
      [1, '#054a35'],
    ],
    FROM_ABOVE,
  )
  const leaf = { stroke: '#eafff6', strokeOpacity: 0.85, width: 2.6 }
  const carving = brush.stamp(
    path('M0-78C-9-71-9-59 0-54C9-59 9-71 0-78Z', leaf) + circle(0, -46, 2.8, { fill: '#eafff6' }),
  )
  const pearl = brush.radial(
    [
      [0, '#fffbe0'],
      [0.5, '#ffd34d'],
      [1, '#b36a0c'],
    ],
    FROM_ABOVE,
  )
  return [
    raised(brush, RING, jade, 5),
    circle(0, 0, 94, { stroke: gold(brush), width: 8 }),
    circle(0, 0, 34, { stroke: gold(brush), width: 7 }),
    ...turns(12).map((turn) => carving(`rotate(${turn})`)),
    circle(0, 0, 28, { fill: pearl }),
    path('M-66-58A88 88 0 0 1 20-86', {
      stroke: '#fff',
      strokeOpacity: 0.6,
      width: 5,
      round: true,
    }),
  ].join('')
}

/** A feather of 100 units that grows up from the origin. */
function feather(brush: GameBrush, width: number, middle: string): (transform: string) => string {
  const fill = brush.linear(
    [
      [0, '#a50f28'],
      [0.55, middle],
      [1, '#ffe89a'],
    ],
    UP,
  )
  return brush.stamp(
    path(petal(width, 100), { fill, stroke: '#fff0b8', strokeOpacity: 0.6, width: 1 }) +
      path('M0-8V-80', { stroke: '#fff2c4', strokeOpacity: 0.55, width: 1.4 }),
  )
}

function wing(brush: GameBrush): string {
  const [long, short] = [feather(brush, 15, '#ff5a36'), feather(brush, 14, '#ff9a32')]
  const outer = steps(9).map((step) => {
    const length = 0.78 + step * 0.055 - Math.max(0, step - 6) * 0.09
    const turn = 116 - step * 11.5
    const place = `translate(10 14)rotate(${figure(turn)})scale(1 ${figure(length, 2)})`
    return (step % 2 ? long : short)(place)
  })
  const inner = steps(5).map((step) =>
    short(`translate(8 10)rotate(${100 - step * 16})scale(.8 ${figure(0.46 + step * 0.02, 2)})`),
  )
  return [...outer, ...inner].join('')
}

/** Five plumes that end in eyes of gold and jade. */
function tail(brush: GameBrush): string {
  const fill = brush.linear(
    [
      [0, '#b3122b'],
      [0.6, '#ff7a2a'],
      [1, '#ffd34d'],
    ],
    UP,
  )
  const plume = brush.stamp(
    path('M0 0C-9-30-4-64-7-92C-3-106 3-106 7-92C4-64 9-30 0 0Z', { fill }) +
      ellipse(0, -96, 12, 15, { fill: roundGold(brush) }) +
      ellipse(0, -95, 7.4, 9.6, { fill: '#12806a' }) +
      ellipse(0, -94, 3.4, 4.6, { fill: '#a5f7d5' }),
  )
  return [
    [146, 0.8],
    [214, 0.8],
    [163, 0.9],
    [197, 0.9],
    [180, 0.95],
  ]
    .map(([turn, length]) => plume(`translate(0 14)rotate(${turn})scale(${length})`))
    .join('')
}

function crest(brush: GameBrush): string {
  const fill = brush.linear(
    [
      [0, '#ff7a2a'],
      [1, '#ffe27a'],
    ],
    UP,
  )
  const plume = brush.stamp(
    path('M0 0C-4-16-2-24 0-34C2-24 4-16 0 0Z', { fill }) +
      circle(0, -35, 4.4, { fill: roundGold(brush) }),
  )
  return [-36, -18, 0, 18, 36].map((turn) => plume(`translate(0 -70)rotate(${turn})`)).join('')
}

const BODY =
  'M0-74C9-74 14-66 13-56C12-46 10-40 14-30C27-10 25 26 0 50C-25 26-27-10-14-30C-10-40-12-46-13-56C-14-66-9-74 0-74Z'

/** A phoenix seen from the front with its wings spread. */
export function drawPhoenix(brush: GameBrush): string {
  const half = brush.stamp(wing(brush))
  const breast = steps(4).map((row) => {
    const [wide, y] = [14 - row * 2, row * 14 - 22]
    return `M${-wide} ${y}Q0 ${y + 14} ${wide} ${y}`
  })
  return placed(
    0,
    -2,
    { scale: 0.98 },
    tail(brush),
    half('translate(0)'),
    half('scale(-1 1)'),
    relief(brush, path(BODY), brush.down('#fff0ae', '#ff9a2e', '#c21f2c')),
    path(breast.join(''), { stroke: '#8e1420', strokeOpacity: 0.55, width: 2 }),
    crest(brush),
    path('M-5-60L0-43L5-60Z', { fill: gold(brush), stroke: '#7a4408' }),
    path('M-11-64L-3.5-60L-5-58L-11-60ZM11-64L3.5-60L5-58L11-60Z', { fill: '#2a0708' }),
  )
}
