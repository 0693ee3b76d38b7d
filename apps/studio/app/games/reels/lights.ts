import type { Cell } from '../../../src/games/slot/view.ts'
import type { Light } from './paint.ts'

const DIM_MS = 260
const GROW_MS = 520
const GROWN = 0.09

type Lit = {
  readonly cells: ReadonlySet<string>
  readonly isGlad: boolean
  readonly since: number
  /** When the rest stepped back; going from one win to the next does not bring it forward. */
  readonly dimSince: number
}

/** What is lit on the reels, and how it looks at a moment. */
export type Lights = {
  /** Puts the rest back behind these cells; null brings all back. */
  set(cells: readonly Cell[] | null, isGlad: boolean, now: number): void
  at(now: number): Light | null
  isChanging(now: number): boolean
}

export function createLights(): Lights {
  let lit: Lit | null = null
  return {
    set(cells, isGlad, now) {
      const names = cells?.map(([reel, row]) => `${reel} ${row}`)
      const dimSince = lit?.dimSince ?? now
      lit = names ? { cells: new Set(names), isGlad, since: now, dimSince } : null
    },
    at(now) {
      if (!lit) return null
      const since = now - lit.since
      // What pays swells once, and only when it pays more than was staked.
      const swell = lit.isGlad && since < GROW_MS ? Math.sin((Math.PI * since) / GROW_MS) : 0
      const dim = Math.max(0, Math.min(1, (now - lit.dimSince) / DIM_MS))
      return { cells: lit.cells, dim, grown: 1 + GROWN * Math.max(0, swell) }
    },
    isChanging: (now) => lit !== null && now - lit.since < GROW_MS,
  }
}
