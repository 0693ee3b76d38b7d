import { palettes } from '../palette.ts'
import { drawSprite, SQUARE } from './frame.ts'
import { fruitMachines } from './sets/classic.ts'
import { court } from './sets/court.ts'
import { east } from './sets/east.ts'
import { legend } from './sets/legend.ts'
import { nature } from './sets/nature.ts'
import { type ClassicRole, classicRoles, type LineRole, lineRoles } from './sets/roles.ts'
import type { GameSymbol } from './symbol.ts'

const lineSets = { ...east, ...legend, ...nature, ...court } as const
const sets = { ...lineSets, ...fruitMachines } as const

/** A skin for the engine of lines and ways. */
export type LineSetName = keyof typeof lineSets
/** A skin for the engine of three reels. */
export type ClassicSetName = keyof typeof fruitMachines
export type SetName = LineSetName | ClassicSetName
export type RoleOf<Set extends SetName> = Set extends LineSetName ? LineRole : ClassicRole

export const lineSetNames = Object.keys(lineSets) as LineSetName[]
export const classicSetNames = Object.keys(fruitMachines) as ClassicSetName[]
export const setNames: readonly SetName[] = [...lineSetNames, ...classicSetNames]

/** The parts an engine needs a drawing for, dearest first. */
export const symbolNames = (set: SetName): readonly (LineRole | ClassicRole)[] =>
  Object.hasOwn(lineSets, set) ? lineRoles : classicRoles

/** The edge of a symbol in pixels when nobody asks for another. */
const SYMBOL_SIZE = 240

/** The drawing that plays this part in this skin: square, on no ground. */
export function symbolSvg<Set extends SetName>(
  set: Set,
  name: RoleOf<Set>,
  size = SYMBOL_SIZE,
): string {
  const members: Readonly<Record<string, GameSymbol>> = sets[set]
  const symbol = members[name]
  if (symbol === undefined) throw new Error(`the set ${set} has no ${name}`)
  const palette = palettes[symbol.palette]
  const key = ['symbol', set, name]
  return drawSprite({ key, reach: SQUARE, size, palette }, symbol.draw)
}
