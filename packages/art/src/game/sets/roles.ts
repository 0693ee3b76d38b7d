import type { GameSymbol } from '../symbol.ts'

/** What the engine of lines and ways has on its reels, dearest first. */
export const lineRoles = [
  'WILD',
  'SCAT',
  'DRAGON',
  'PHOENIX',
  'CARP',
  'LOTUS',
  'A',
  'K',
  'Q',
  'J',
] as const

/** What the engine of three reels has on them, dearest first. */
export const classicRoles = ['wild', 'seven', 'bar3', 'bar2', 'bar1', 'bell', 'cherry'] as const

export type LineRole = (typeof lineRoles)[number]
export type ClassicRole = (typeof classicRoles)[number]

/** A skin: which drawing plays each part. */
export type LineSet = Readonly<Record<LineRole, GameSymbol>>
export type ClassicSet = Readonly<Record<ClassicRole, GameSymbol>>
