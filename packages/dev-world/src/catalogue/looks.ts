import { placesOf } from '@oriel/art/emblems'
import type { Look } from '@oriel/art/look'
import { paletteNames, type PaletteName } from '@oriel/art/palette'
import { turnOf, type Sketch } from './sketch.ts'

export type GameLook = Look & { readonly tilt: number }

const TILTS = [0, -6, 6, 0] as const
/** As many games stand in a row on a wide screen: none shares a colour with those around it. */
const ROW = 7
/** Shares no factor with the number of palettes, so that all of them come round. */
const PALETTE_STRIDE = 7

/** Gives each game of a hall, one after another, a look that no game had before. */
export function createLooks() {
  const used = new Set<string>()
  return (sketches: readonly Sketch[]): GameLook[] => {
    const recent: PaletteName[] = []
    return sketches.map((sketch, place) => {
      const wishes = sketch.palettes ?? paletteNames.map((_, at) => paletteAt(place + at))
      const free = wishes.filter((palette) => !recent.slice(-ROW).includes(palette))
      const looks = [...free, ...wishes].flatMap((palette) => looksIn(palette, sketch, used.size))
      const look = looks.find((one) => !used.has(keyOf(one)))
      if (!look) throw new Error(`no look is left for ${sketch.names.en_US}`)
      used.add(keyOf(look))
      recent.push(look.palette)
      return { ...look, tilt: turnOf(TILTS, place) }
    })
  }
}

const paletteAt = (place: number): PaletteName => turnOf(paletteNames, place * PALETTE_STRIDE)

function looksIn(palette: PaletteName, { emblem, backdrop }: Sketch, turn: number): Look[] {
  if (backdrop) return [{ emblem, palette, backdrop }]
  const places = placesOf(emblem)
  return places.map((_, at) => ({ emblem, palette, backdrop: turnOf(places, turn + at) }))
}

const keyOf = ({ emblem, palette, backdrop }: Look): string => `${emblem} ${palette} ${backdrop}`
