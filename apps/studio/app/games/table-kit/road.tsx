import type { CSSProperties, ReactNode } from 'react'
import type { Square } from '../../../src/games/baccarat/road-grid.ts'
import { ROAD_ROWS } from '../../../src/games/baccarat/road-grid.ts'
import './road.css'

type Props = {
  name: string
  /** For readers, in place of the drawing. */
  label: string
  squares: readonly Square[]
  children: ReactNode
}

/** The squares of a road, each one unit wide. Where there are too many, the newest are in sight. */
export function Road({ name, label, squares, children }: Props) {
  const columns = squares.reduce((most, { column }) => Math.max(most, column + 1), 1)
  return (
    <figure className="road" data-road={name} aria-label={label}>
      <div className="road-grid" style={{ '--columns': columns } as CSSProperties}>
        <svg viewBox={`0 0 ${columns} ${ROAD_ROWS}`} aria-hidden="true">
          {children}
        </svg>
      </div>
    </figure>
  )
}

const HALF = 0.5
export const middleOf = ({ column, row }: Square): { readonly x: number; readonly y: number } => ({
  x: column + HALF,
  y: row + HALF,
})
