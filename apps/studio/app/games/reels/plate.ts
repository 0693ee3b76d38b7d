import type { SpriteLook } from './sprites.ts'

type Look = Pick<SpriteLook, 'size' | 'fontFamily'>

/** In parts of a symbol's edge. */
const HEIGHT = 0.215
const FOOT = 0.985
const WIDTH_MAX = 0.98
const PADDING = 0.07
const LETTERS = 0.138
const LETTERS_MIN = 0.082

const GOLD = ['#fff6cf', '#ffd56a', '#e39a22'] as const
const EDGE = '#5a3204'
const INK = '#2a1502'

/** A word on a plate of gold over the foot of a symbol: what is wild is read, not guessed. */
export function drawPlate(context: CanvasRenderingContext2D, word: string, look: Look): void {
  const { size } = look
  const widest = size * (WIDTH_MAX - PADDING * 2)
  fitLetters(context, word, look, widest)
  const width = Math.min(size * WIDTH_MAX, context.measureText(word).width + size * PADDING * 2)
  const [left, height] = [(size - width) / 2, size * HEIGHT]
  const top = size * FOOT - height
  const gold = context.createLinearGradient(0, top, 0, top + height)
  for (const [at, colour] of GOLD.entries()) gold.addColorStop(at / (GOLD.length - 1), colour)
  context.beginPath()
  context.roundRect(left, top, width, height, height * 0.3)
  context.fillStyle = gold
  context.fill()
  context.lineWidth = Math.max(1, size * 0.012)
  context.strokeStyle = EDGE
  context.stroke()
  context.fillStyle = INK
  writeMiddle(context, word, size / 2, top + height / 2, widest)
}

/** In place of a picture that did not come. */
export function drawWord(context: CanvasRenderingContext2D, word: string, look: Look): void {
  const { size } = look
  fitLetters(context, word, { ...look, size: size * 1.4 }, size * 0.9)
  context.fillStyle = '#ffffff'
  writeMiddle(context, word, size / 2, size / 2, size * 0.9)
}

/** Smaller letters for longer words, down to what can still be read. */
function fitLetters(
  context: CanvasRenderingContext2D,
  word: string,
  { size, fontFamily }: Look,
  widest: number,
): void {
  let letters = size * LETTERS
  for (;;) {
    context.font = `800 ${letters}px ${fontFamily}`
    if (context.measureText(word).width <= widest || letters <= size * LETTERS_MIN) return
    letters *= 0.94
  }
}

/** By the height of its own letters: scripts stand on different lines. */
function writeMiddle(
  context: CanvasRenderingContext2D,
  word: string,
  x: number,
  y: number,
  widest: number,
): void {
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } =
    context.measureText(word)
  context.fillText(word, x, y + (above - below) / 2, widest)
}
