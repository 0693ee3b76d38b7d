import { drawPearl } from '../drawings/finds.ts'
import { drawDisc, drawPhoenix } from '../drawings/jade.ts'
import {
  drawBamboo,
  drawBird,
  drawBlossom,
  drawGoldTile,
  drawLetterTile,
  drawPin,
} from '../drawings/tiles.ts'
import type { Letter, LetterLook } from '../letters.ts'
import { standing } from '../parts.ts'
import { emblemSymbol, type GameSymbol, letterSymbols } from '../symbol.ts'
import { placed } from '../../svg.ts'
import type { LineSet } from './roles.ts'

/** Jade Ascent: beasts of legend above a garden. */
const jade: LineSet = {
  WILD: {
    palette: 'jade',
    draw: (brush) => standing(brush, 106) + placed(0, 0, { scale: 1.1 }, drawDisc(brush)),
  },
  SCAT: emblemSymbol('pagoda', 'lacquer', { y: 8, scale: 0.98 }),
  DRAGON: emblemSymbol('dragon', 'jade', { y: 4, scale: 1 }),
  PHOENIX: { palette: 'amber', draw: drawPhoenix },
  CARP: emblemSymbol('koi', 'ruby', { x: 13, y: -22, scale: 0.89 }),
  LOTUS: emblemSymbol('lotus', 'magenta', { x: 1, scale: 0.9 }),
  ...letterSymbols({
    form: 'block',
    metal: 'gold',
    colours: { A: '#ff4d67', K: '#4b8cff', Q: '#b06bff', J: '#22c48f' },
  }),
}

/** Koi Ponds: what lives and hangs over still water. */
const pond: LineSet = {
  WILD: { palette: 'rose', draw: (brush) => standing(brush) + drawPearl(brush) },
  SCAT: emblemSymbol('lotus', 'ice', { x: 1, scale: 0.9 }),
  DRAGON: emblemSymbol('koi', 'amber', { x: 17, y: -26, scale: 0.99, turn: -20 }),
  PHOENIX: emblemSymbol('butterfly', 'indigo', { scale: 1.02 }),
  CARP: emblemSymbol('turtle', 'forest', { x: 3, y: -6, scale: 0.92 }),
  LOTUS: emblemSymbol('fan', 'rose', { x: 1, y: -14, scale: 0.84 }),
  ...letterSymbols({
    form: 'carved',
    metal: 'silver',
    colours: { A: '#f0596f', K: '#2f9fd8', Q: '#3fb79a', J: '#7f86e0' },
  }),
}

const TILE_LETTERS: LetterLook = {
  form: 'carved',
  metal: 'gold',
  colours: { A: '#cf2038', K: '#1f56b8', Q: '#0f8a5c', J: '#6a3fb0' },
}

const letterTile = (letter: Letter): GameSymbol => ({
  palette: 'jade',
  draw: (brush) => drawLetterTile(brush, letter, TILE_LETTERS),
})

/** Mahjong Wind: everything is a tile, and the low ones are painted with letters. */
const mahjong: LineSet = {
  WILD: { palette: 'amber', draw: drawGoldTile },
  SCAT: emblemSymbol('dice', 'lacquer', { x: -4, y: 2, scale: 1.08 }),
  DRAGON: { palette: 'teal', draw: drawBird },
  PHOENIX: { palette: 'ruby', draw: drawBlossom },
  CARP: { palette: 'sapphire', draw: drawPin },
  LOTUS: { palette: 'jade', draw: drawBamboo },
  A: letterTile('A'),
  K: letterTile('K'),
  Q: letterTile('Q'),
  J: letterTile('J'),
}

/** A street at the spring festival. */
const festival: LineSet = {
  WILD: emblemSymbol('ingot', 'amber', { y: -4, scale: 1.06 }),
  SCAT: emblemSymbol('envelope', 'lacquer', { scale: 1.04 }),
  DRAGON: emblemSymbol('tiger', 'amber', { scale: 1.06 }),
  PHOENIX: emblemSymbol('lantern', 'lacquer', { x: 1, y: 1, scale: 0.9 }),
  CARP: emblemSymbol('drum', 'teal', { y: 4, scale: 1.04 }),
  LOTUS: emblemSymbol('panda', 'lime', { scale: 1.04 }),
  ...letterSymbols({
    form: 'block',
    metal: 'gold',
    colours: { A: '#e8283a', K: '#f08a1c', Q: '#c2318a', J: '#2f9e62' },
  }),
}

export const east = { jade, pond, mahjong, festival } as const
