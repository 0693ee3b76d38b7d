import type { BackdropName } from '@oriel/art/backdrops'
import type { EmblemName } from '@oriel/art/emblems'
import type { PaletteName } from '@oriel/art/palette'
import type { ClassicSymbol } from './classic/rules.ts'

/** Symbols only slots need; all others are emblems of the catalogue. */
export const SLOT_ART = ['bar-one', 'bar-two', 'bar-three'] as const

export type SymbolArt = EmblemName | (typeof SLOT_ART)[number]

/** What a title's own tile shows, and the colours of all that surrounds its reels. */
export type Look = {
  readonly emblem: EmblemName
  readonly palette: PaletteName
  readonly backdrop: BackdropName
}

/** How a title of three reels looks: with a picture for each symbol. */
export type ClassicSkin = Look & {
  readonly symbols: Readonly<Record<ClassicSymbol, SymbolArt>>
}

/** Bars of different kinds pay together, so they are always bars. */
export const BARS = {
  bar1: 'bar-one',
  bar2: 'bar-two',
  bar3: 'bar-three',
} as const satisfies Partial<Record<ClassicSymbol, SymbolArt>>
