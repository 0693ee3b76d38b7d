import type { Brush } from './brush.ts'

/** What a game is about, as a picture. Drawn round the origin, about 95 units to each side. */
export type Emblem = {
  readonly draw: (brush: Brush) => string
  readonly flat: FlatEmblem
}

/** The same subject as path data for visitors who save data: an area, and what is cut into it. */
export type FlatEmblem = {
  readonly area: string
  /** Areas in the dark colour on top. */
  readonly detail?: string
  /** Lines in the dark colour on top. */
  readonly line?: string
}
