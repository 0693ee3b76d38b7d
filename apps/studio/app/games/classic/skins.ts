import type { MessageId } from '@oriel/i18n/message-id'
import type { ClassicSymbol } from '../../../src/games/classic/rules.ts'

/** How the titles of this engine look. Their colours stand in skins.css. */
export const SKINS = ['sevens', 'clover', 'diamond', 'golden'] as const
export type SkinName = (typeof SKINS)[number]

const BY_TITLE: Readonly<Record<string, SkinName>> = {
  'triple-sevens': 'sevens',
  'clover-charm': 'clover',
  'golden-diamond': 'diamond',
  'golden-seven': 'golden',
}
export const skinOf = (title: string): SkinName => BY_TITLE[title] ?? 'sevens'

type Names = Readonly<Record<ClassicSymbol, MessageId>>

const BARS = { bar3: 'slot.bar3', bar2: 'slot.bar2', bar1: 'slot.bar1' } as const

/** What is drawn is what is said. */
export const NAMES: Readonly<Record<SkinName, Names>> = {
  sevens: {
    ...BARS,
    wild: 'slot.star',
    seven: 'slot.seven',
    bell: 'slot.bell',
    cherry: 'slot.cherry',
  },
  clover: {
    ...BARS,
    wild: 'slot.clover',
    seven: 'slot.horseshoe',
    bell: 'slot.bell',
    cherry: 'slot.mushroom',
  },
  diamond: {
    wild: 'slot.crystal',
    seven: 'slot.crown',
    bar3: 'slot.gem3',
    bar2: 'slot.gem2',
    bar1: 'slot.gem1',
    bell: 'slot.key',
    cherry: 'slot.coins',
  },
  golden: {
    ...BARS,
    wild: 'slot.crown',
    seven: 'slot.seven',
    bell: 'slot.bell',
    cherry: 'slot.lemon',
  },
}
