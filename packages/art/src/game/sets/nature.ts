import { emblemSymbol, letterSymbols } from '../symbol.ts'
import type { LineSet } from './roles.ts'

/** Clover Charm: everything that is said to bring luck. */
const clover: LineSet = {
  WILD: emblemSymbol('clover', 'forest', { scale: 1.12 }),
  SCAT: emblemSymbol('balloon', 'lime', { scale: 0.98 }),
  DRAGON: emblemSymbol('horseshoe', 'magenta', { x: 1, y: -1, scale: 1.18 }),
  PHOENIX: emblemSymbol('trophy', 'amber', { scale: 1.04 }),
  CARP: emblemSymbol('bell', 'amber', { scale: 1.04 }),
  LOTUS: emblemSymbol('mushroom', 'ruby', { scale: 1.06 }),
  ...letterSymbols({
    form: 'block',
    metal: 'gold',
    colours: { A: '#3fae3a', K: '#e2711d', Q: '#2f8fc0', J: '#c0356a' },
  }),
}

/** A wreck, its cargo and its neighbours. */
const tide: LineSet = {
  WILD: emblemSymbol('trident', 'teal', { x: 4, scale: 0.94 }),
  SCAT: emblemSymbol('compass', 'ruby', { y: 2, scale: 1.02 }),
  DRAGON: emblemSymbol('galleon', 'lacquer', { x: 1, y: 7, scale: 0.92 }),
  PHOENIX: emblemSymbol('octopus', 'magenta', { y: 2, scale: 1.06 }),
  CARP: emblemSymbol('whale', 'sapphire', { x: -7, y: 1, scale: 1 }),
  LOTUS: emblemSymbol('anchor', 'ice', { scale: 1.04 }),
  ...letterSymbols({
    form: 'block',
    metal: 'silver',
    colours: { A: '#ff6b4a', K: '#1fa3d8', Q: '#18b89a', J: '#6f7cf0' },
  }),
}

/** A valley in the north under the moon. */
const valley: LineSet = {
  WILD: emblemSymbol('moon', 'midnight', { x: -6, y: 4, scale: 1.1 }),
  SCAT: emblemSymbol('thunder', 'indigo', { y: 4, scale: 0.96 }),
  DRAGON: emblemSymbol('wolf', 'ice', { scale: 1.04 }),
  PHOENIX: emblemSymbol('fox', 'copper', { scale: 1.12 }),
  CARP: emblemSymbol('bull', 'ruby', { scale: 1.04 }),
  LOTUS: emblemSymbol('owl', 'forest', { scale: 1.08 }),
  ...letterSymbols({
    form: 'carved',
    metal: 'copper',
    colours: { A: '#e0653a', K: '#5a9bd0', Q: '#6fae4c', J: '#a98a5c' },
  }),
}

export const nature = { clover, tide, valley } as const
