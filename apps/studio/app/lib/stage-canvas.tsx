import { useEffect, useRef, useState } from 'react'
import { useFrame } from './use-frame.ts'

const RATIO_MAX = 2
const RATIO_STEP = 0.5
/** A picture that takes longer than this to draw, over some seconds, is drawn with fewer dots. */
const SLOW_MS = 9
const LOOKED_AT = 120

export type Size = { readonly width: number; readonly height: number }
type Fits = {
  /** For a stage of this size, on a screen with so many dots to a pixel. */
  fit(size: Size, ratio: number): void
}

type Props<Painter> = {
  className: string
  create: (canvas: HTMLCanvasElement) => Painter
  /** Before each picture, with the page's own time. */
  paint: (painter: Painter, now: number) => void
}

/** A canvas as large as what it stands in. All that it says stands beside it in words. */
export function StageCanvas<Painter extends Fits>({ className, create, paint }: Props<Painter>) {
  const element = useRef<HTMLCanvasElement>(null)
  const painter = useRef<Painter | null>(null)
  const [ratio, setRatio] = useState(() => Math.min(RATIO_MAX, devicePixelRatio))
  const spent = useRef({ ms: 0, pictures: 0 })

  useEffect(() => {
    const canvas = element.current
    const room = canvas?.parentElement
    if (!canvas || !room) return
    painter.current = create(canvas)
    const fit = () =>
      painter.current?.fit({ width: room.clientWidth, height: room.clientHeight }, ratio)
    const watcher = new ResizeObserver(fit)
    watcher.observe(room)
    fit()
    return () => watcher.disconnect()
  }, [create, ratio])

  useFrame((now) => {
    if (!painter.current) return
    const start = performance.now()
    paint(painter.current, now)
    spent.current.ms += performance.now() - start
    spent.current.pictures += 1
    if (spent.current.pictures < LOOKED_AT) return
    const isSlow = spent.current.ms / spent.current.pictures > SLOW_MS
    spent.current = { ms: 0, pictures: 0 }
    if (isSlow) setRatio((before) => Math.max(1, before - RATIO_STEP))
  })
  return <canvas ref={element} className={className} aria-hidden="true" />
}

export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser draws no canvas')
  return context
}
