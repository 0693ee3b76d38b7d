import { type FocusEvent, type ReactNode, useState, useSyncExternalStore } from 'react'
import { IconButton } from '../form/button.tsx'
import { Icon } from '../picture/icon.tsx'
import { useSteadyPace } from '../layout/use-steady-pace.ts'

export type MarqueeItem = { id: string; content: ReactNode }
export type MarqueeLabels = {
  title: string
  pause: string
  play: string
  previous: string
  next: string
}
export type MarqueeProps = { items: readonly MarqueeItem[]; labels: MarqueeLabels }

/**
 * The line of announcements. It moves only once its pause button works (WCAG 2.2.2); under the
 * pointer and while something in it has focus it stands. Where motion is reduced, CSS shows one
 * item at a time instead, with buttons to the next.
 */
export function Marquee({ items, labels }: MarqueeProps) {
  const [paused, setPaused] = useState(false)
  const [chosen, setChosen] = useState<string | null>(null)
  const canMove = useSyncExternalStore(neverChanges, inBrowser, onServer)
  const track = useSteadyPace()
  if (items.length === 0) return null

  const index = Math.max(
    0,
    items.findIndex(({ id }) => id === chosen),
  )
  const step = (by: number): void =>
    setChosen(items[(index + by + items.length) % items.length]?.id ?? null)
  const state = canMove && !paused ? 'moving' : 'still'
  return (
    <section className="marquee" aria-label={labels.title} data-state={state}>
      <Icon name="megaphone" className="size-5 text-brand" />
      <div
        className="marquee-window"
        onFocus={(event) => setChosen(itemAround(event.target))}
        onBlur={scrollBack}
      >
        <div className="marquee-track" ref={track}>
          <ul className="marquee-run">
            {items.map(({ id, content }, at) => (
              <li
                key={id}
                className="marquee-item"
                data-announcement-id={id}
                data-chosen={at === index}
              >
                {content}
              </li>
            ))}
          </ul>
          <MarqueeEcho items={items} />
        </div>
      </div>
      <IconButton
        className="marquee-pause"
        icon={paused ? 'play' : 'pause'}
        label={paused ? labels.play : labels.pause}
        onClick={() => setPaused(!paused)}
      />
      {items.length > 1 && (
        <span className="marquee-steps">
          <IconButton icon="chevron-left" label={labels.previous} onClick={() => step(-1)} />
          <IconButton icon="chevron-right" label={labels.next} onClick={() => step(1)} />
        </span>
      )}
    </section>
  )
}

/** The same items again, so that the line has no end to see. Readers and keys pass it by. */
function MarqueeEcho({ items }: Pick<MarqueeProps, 'items'>) {
  return (
    <ul className="marquee-run marquee-echo" aria-hidden="true" inert>
      {items.map(({ id, content }) => (
        <li key={id} className="marquee-item">
          {content}
        </li>
      ))}
    </ul>
  )
}

/** What has focus must be seen, also where one item shows at a time. */
const itemAround = (element: Element): string | null =>
  element.closest<HTMLElement>('[data-announcement-id]')?.dataset.announcementId ?? null

/** Browsers scroll to what gets focus; when it has gone the line stands as before. */
function scrollBack(event: FocusEvent<HTMLElement>): void {
  event.currentTarget.scrollLeft = 0
}

const neverChanges = () => () => {}
const inBrowser = () => true
const onServer = () => false
