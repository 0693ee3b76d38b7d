import type { Window } from './strip.ts'
import type { Cell, ScatterSight } from './view.ts'

/** Symbols that count wherever they are, and the free spins they bring. */
export type Feature<Name extends string> = {
  readonly scatter: Name
  /** In whole stakes, by how many are in sight; whatever pays brings free spins too. */
  readonly pays: Readonly<Record<number, number>>
  readonly spins: number
  /** Of all that a free spin pays. */
  readonly multiplier: number
}

const NOTHING: ScatterSight = { cells: [], pays: 0, spins: 0 }

export function findScatter<Name extends string>(
  feature: Feature<Name> | null,
  window: Window<Name>,
  parts: number,
): ScatterSight {
  if (!feature) return NOTHING
  const cells: Cell[] = []
  for (const [reel, column] of window.entries()) {
    for (const [row, shown] of column.entries()) {
      if (shown === feature.scatter) cells.push([reel, row])
    }
  }
  if (cells.length === 0) return NOTHING
  const times = feature.pays[cells.length]
  if (times === undefined) return { cells, pays: 0, spins: 0 }
  return { cells, pays: times * parts, spins: feature.spins }
}
