import { sceneSvg } from '@oriel/art/game/scenes'
import { symbolSvg } from '@oriel/art/game/symbols'
import { LINE_SKINS } from '../../../src/games/line-skins.ts'

/** The parts of a set by the names that the rules give to symbols. */
const PARTS = {
  wild: 'WILD',
  scatter: 'SCAT',
  dragon: 'DRAGON',
  phoenix: 'PHOENIX',
  carp: 'CARP',
  lotus: 'LOTUS',
  a: 'A',
  k: 'K',
  q: 'Q',
  j: 'J',
} as const

/** Of every title: its symbols, and its place at two hours in two shapes. */
export const pictures: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(LINE_SKINS).flatMap(({ set, free }) => [
    [`${set}-scene-desktop`, sceneSvg(set, 'desktop')],
    [`${set}-scene-phone`, sceneSvg(set, 'phone')],
    [`${set}-free-desktop`, sceneSvg(set, 'desktop', free)],
    [`${set}-free-phone`, sceneSvg(set, 'phone', free)],
    ...Object.entries(PARTS).map(([symbol, part]) => [`${set}-${symbol}`, symbolSvg(set, part)]),
  ]),
)
