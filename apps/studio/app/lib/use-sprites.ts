import { useEffect, useState } from 'react'

/** A drawing as dots: it is drawn once, and then only copied. */
export type Sprite = HTMLCanvasElement

/** Dots to a pixel of the drawing. */
const BAKED = 2

async function bake(address: string): Promise<Sprite> {
  const image = new Image()
  image.src = address
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth * BAKED
  canvas.height = image.naturalHeight * BAKED
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}

/**
 * The drawings of a canvas by their names, once all of them are there. A stage does not wait for
 * them: without them it still has its words and numbers.
 */
export function useSprites<Name extends string>(
  pictures: Readonly<Record<Name, string>>,
): Readonly<Record<Name, Sprite>> | null {
  const [sprites, setSprites] = useState<Readonly<Record<Name, Sprite>> | null>(null)
  useEffect(() => {
    let isGone = false
    const names = Object.keys(pictures) as Name[]
    Promise.all(names.map((name) => bake(pictures[name]))).then(
      (baked) => {
        const named = Object.fromEntries(names.map((name, at) => [name, baked[at]]))
        if (!isGone) setSprites(named as Record<Name, Sprite>)
      },
      () => {},
    )
    return () => void (isGone = true)
  }, [pictures])
  return sprites
}
