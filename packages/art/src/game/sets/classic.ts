import { drawBars, drawSeven, drawStar } from '../drawings/classic.ts'
import {
  drawNeonBars,
  drawNeonBell,
  drawNeonCherries,
  drawNeonSeven,
  drawNeonStar,
} from '../drawings/neon.ts'
import { standing } from '../parts.ts'
import { emblemSymbol, several } from '../symbol.ts'
import type { ClassicSet } from './roles.ts'

/** Triple Sevens: the fruit machine as everybody knows it. */
const classic: ClassicSet = {
  wild: { palette: 'lacquer', draw: (brush) => standing(brush) + drawStar(brush) },
  seven: {
    palette: 'lacquer',
    draw: (brush) => standing(brush) + drawSeven(brush, '#ee2f47', '#7a0718'),
  },
  bar3: { palette: 'jade', draw: (brush) => standing(brush) + drawBars(brush, 3) },
  bar2: { palette: 'ruby', draw: (brush) => standing(brush, 80) + drawBars(brush, 2) },
  bar1: { palette: 'midnight', draw: (brush) => standing(brush, 46) + drawBars(brush, 1) },
  bell: emblemSymbol('bell', 'amber', { scale: 1.06 }),
  cherry: emblemSymbol('cherries', 'lacquer', { x: -17, y: 15, scale: 1.1 }),
}

/** The same machine as a sign at night. */
const neon: ClassicSet = {
  wild: { palette: 'midnight', draw: drawNeonStar },
  seven: { palette: 'midnight', draw: drawNeonSeven },
  bar3: { palette: 'midnight', draw: (brush) => drawNeonBars(brush, 3) },
  bar2: { palette: 'midnight', draw: (brush) => drawNeonBars(brush, 2) },
  bar1: { palette: 'midnight', draw: (brush) => drawNeonBars(brush, 1) },
  bell: { palette: 'midnight', draw: drawNeonBell },
  cherry: { palette: 'midnight', draw: drawNeonCherries },
}

/** A market of fruit: three, two and one lemon are the bars. */
const orchard: ClassicSet = {
  wild: emblemSymbol('pineapple', 'lime', { x: -9, y: 8, scale: 1 }),
  seven: emblemSymbol('watermelon', 'lime', { scale: 1.04 }),
  bar3: several('lemon', 'lime', 3),
  bar2: several('lemon', 'lime', 2, 1.08),
  bar1: several('lemon', 'lime', 1, 1.2),
  bell: emblemSymbol('grapes', 'amethyst', { scale: 1.06 }),
  cherry: emblemSymbol('strawberry', 'ruby', { scale: 1.06 }),
}

/** A vault: three, two and one stone are the bars. */
const vault: ClassicSet = {
  wild: emblemSymbol('crystal', 'magenta', { y: 8, scale: 1.02 }),
  seven: emblemSymbol('crown', 'ruby', { scale: 1 }),
  bar3: several('gem', 'jade', 3, 1.2),
  bar2: several('gem', 'sapphire', 2, 1.24),
  bar1: several('gem', 'ruby', 1, 1.5),
  bell: emblemSymbol('key', 'sapphire', { x: -10, y: 8, scale: 1.14 }),
  cherry: emblemSymbol('coins', 'amber', { y: 2, scale: 1.04 }),
}

export const fruitMachines = { classic, neon, orchard, vault } as const
