import { type EmblemName, emblems } from '../emblems.ts'
import type { PaletteName } from '../palette.ts'
import { type Placing, placed } from '../svg.ts'
import { drawLetter, type Letter, type LetterLook } from './letters.ts'
import { standing } from './parts.ts'
import type { GameBrush } from './relief.ts'

/** What stands on a reel: drawn round the origin, up to 120 units to each side. */
export type GameSymbol = {
  readonly palette: PaletteName
  readonly draw: (brush: GameBrush) => string
}

type Place = Placing & { readonly x?: number; readonly y?: number }

/** An emblem of the lobby as a symbol: what a title's tile shows also turns on its reels. */
export const emblemSymbol = (
  name: EmblemName,
  palette: PaletteName,
  { x = 0, y = 0, ...placing }: Place = {},
): GameSymbol => ({
  palette,
  draw: (brush) => standing(brush) + placed(x, y, placing, emblems[name].draw(brush)),
})

type Spot = readonly [x: number, y: number, scale: number, turn: number]

/** Where one, two and three of a kind stand; the last lies on top. */
const TOGETHER: Readonly<Record<1 | 2 | 3, readonly Spot[]>> = {
  1: [[0, 0, 0.84, 0]],
  2: [
    [-40, -34, 0.62, -10],
    [40, 34, 0.62, 10],
  ],
  3: [
    [0, -48, 0.54, 0],
    [-54, 40, 0.54, -8],
    [54, 40, 0.54, 8],
  ],
}

/** One, two or three of the same, for symbols that belong together. */
export const several = (
  name: EmblemName,
  palette: PaletteName,
  count: 1 | 2 | 3,
  size = 1,
): GameSymbol => ({
  palette,
  draw: (brush) => {
    const stamp = brush.stamp(emblems[name].draw(brush))
    return TOGETHER[count]
      .map(([x, y, scale, turn]) =>
        stamp(`translate(${x} ${y})rotate(${turn})scale(${(scale * size).toFixed(2)})`),
      )
      .join('')
  },
})

/** The four low symbols in one look. */
export function letterSymbols(look: LetterLook): Readonly<Record<Letter, GameSymbol>> {
  const symbol = (letter: Letter): GameSymbol => ({
    palette: 'obsidian',
    draw: (brush) => drawLetter(brush, letter, look),
  })
  return { A: symbol('A'), K: symbol('K'), Q: symbol('Q'), J: symbol('J') }
}
