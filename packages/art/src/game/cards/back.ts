import { type Point, steps } from '../../geometry.ts'
import { box, group, line, path, through } from '../../svg.ts'

const LACQUER = '#5d0f1c'
const GOLD = '#e7b64c'
/** Half of the field that the lattice fills. */
const FIELD = { across: 40, down: 62 } as const
const LATTICE = { steep: 1.4, apart: 14, lines: 17 } as const

/** A lattice of diamonds in lacquer and gold with a window in its middle. */
export function drawBack(): string {
  const { across, down } = FIELD
  const lattice = steps(LATTICE.lines).flatMap((index) => {
    const height = (index - (LATTICE.lines - 1) / 2) * LATTICE.apart
    const rising = slanted(height)
    return [rising, rising.map(([x, y]): Point => [-x, y])]
  })
  const frame = { x: -across, y: -down, width: across * 2, height: down * 2, corner: 3 }
  return [
    box({ x: -46, y: -68, width: 92, height: 136, corner: 6 }, { fill: LACQUER }),
    path('M-40-68H40A6 6 0 0 1 46-62V-14C20-34-20-34-46-14V-62A6 6 0 0 1-40-68Z', {
      fill: '#fff',
      opacity: 0.08,
    }),
    path(lattice.map((ends) => through(ends)).join(''), {
      stroke: GOLD,
      strokeOpacity: 0.5,
      width: 0.9,
    }),
    box(frame, { stroke: GOLD, width: 1.5 }),
    drawWindow(),
  ].join('')
}

/** The part inside the field of a line that rises to the left and passes the middle here. */
function slanted(height: number): Point[] {
  const { across, down } = FIELD
  const { steep } = LATTICE
  const inside = (y: number) => Math.max(-across, Math.min(across, (y - height) / steep))
  const [left, right] = [inside(-down), inside(down)]
  return [
    [left, height + left * steep],
    [right, height + right * steep],
  ]
}

/** The house's sign: a bay window of six sides. */
function drawWindow(): string {
  const sides = 'M0-30L26-15V15L0 30L-26 15V-15Z'
  return group(
    {},
    path(sides, { fill: LACQUER, stroke: LACQUER, width: 10, round: true }),
    path(sides, { fill: '#7a1727', stroke: GOLD, width: 3, round: true }),
    path('M0-22L19-11V11L0 22L-19 11V-11Z', { fill: '#3f0711', stroke: GOLD, width: 1 }),
    line('M0-22V22M-19-11L19 11M19-11L-19 11', GOLD, 1.6),
    path('M0-10L8.7-5V5L0 10L-8.7 5V-5Z', { fill: '#f8df92', stroke: '#7d5212', width: 1 }),
    path('M-24-16L0-29.6L10-24', { stroke: '#fff3c4', width: 1.2, round: true }),
  )
}
