import { emblemNames, placesOf } from './emblems.ts'
import { steps } from './geometry.ts'
import type { Look } from './look.ts'
import { paletteNames } from './palette.ts'

export type CatalogueLook = Look & { readonly tilt: number }

/**
 * Strides through the lists. Each shares no factor with the length of its list, so every item
 * comes once before any comes again, and neighbours are far apart.
 */
const EMBLEM_STRIDE = 41
const PALETTE_STRIDE = 7
/** Each time round, an emblem meets the next of its palettes. */
const PALETTE_SHIFT = 5
const TILTS = [0, -6, 6, 0] as const

/** Looks for this many games: emblems spread evenly, and no neighbours share a palette. */
export const catalogue = (count: number): CatalogueLook[] => steps(count).map(lookAt)

export function lookAt(index: number): CatalogueLook {
  const round = Math.floor(index / emblemNames.length)
  const emblem = at(emblemNames, index * EMBLEM_STRIDE)
  return {
    emblem,
    palette: at(paletteNames, index * PALETTE_STRIDE + round * PALETTE_SHIFT),
    backdrop: at(placesOf(emblem), index + round),
    tilt: at(TILTS, index),
  }
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length]
  if (item === undefined) throw new Error(`no item at ${index} of ${items.length}`)
  return item
}
