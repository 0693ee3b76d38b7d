import { palettes } from '@oriel/art/palette'
import type { LineSetName } from '@oriel/art/game/symbols'
import type { MessageId } from '@oriel/i18n/message-id'
import type { CSSProperties } from 'react'
import type { JadeSymbol } from '../../../src/games/jade/reels.ts'
import { LINE_SKINS, type LineSkin, type LineTitle } from '../../../src/games/line-skins.ts'

const isLineTitle = (title: string): title is LineTitle => Object.hasOwn(LINE_SKINS, title)

export const skinOf = (title: string): LineSkin =>
  LINE_SKINS[isLineTitle(title) ? title : 'jade-ascent']

/** The five colours of a skin for its style sheets; free spins have their own. */
export function coloursOf(skin: LineSkin, isFree: boolean): CSSProperties {
  const { deep, middle, bright, warm, cool } = palettes[isFree ? skin.free : skin.palette]
  const colours: Record<`--${string}`, string> = {
    '--deep': deep,
    '--middle': middle,
    '--bright': bright,
    '--warm': warm,
    '--cool': cool,
  }
  return colours
}

type HighSymbol = Exclude<JadeSymbol, 'a' | 'k' | 'q' | 'j'>
type Names = Readonly<Record<HighSymbol, MessageId>>
type UsedSet = (typeof LINE_SKINS)[LineTitle]['set']

/** What is drawn is what is said. */
const NAMES: Readonly<Record<UsedSet, Names>> = {
  jade: {
    wild: 'reels.jade_disc',
    scatter: 'reels.pagoda',
    dragon: 'reels.dragon',
    phoenix: 'reels.phoenix',
    carp: 'reels.koi',
    lotus: 'reels.lotus',
  },
  vigil: {
    wild: 'reels.eye',
    scatter: 'reels.castle',
    dragon: 'reels.dragon',
    phoenix: 'reels.hammer',
    carp: 'reels.shield',
    lotus: 'reels.chest',
  },
  kings: {
    wild: 'reels.crown',
    scatter: 'reels.chest',
    dragon: 'reels.gems',
    phoenix: 'reels.elephant',
    carp: 'reels.key',
    lotus: 'reels.coins',
  },
  spirit: {
    wild: 'reels.flame',
    scatter: 'reels.sun',
    dragon: 'reels.phoenix',
    phoenix: 'reels.peacock',
    carp: 'reels.owl',
    lotus: 'reels.butterfly',
  },
  pond: {
    wild: 'reels.pearl',
    scatter: 'reels.water_lily',
    dragon: 'reels.koi',
    phoenix: 'reels.butterfly',
    carp: 'reels.turtle',
    lotus: 'reels.fan',
  },
  mahjong: {
    wild: 'reels.gold_tile',
    scatter: 'reels.dice',
    dragon: 'reels.bird_tile',
    phoenix: 'reels.flower_tile',
    carp: 'reels.circle_tile',
    lotus: 'reels.bamboo_tile',
  },
  moonrise: {
    wild: 'reels.moon',
    scatter: 'reels.lantern',
    dragon: 'reels.tiger',
    phoenix: 'reels.wolf',
    carp: 'reels.panda',
    lotus: 'reels.lotus',
  },
  wonder: {
    wild: 'reels.crystal_ball',
    scatter: 'reels.hourglass',
    dragon: 'reels.hat',
    phoenix: 'reels.potion',
    carp: 'reels.planet',
    lotus: 'reels.cards',
  },
}

const LETTERS: ReadonlySet<JadeSymbol> = new Set(['a', 'k', 'q', 'j'])
const isLetter = (symbol: JadeSymbol): symbol is Exclude<JadeSymbol, HighSymbol> =>
  LETTERS.has(symbol)

/** The name of a symbol; letters are called what they are. */
export const nameOf = (set: LineSetName, symbol: JadeSymbol): MessageId | null =>
  isLetter(symbol) ? null : NAMES[set as UsedSet][symbol]
