import useEmblaCarousel from 'embla-carousel-react'
import { useEffect } from 'react'

/** What moves the slides once it has loaded. */
export type CarouselMotor = { goTo: (index: number) => void }

export type CarouselMotionProps = {
  viewport: HTMLElement
  /** The slide that the visitor had swiped to before this came. */
  start: number
  /** Without motion the next slide stands there at once. */
  jump: boolean
  onReady: (motor: CarouselMotor | null) => void
  onSelect: (index: number) => void
}

/** Frames until a slide has settled, as the library counts them. */
const DURATION = 30

/** Takes a carousel that stands as plain HTML and makes it slide, turn and follow fingers. */
export function CarouselMotion({ viewport, start, jump, onReady, onSelect }: CarouselMotionProps) {
  const [attach, motor] = useEmblaCarousel({ loop: true, duration: DURATION, startIndex: start })
  useEffect(() => {
    viewport.scrollTo({ left: 0, behavior: 'instant' })
    attach(viewport)
    return () => attach(null)
  }, [attach, viewport])
  useEffect(() => {
    if (!motor) return undefined
    const tell = (): void => onSelect(motor.selectedScrollSnap())
    motor.on('select', tell)
    onReady({ goTo: (index) => motor.scrollTo(index, jump) })
    return () => {
      motor.off('select', tell)
      onReady(null)
    }
  }, [motor, jump, onReady, onSelect])
  return null
}
