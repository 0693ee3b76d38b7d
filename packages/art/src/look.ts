import type { BackdropName } from './backdrops.ts'
import { type EmblemName, emblemNames, placesOf } from './emblems.ts'
import { type PaletteName, paletteNames } from './palette.ts'
import { pick, randomOf } from './random.ts'

/** What makes one picture differ from another. */
export type Look = {
  readonly emblem: EmblemName
  readonly palette: PaletteName
  readonly backdrop: BackdropName
}

/** What the caller chose stays; the id decides the rest, always in the same way. */
export function lookOf(id: string, chosen: Partial<Look>): Look {
  const random = randomOf(`look ${id}`)
  const emblem = chosen.emblem ?? pick(random, emblemNames)
  const palette = chosen.palette ?? pick(random, paletteNames)
  return { emblem, palette, backdrop: chosen.backdrop ?? pick(random, placesOf(emblem)) }
}
