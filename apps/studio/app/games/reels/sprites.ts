import type { JadeSymbol } from '../../../src/games/jade/reels.ts'
import { drawPlate, drawWord } from './plate.ts'

/** A symbol at the size of a cell, ready to be copied: at rest, and as it runs past. */
type Sprite = { readonly still: HTMLCanvasElement; readonly moving: HTMLCanvasElement }
export type Sprites = Readonly<Record<JadeSymbol, Sprite>>

/** A picture that did not come is told by its name. */
type Drawing = { readonly picture: HTMLImageElement | null; readonly name: string }
export type Drawings = Readonly<Record<JadeSymbol, Drawing>>

/** How high the copy in motion is, in cells. */
export const MOVING_HEIGHT = 1.7
/** Faint copies one below the other; made once, so that no filter runs while reels turn. */
const COPIES = 28
const STRENGTH = 0.085
/** Then pressed flat and stretched again, which leaves no edge between the copies. */
const FLATNESS = 0.1

const TRIES = 3

/** Null when a picture does not come, however often it is asked for. */
export async function loadPicture(address: string): Promise<HTMLImageElement | null> {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const picture = new Image()
    picture.src = address
    try {
      await picture.decode()
      return picture
    } catch {
      // Asked for again below.
    }
  }
  return null
}

export type SpriteLook = {
  /** The edge of a symbol in pixels of the screen. */
  readonly size: number
  /** The words on the plates of the wild and the scatter. */
  readonly plates: Readonly<Partial<Record<JadeSymbol, string>>>
  readonly fontFamily: string
}

export function makeSprites(drawings: Drawings, look: SpriteLook): Sprites {
  const entries = Object.entries(drawings).map(([name, drawing]) => [
    name,
    makeSprite(drawing, look, look.plates[name as JadeSymbol]),
  ])
  return Object.fromEntries(entries) as Sprites
}

function makeSprite(drawing: Drawing, look: SpriteLook, plate: string | undefined): Sprite {
  const { size } = look
  const body = canvasOf(size, size, (context) => {
    if (drawing.picture) context.drawImage(drawing.picture, 0, 0, size, size)
    else drawWord(context, drawing.name, look)
  })
  const moving = smear(body, size)
  if (plate === undefined) return { still: body, moving }
  const still = canvasOf(size, size, (context) => {
    context.drawImage(body, 0, 0)
    drawPlate(context, plate, look)
  })
  return { still, moving }
}

/** A symbol as it runs past. */
function smear(body: HTMLCanvasElement, size: number): HTMLCanvasElement {
  const height = size * MOVING_HEIGHT
  const copies = canvasOf(size, height, (context) => {
    context.globalAlpha = STRENGTH
    for (let copy = 0; copy < COPIES; copy += 1) {
      context.drawImage(body, 0, ((height - size) * copy) / (COPIES - 1))
    }
  })
  const flat = canvasOf(size, height * FLATNESS, (context) => {
    context.imageSmoothingQuality = 'high'
    context.drawImage(copies, 0, 0, size, height * FLATNESS)
  })
  return canvasOf(size, height, (context) => {
    context.imageSmoothingQuality = 'high'
    context.drawImage(flat, 0, 0, size, height)
  })
}

function canvasOf(
  width: number,
  height: number,
  draw: (context: CanvasRenderingContext2D) => void,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(width)
  canvas.height = Math.ceil(height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser gives no canvas to draw on')
  draw(context)
  return canvas
}
