import type { LineSetName } from '@oriel/art/game/symbols'
import type { PaletteName } from '@oriel/art/palette'
import type { JadeSymbol } from './jade/reels.ts'
import type { Look } from './skin.ts'

/** How a title of five reels looks: everything that tells it from the others. */
export type LineSkin = Look & {
  /** The drawings on its reels, and the place where it stands. */
  readonly set: LineSetName
  /** What the same place is painted with during free spins. */
  readonly free: PaletteName
  /** The symbol that shows what its tile in a lobby shows. */
  readonly mark: JadeSymbol
  /** What the frame of the reels is made of. */
  readonly metal: 'gold' | 'iron' | 'bronze' | 'silver' | 'rose-gold' | 'lacquer' | 'jade'
}

export const LINE_SKINS = {
  'jade-ascent': {
    emblem: 'lotus',
    palette: 'jade',
    backdrop: 'clouds',
    set: 'jade',
    free: 'amethyst',
    mark: 'lotus',
    metal: 'gold',
  },
  'dragons-vigil': {
    emblem: 'eye',
    palette: 'teal',
    backdrop: 'bokeh',
    set: 'vigil',
    free: 'lacquer',
    mark: 'wild',
    metal: 'iron',
  },
  'treasure-of-the-kings': {
    emblem: 'chest',
    palette: 'lacquer',
    backdrop: 'lattice',
    set: 'kings',
    free: 'amber',
    mark: 'scatter',
    metal: 'gold',
  },
  'phoenix-spirit': {
    emblem: 'phoenix',
    palette: 'sapphire',
    backdrop: 'bokeh',
    set: 'spirit',
    free: 'copper',
    mark: 'dragon',
    metal: 'bronze',
  },
  'koi-ponds': {
    emblem: 'koi',
    palette: 'ruby',
    backdrop: 'seigaiha',
    set: 'pond',
    free: 'ice',
    mark: 'dragon',
    metal: 'lacquer',
  },
  'mahjong-wind': {
    emblem: 'mahjong',
    palette: 'jade',
    backdrop: 'lattice',
    set: 'mahjong',
    free: 'magenta',
    mark: 'wild',
    metal: 'jade',
  },
  'tiger-moonrise': {
    emblem: 'tiger',
    palette: 'midnight',
    backdrop: 'seigaiha',
    set: 'moonrise',
    free: 'forest',
    mark: 'dragon',
    metal: 'silver',
  },
  'enchanted-hourglass': {
    emblem: 'hourglass',
    palette: 'rose',
    backdrop: 'lattice',
    set: 'wonder',
    free: 'indigo',
    mark: 'scatter',
    metal: 'rose-gold',
  },
} as const satisfies Readonly<Record<string, LineSkin>>

export type LineTitle = keyof typeof LINE_SKINS
