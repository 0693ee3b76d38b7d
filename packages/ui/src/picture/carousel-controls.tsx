import type { KeyboardEvent } from 'react'
import { Icon } from './icon.tsx'
import { rovingTarget } from '../navigation/roving.ts'

export type CarouselLabels = {
  /** What the slides are about: "Highlights". */
  title: string
  /** The words for the two kinds of things, said after their names: "carousel" and "slide". */
  carousel: string
  slide: string
  stop: string
  start: string
  previous: string
  next: string
  /** The group of dots: "Choose a slide". */
  choose: string
  /** "2 of 4". */
  position: (number: number, count: number) => string
}

export type CarouselControlsProps = {
  labels: CarouselLabels
  /** The ids of the slides, in their order. */
  slides: readonly string[]
  index: number
  isReady: boolean
  isTurning: boolean
  isHeld: boolean
  /** Absent where it never turns by itself, and so needs no button. */
  onTurn: (() => void) | undefined
  onChoose: (index: number) => void
}

/** Before the slides in the order of the page, so that it can be stopped before it is read. */
export function CarouselControls(props: CarouselControlsProps) {
  const { labels, slides, index, isReady, isTurning, onTurn, onChoose } = props
  const step = (by: number): void => onChoose((index + by + slides.length) % slides.length)
  return (
    <div className="carousel-controls" hidden={!isReady}>
      {onTurn && (
        <button
          type="button"
          className="carousel-button carousel-turn"
          aria-label={isTurning ? labels.stop : labels.start}
          onClick={onTurn}
        >
          <Icon name={isTurning ? 'pause' : 'play'} className="size-4" />
        </button>
      )}
      <button
        type="button"
        className="carousel-button carousel-step"
        aria-label={labels.previous}
        onClick={() => step(-1)}
      >
        <Icon name="chevron-left" className="size-4" />
      </button>
      <Dots {...props} />
      <button
        type="button"
        className="carousel-button carousel-step"
        aria-label={labels.next}
        onClick={() => step(1)}
      >
        <Icon name="chevron-right" className="size-4" />
      </button>
    </div>
  )
}

/**
 * The dot of the slide one sees fills up while it waits, and the full dot turns the page: what the
 * eye sees is the clock itself, and it stands wherever its filling stands.
 */
function Dots({ labels, slides, index, isTurning, isHeld, onChoose }: CarouselControlsProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const next = rovingTarget(event.key, index, slides.length)
    if (next === undefined) return
    event.preventDefault()
    onChoose(next)
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  const progress = isTurning ? (isHeld ? 'held' : 'filling') : undefined
  return (
    <div
      className="carousel-dots"
      role="tablist"
      tabIndex={-1}
      aria-label={labels.choose}
      onKeyDown={onKeyDown}
    >
      {slides.map((id, at) => (
        <button
          key={id}
          type="button"
          role="tab"
          className="carousel-dot"
          aria-selected={at === index}
          aria-controls={`slide-${id}`}
          aria-label={labels.position(at + 1, slides.length)}
          tabIndex={at === index ? 0 : -1}
          data-progress={at === index ? progress : undefined}
          onClick={() => onChoose(at)}
          onAnimationEnd={() => onChoose((index + 1) % slides.length)}
        />
      ))}
    </div>
  )
}
