import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import {
  everyCard,
  everyMover,
  everyPiece,
  everyScene,
  everySymbol,
  type Named,
} from '../src/game/testing/every-picture.ts'
import { type Sheet, sheet } from './contact.ts'

/** Contact sheets of what games show: `node packages/art/tools/game-sheet.ts <folder>`. */
const GROUND = '#14232a'

const svgs = (pictures: readonly Named[]): string[] => pictures.map(([, svg]) => svg)

const symbols = svgs(everySymbol())
const cards = svgs(everyCard())
const movers = svgs(everyMover())
const scenes = svgs(everyScene())

/** Large to judge the drawing, and as small as a phone shows them. */
const SHEETS: readonly Sheet[] = [
  ['game-symbols', 152, symbols],
  ['game-symbols-56', 56, symbols],
  ['game-cards', 116, cards],
  ['game-cards-48', 48, cards],
  ['game-pieces', 120, svgs(everyPiece())],
  ['game-movers', 190, movers],
  ['game-movers-90', 90, movers],
  ['game-scenes', 392, scenes],
]

const folder = process.argv[2]
if (folder === undefined) throw new Error('name a folder for the sheets')
await mkdir(folder, { recursive: true })
for (const [name, width, pictures] of SHEETS) {
  await sheet(path.join(folder, `${name}.png`), pictures, width, GROUND)
}
