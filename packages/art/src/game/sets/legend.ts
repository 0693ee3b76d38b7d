import { drawEye } from '../drawings/eye.ts'
import { drawAnkh } from '../drawings/finds.ts'
import { standing } from '../parts.ts'
import { emblemSymbol, letterSymbols } from '../symbol.ts'
import type { LineSet } from './roles.ts'

/** Dragon's Vigil: a hoard, and who watches it. */
const vigil: LineSet = {
  WILD: { palette: 'lacquer', draw: drawEye },
  SCAT: emblemSymbol('castle', 'lacquer', { x: 1, y: 13, scale: 1.02 }),
  DRAGON: emblemSymbol('dragon', 'ruby', { y: 4, scale: 1 }),
  PHOENIX: emblemSymbol('hammer', 'sapphire', { x: -17, y: 20, scale: 0.88 }),
  CARP: emblemSymbol('swords', 'sapphire', { scale: 1.2 }),
  LOTUS: emblemSymbol('chest', 'teal', { x: 1, y: 18, scale: 1.14 }),
  ...letterSymbols({
    form: 'carved',
    metal: 'silver',
    colours: { A: '#d8402c', K: '#3f74c8', Q: '#8a4fd0', J: '#4a8f5c' },
  }),
}

/** A desert kingdom at noon. */
const sands: LineSet = {
  WILD: emblemSymbol('sun', 'amber', { scale: 1.04 }),
  SCAT: emblemSymbol('pyramid', 'teal', { y: 4, scale: 0.98 }),
  DRAGON: emblemSymbol('scarab', 'sapphire', { y: 4, scale: 1 }),
  PHOENIX: emblemSymbol('mask', 'teal', { scale: 0.98 }),
  CARP: emblemSymbol('lamp', 'ruby', { y: -10, scale: 1.05 }),
  LOTUS: { palette: 'amber', draw: (brush) => standing(brush) + drawAnkh(brush) },
  ...letterSymbols({
    form: 'carved',
    metal: 'gold',
    colours: { A: '#1f8fb8', K: '#c8482c', Q: '#1f9a78', J: '#b8862a' },
  }),
}

/** Enchanted Hourglass: a magician's cabinet after dark. */
const wonder: LineSet = {
  WILD: emblemSymbol('orb', 'indigo', { scale: 1.04 }),
  SCAT: emblemSymbol('hourglass', 'teal', { scale: 1 }),
  DRAGON: emblemSymbol('hat', 'amethyst', { y: 4, scale: 1.02 }),
  PHOENIX: emblemSymbol('potion', 'magenta', { x: 1, y: 11, scale: 1.03 }),
  CARP: emblemSymbol('planet', 'amethyst', { y: 3, scale: 0.94 }),
  LOTUS: emblemSymbol('cards', 'lime', { x: -2, y: -4, scale: 0.95 }),
  ...letterSymbols({
    form: 'carved',
    metal: 'copper',
    colours: { A: '#e64fa8', K: '#5f6bf0', Q: '#22b8c8', J: '#9a4fe8' },
  }),
}

export const legend = { vigil, sands, wonder } as const
