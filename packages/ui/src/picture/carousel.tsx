import {
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useRef,
  useState,
} from 'react'
import { CarouselControls, type CarouselLabels } from './carousel-controls.tsx'
import { useCarouselMotion } from './use-carousel-motion.ts'
import { useReducedMotion } from '../layout/use-reduced-motion.ts'

export type { CarouselLabels } from './carousel-controls.tsx'

export type CarouselSlide = { id: string; content: ReactNode }

export type CarouselProps = {
  slides: readonly CarouselSlide[]
  labels: CarouselLabels
  /** Keeps it from turning by itself. */
  still?: boolean
  /** Leaves it a row to swipe, as without a script: for visitors who save data. */
  plain?: boolean
}

/** More than this nobody waits for; the rest is left out. */
export const MAX_SLIDES = 5

/**
 * Pictures that take turns. As HTML alone it is a row one can swipe through, with the first slide
 * whole; what makes it turn loads after the page works. It stands under the pointer, while
 * something in it has focus, where motion is reduced, and whenever its first button says so.
 */
export function Carousel(props: CarouselProps) {
  const { slides: all, labels, still = false, plain = false } = props
  const slides = all.slice(0, MAX_SLIDES)
  const [index, setIndex] = useState(0)
  const [isWanted, setWanted] = useState(true)
  const { isHeld, ...hold } = useHold()
  const calm = useReducedMotion()
  const viewport = useRef<HTMLDivElement>(null)
  const { motor, element } = useCarouselMotion({
    viewport,
    // With one slide nothing needs to move, so nothing is loaded for it.
    count: plain ? 1 : slides.length,
    jump: calm,
    onSelect: setIndex,
  })
  const isTurning = motor !== null && isWanted && !calm && !still
  const choose = useCallback((next: number) => motor?.goTo(next), [motor])
  const isMovable = motor !== null
  return (
    <section
      className="carousel"
      aria-roledescription={labels.carousel}
      aria-label={labels.title}
      data-state={isMovable ? 'ready' : 'plain'}
      {...hold}
    >
      {slides.length > 1 && (
        <CarouselControls
          labels={labels}
          slides={slides.map(({ id }) => id)}
          index={index}
          isReady={isMovable}
          isTurning={isTurning}
          isHeld={isHeld}
          onTurn={calm || still ? undefined : () => setWanted(!isWanted)}
          onChoose={choose}
        />
      )}
      <div className="carousel-viewport" ref={viewport}>
        <div className="carousel-track" aria-live={isTurning && !isHeld ? 'off' : 'polite'}>
          {slides.map(({ id, content }, at) => (
            <div
              key={id}
              id={`slide-${id}`}
              className="carousel-slide"
              role={slides.length > 1 ? 'tabpanel' : 'group'}
              aria-roledescription={labels.slide}
              aria-label={labels.position(at + 1, slides.length)}
              inert={isMovable && at !== index}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      {element}
    </section>
  )
}

/** It is held under the pointer of a mouse, and while something in it has the focus. */
function useHold() {
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  return {
    isHeld: isHovered || isFocused,
    onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
    onPointerLeave: () => setHovered(false),
    // The button that starts it does not hold it: whoever pressed it wants to see it turn.
    onFocus: ({ target }: FocusEvent) => setFocused(target.closest('.carousel-turn') === null),
    onBlur: () => setFocused(false),
  }
}
