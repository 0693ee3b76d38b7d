import { useEffect, useRef, useState } from 'react'
import { useFrame } from './use-frame.ts'
import { pictures } from './comet.art.ts'
import { createPainter, type Painter, type Scene, type Sprites } from './painter.ts'

const RATIO_MAX = 2
const RATIO_STEP = 0.5
/** A picture that takes longer than this to draw, over some seconds, is drawn with fewer dots. */
const SLOW_MS = 9
const LOOKED_AT = 120

/** The sky behind everything. It says nothing that does not stand beside it in words. */
export function SkyCanvas({ scene }: { scene: Scene }) {
  const element = useRef<HTMLCanvasElement>(null)
  const painter = useRef<Painter | null>(null)
  const sprites = useSprites()
  const [ratio, setRatio] = useState(() => Math.min(RATIO_MAX, devicePixelRatio))
  const spent = useRef({ ms: 0, pictures: 0 })

  useEffect(() => {
    const canvas = element.current
    const room = canvas?.parentElement
    if (!canvas || !room) return
    painter.current = createPainter(canvas)
    const fit = () =>
      painter.current?.fit({ width: room.clientWidth, height: room.clientHeight }, ratio)
    const watcher = new ResizeObserver(fit)
    watcher.observe(room)
    fit()
    return () => watcher.disconnect()
  }, [ratio])

  useFrame((now) => {
    if (scene.isFrozen) return
    const start = performance.now()
    painter.current?.paint(scene, sprites, now)
    spent.current.ms += performance.now() - start
    spent.current.pictures += 1
    if (spent.current.pictures < LOOKED_AT) return
    const isSlow = spent.current.ms / spent.current.pictures > SLOW_MS
    spent.current = { ms: 0, pictures: 0 }
    if (isSlow) setRatio((before) => Math.max(1, before - RATIO_STEP))
  })
  return <canvas ref={element} className="sky" aria-hidden="true" />
}

/** The drawings, once they are there; the sky does not wait for them. */
function useSprites(): Sprites | null {
  const [sprites, setSprites] = useState<Sprites | null>(null)
  useEffect(() => {
    let isGone = false
    const load = async (address: string): Promise<HTMLImageElement> => {
      const image = new Image()
      image.src = address
      await image.decode()
      return image
    }
    Promise.all([load(pictures.comet), load(pictures.burst)]).then(
      ([comet, burst]) => {
        if (!isGone) setSprites({ comet: baked(comet), burst: baked(burst) })
      },
      // Without them the flight still has its curve and its numbers.
      () => {},
    )
    return () => void (isGone = true)
  }, [])
  return sprites
}

const BAKED = 2

/** Dots instead of shapes: a drawing is drawn once, and then only copied. */
function baked(image: HTMLImageElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth * BAKED
  canvas.height = image.naturalHeight * BAKED
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}
