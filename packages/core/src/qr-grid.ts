import { masks, worth } from './qr-mask.ts'

export type QrGrid = readonly (readonly boolean[])[]
/** While it is drawn: undefined where the text's bits will stand. */
type Draft = (boolean | undefined)[][]

/** Draws the fixed patterns and the words, in the mask that is the easiest to read. */
export function drawGrid(version: number, words: readonly number[]): QrGrid {
  const drawn = masks.map((_, mask) => drawMasked(version, words, mask))
  const worths = drawn.map(worth)
  return drawn[worths.indexOf(Math.min(...worths))] ?? []
}

/** In one mask, whatever it looks like. */
export function drawMasked(version: number, words: readonly number[], mask: number): QrGrid {
  const draft = fixedPatterns(version)
  drawFormat(draft, mask)
  return filled(draft, words, masks[mask] ?? (() => false))
}

const FINDER_SIZE = 7
const TIMING = 6

function fixedPatterns(version: number): Draft {
  const size = 17 + 4 * version
  const draft: Draft = Array.from({ length: size }, () => Array.from({ length: size }))
  for (let at = 0; at < size; at += 1) {
    put(draft, at, TIMING, at % 2 === 0)
    put(draft, TIMING, at, at % 2 === 0)
  }
  const middle = (FINDER_SIZE - 1) / 2
  const far = size - 1 - middle
  for (const [x, y] of [
    [middle, middle] as const,
    [far, middle] as const,
    [middle, far] as const,
  ]) {
    // The finder's rings are dark, light, dark; the light ring around it keeps others away.
    drawRings(draft, x, y, [true, true, false, true, false])
  }
  const alignment = 4 * version + 10
  if (version > 1) drawRings(draft, alignment, alignment, [true, false, true])
  return draft
}

/** Squares around a middle, from the inside to the outside. */
function drawRings(draft: Draft, x: number, y: number, rings: readonly boolean[]): void {
  const reach = rings.length - 1
  for (let down = -reach; down <= reach; down += 1) {
    for (let right = -reach; right <= reach; right += 1) {
      const ring = Math.max(Math.abs(down), Math.abs(right))
      put(draft, x + right, y + down, rings[ring] ?? false)
    }
  }
}

function put(draft: Draft, x: number, y: number, isDark: boolean): void {
  const row = draft[y]
  if (row && x >= 0 && x < row.length) row[x] = isDark
}

const FORMAT_DIVISOR = 0b101_0011_0111
const FORMAT_FLIP = 0b101_0100_0001_0010
const LEVEL_M = 0b00

/** Level and mask in five bits, with ten of correction, flipped so that it is never empty. */
export function formatBits(mask: number): number {
  const data = (LEVEL_M << 3) | mask
  let rest = data
  for (let step = 0; step < 10; step += 1) rest = (rest << 1) ^ ((rest >> 9) * FORMAT_DIVISOR)
  return ((data << 10) | rest) ^ FORMAT_FLIP
}

/** Where the format stands around the first finder, from its lowest bit to its highest. */
const NEAR_FORMAT: readonly (readonly [x: number, y: number])[] = [
  ...[0, 1, 2, 3, 4, 5, 7, 8].map((y) => [8, y] as const),
  ...[7, 5, 4, 3, 2, 1, 0].map((x) => [x, 8] as const),
]

/** The format stands twice: around the first finder, and in halves beside the other two. */
function drawFormat(draft: Draft, mask: number): void {
  const bits = formatBits(mask)
  const size = draft.length
  for (const [bit, [x, y]] of NEAR_FORMAT.entries()) {
    const isDark = ((bits >> bit) & 1) === 1
    put(draft, x, y, isDark)
    if (bit < 8) put(draft, size - 1 - bit, 8, isDark)
    else put(draft, 8, size - 15 + bit, isDark)
  }
  // One module is always dark.
  put(draft, 8, size - 8, true)
}

/** Bits go up and down in columns two wide, from the right; the timing's column is left out. */
function filled(
  draft: Draft,
  words: readonly number[],
  isFlipped: (x: number, y: number) => boolean,
): boolean[][] {
  const size = draft.length
  let bit = 0
  for (let pair = 0; pair < (size - 1) / 2; pair += 1) {
    const right = size - 1 - 2 * pair
    const column = right <= TIMING ? right - 1 : right
    for (let step = 0; step < size; step += 1) {
      const y = pair % 2 === 0 ? size - 1 - step : step
      for (const x of [column, column - 1]) {
        if (draft[y]?.[x] !== undefined) continue
        const word = words[bit >> 3] ?? 0
        put(draft, x, y, (((word >> (7 - (bit & 7))) & 1) === 1) !== isFlipped(x, y))
        bit += 1
      }
    }
  }
  return draft.map((row) => row.map((isDark) => isDark === true))
}
