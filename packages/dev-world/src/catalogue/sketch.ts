import type { BackdropName } from '@oriel/art/backdrops'
import type { EmblemName } from '@oriel/art/emblems'
import type { PaletteName } from '@oriel/art/palette'
import type { Currency } from '@oriel/core/currency'
import type { GameTag } from '@oriel/core/game-type'
import type { StudioId } from './studios.ts'
import type { Names } from './words.ts'

/** A game as its maker describes it, before it gets its place in a hall. */
export type Sketch = {
  readonly names: Names
  readonly studio: StudioId
  readonly house?: string
  /** What its provider calls it, where that is not the code it is listed under. */
  readonly title?: string
  readonly emblem: EmblemName
  /** In the order of wishes; without any, all will do. */
  readonly palettes?: readonly PaletteName[]
  readonly backdrop?: BackdropName
  readonly tag?: GameTag | null
  readonly hasDemo?: boolean
  readonly only?: 'desktop' | 'mobile'
  readonly currencies?: readonly Currency[]
}

/** The item at this place of a list without an end. */
export function turnOf<Item>(items: readonly Item[], place: number): Item {
  const item = items[place % items.length]
  if (item === undefined) throw new Error('an empty list has no turns')
  return item
}

/** The first of each row, then the second of each, and so on: neighbours are of different kinds. */
export function interleave<Item>(rows: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(...rows.map((row) => row.length))
  return Array.from({ length: longest }, (_, place) =>
    rows.flatMap((row) => row.slice(place, place + 1)),
  ).flat()
}
