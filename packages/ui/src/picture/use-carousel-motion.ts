import {
  createElement,
  type ComponentType,
  type ReactNode,
  type RefObject,
  useEffect,
  useState,
} from 'react'
import type { CarouselMotionProps, CarouselMotor } from './carousel-motion.tsx'

type Wish = {
  viewport: RefObject<HTMLElement | null>
  count: number
  jump: boolean
  onSelect: (index: number) => void
}
type Loaded = { Motion: ComponentType<CarouselMotionProps>; start: number }

/** Loads what moves a carousel, when there is more than one slide to move to. */
export function useCarouselMotion({ viewport, count, jump, onSelect }: Wish): {
  motor: CarouselMotor | null
  element: ReactNode
} {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [motor, setMotor] = useState<CarouselMotor | null>(null)
  const isNeeded = count > 1
  useEffect(() => {
    if (!isNeeded) return undefined
    let isGone = false
    void import('./carousel-motion.tsx').then(({ CarouselMotion }) => {
      const window = viewport.current
      if (isGone || !window) return
      // The visitor may have swiped already: that slide stays.
      const start = Math.round(window.scrollLeft / Math.max(1, window.clientWidth))
      onSelect(start)
      setLoaded({ Motion: CarouselMotion, start })
    })
    return () => {
      isGone = true
    }
  }, [isNeeded, viewport, onSelect])
  if (!loaded || !viewport.current) return { motor: null, element: null }
  const { Motion, start } = loaded
  const parts = { viewport: viewport.current, start, jump, onReady: setMotor, onSelect }
  return { motor, element: createElement(Motion, parts) }
}
