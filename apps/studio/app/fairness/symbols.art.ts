import { symbolSvg } from '@oriel/art/game/symbols'
import type { ClassicSymbol } from '../../src/games/classic/rules.ts'
import type { JadeSymbol } from '../../src/games/jade/reels.ts'

const SIZE = 96
const classic = (name: ClassicSymbol): string => symbolSvg('classic', name, SIZE)
const jade = (role: Parameters<typeof symbolSvg<'jade'>>[1]): string =>
  symbolSvg('jade', role, SIZE)

const CLASSIC: Readonly<Record<ClassicSymbol, string>> = {
  wild: classic('wild'),
  seven: classic('seven'),
  bar3: classic('bar3'),
  bar2: classic('bar2'),
  bar1: classic('bar1'),
  bell: classic('bell'),
  cherry: classic('cherry'),
}
const JADE: Readonly<Record<JadeSymbol, string>> = {
  wild: jade('WILD'),
  scatter: jade('SCAT'),
  dragon: jade('DRAGON'),
  phoenix: jade('PHOENIX'),
  carp: jade('CARP'),
  lotus: jade('LOTUS'),
  a: jade('A'),
  k: jade('K'),
  q: jade('Q'),
  j: jade('J'),
}

/** What reels show, in the plainest dress: a round looks the same here whatever its title wore. */
export const pictures: Readonly<Record<string, string>> = Object.fromEntries([
  ...Object.entries(CLASSIC).map(([name, svg]) => [`classic-${name}`, svg]),
  ...Object.entries(JADE).map(([name, svg]) => [`line-${name}`, svg]),
])
