import { emblemSymbol, letterSymbols } from '../symbol.ts'
import type { LineSet } from './roles.ts'

/** Treasure of the Kings: what is kept behind the throne. */
const kings: LineSet = {
  WILD: emblemSymbol('crown', 'ruby', { y: 2, scale: 1.02 }),
  SCAT: emblemSymbol('chest', 'lacquer', { x: 1, y: 14, scale: 1.1 }),
  DRAGON: emblemSymbol('gems', 'jade'),
  PHOENIX: emblemSymbol('elephant', 'amethyst', { scale: 1 }),
  CARP: emblemSymbol('key', 'magenta', { x: -8, y: 6, scale: 1.1, turn: -8 }),
  LOTUS: emblemSymbol('coins', 'copper', { y: 2, scale: 1.02 }),
  ...letterSymbols({
    form: 'carved',
    metal: 'gold',
    colours: { A: '#d32a4a', K: '#2f7fd0', Q: '#2fa36b', J: '#d0852a' },
  }),
}

/** Phoenix Spirit: birds and fire in a blue night. */
const spirit: LineSet = {
  WILD: emblemSymbol('flame', 'lacquer', { y: -2, scale: 1.06 }),
  SCAT: emblemSymbol('sun', 'amber', { scale: 1.02 }),
  DRAGON: emblemSymbol('phoenix', 'copper', { y: 2, scale: 0.96 }),
  PHOENIX: emblemSymbol('peacock', 'teal', { y: -12, scale: 0.84 }),
  CARP: emblemSymbol('owl', 'amethyst', { scale: 1.08 }),
  LOTUS: emblemSymbol('butterfly', 'ice', { scale: 1.02 }),
  ...letterSymbols({
    form: 'block',
    metal: 'copper',
    colours: { A: '#ff6a3a', K: '#3f9dff', Q: '#c05cf0', J: '#18b5a4' },
  }),
}

/** Tiger Moonrise: a clearing at night, and who comes to it. */
const moonrise: LineSet = {
  WILD: emblemSymbol('moon', 'indigo', { x: -6, y: 3, scale: 1.08 }),
  SCAT: emblemSymbol('lantern', 'magenta', { x: 1, y: 1, scale: 0.88 }),
  DRAGON: emblemSymbol('tiger', 'copper', { scale: 1.08 }),
  PHOENIX: emblemSymbol('wolf', 'sapphire', { scale: 1.06 }),
  CARP: emblemSymbol('panda', 'jade', { scale: 1.04 }),
  LOTUS: emblemSymbol('lotus', 'amethyst', { x: 1, scale: 0.9 }),
  ...letterSymbols({
    form: 'carved',
    metal: 'silver',
    colours: { A: '#f07a3a', K: '#6f9cf2', Q: '#c48af2', J: '#5fc0a0' },
  }),
}

export const court = { kings, spirit, moonrise } as const
