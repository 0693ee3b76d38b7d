import { ROWS } from '../../../src/games/slot/strip.ts'
import type { Line } from '../../../src/games/slot/lines.ts'
import type { Machine } from './machine.ts'
import type { Telling } from './tellings.ts'

/** The window in units of the drawing. Cells are stretched, strokes are not. */
const CELL = 100
const INSET = 4

type Props = { machine: Machine; lit: readonly Telling[] }

/** A frame round each symbol that pays, and a line through those of a line. */
export function Highlights({ machine: { strips, lines }, lit }: Props) {
  const cells = new Map(
    lit.flatMap((telling) => telling.cells.map((cell) => [cell.join(' '), cell] as const)),
  )
  const shown = lit.flatMap(({ line }) => (line === null || !lines ? [] : [line]))
  const width = strips.length * CELL
  return (
    <svg
      className="highlights"
      viewBox={`0 0 ${width} ${ROWS * CELL}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {[...cells].map(([key, [reel, row]]) => (
        <g key={key}>
          {['halo', 'edge'].map((name) => (
            <rect
              key={name}
              className={name}
              x={reel * CELL + INSET}
              y={row * CELL + INSET}
              width={CELL - INSET * 2}
              height={CELL - INSET * 2}
              rx={10}
            />
          ))}
        </g>
      ))}
      {shown.map((line) => (
        <g key={line}>
          <path className="line-shade" d={pathOf(lines?.[line] ?? [])} />
          <path className="line-light" pathLength={100} d={pathOf(lines?.[line] ?? [])} />
        </g>
      ))}
    </svg>
  )
}

/** A line from one edge of the window to the other, through the middle of its cells. */
export function pathOf(rows: Line): string {
  const middles = rows.map((row, reel) => [(reel + 0.5) * CELL, (row + 0.5) * CELL] as const)
  const [first, last] = [middles[0], middles.at(-1)]
  if (!first || !last) return ''
  const points = [[0, first[1]], ...middles, [rows.length * CELL, last[1]]]
  return `M${points.map((point) => point.join(' ')).join('L')}`
}
