import type { Locale } from '@oriel/core/locale'
import { LINE_SKINS, type LineSkin, type LineTitle } from './line-skins.ts'
import { BARS, type ClassicSkin, type Look } from './skin.ts'
import { SLOT_NAMES, type SlotCode } from './slot-names.ts'

/** A slot as people know it: rules it shares with others, in a dress of its own. */
export type SlotTitle = {
  readonly code: SlotCode
  readonly names: Readonly<Record<Locale, string>>
} & (
  | { readonly engine: 'classic'; readonly skin: ClassicSkin }
  | { readonly engine: 'jade' | 'ways'; readonly skin: LineSkin }
)

/** What differs from title to title; bars are the same in all. */
type FruitSymbols = Omit<ClassicSkin['symbols'], keyof typeof BARS>

const fiveReels = (code: LineTitle, engine: 'jade' | 'ways'): SlotTitle => ({
  code,
  names: SLOT_NAMES[code],
  engine,
  skin: LINE_SKINS[code],
})

const threeReels = (code: SlotCode, look: Look, symbols: FruitSymbols): SlotTitle => ({
  code,
  names: SLOT_NAMES[code],
  engine: 'classic',
  skin: { ...look, symbols: { ...symbols, ...BARS } },
})

/** All slots, in the order in which people see them. */
export const SLOT_TITLES: readonly SlotTitle[] = [
  fiveReels('jade-ascent', 'jade'),
  fiveReels('dragons-vigil', 'jade'),
  fiveReels('koi-ponds', 'ways'),
  threeReels(
    'triple-sevens',
    { emblem: 'seven', palette: 'magenta', backdrop: 'rays' },
    { wild: 'sun', seven: 'seven', bell: 'bell', cherry: 'cherries' },
  ),
  fiveReels('mahjong-wind', 'ways'),
  threeReels(
    'clover-charm',
    { emblem: 'clover', palette: 'forest', backdrop: 'rays' },
    { wild: 'clover', seven: 'horseshoe', bell: 'bell', cherry: 'mushroom' },
  ),
  threeReels(
    'golden-diamond',
    { emblem: 'gem', palette: 'amber', backdrop: 'rays' },
    { wild: 'gem', seven: 'crown', bell: 'ingot', cherry: 'coins' },
  ),
  fiveReels('treasure-of-the-kings', 'jade'),
  fiveReels('tiger-moonrise', 'ways'),
  fiveReels('phoenix-spirit', 'jade'),
  fiveReels('enchanted-hourglass', 'ways'),
  threeReels(
    'golden-seven',
    { emblem: 'seven', palette: 'obsidian', backdrop: 'bokeh' },
    { wild: 'crown', seven: 'seven', bell: 'bell', cherry: 'lemon' },
  ),
]
