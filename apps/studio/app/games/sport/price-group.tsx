import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'
import { isArrow, nearest } from '../table-kit/nearest.ts'

const STOPS = '.price, .row-open'
const stopsIn = (element: HTMLElement | null): HTMLElement[] =>
  [...(element?.querySelectorAll<HTMLElement>(STOPS) ?? [])].filter((stop) =>
    stop.checkVisibility(),
  )

/** One stop of the Tab key for all fixtures and prices of a list; arrows go between them. */
export function PriceGroup({ label, children }: { label: string; children: ReactNode }) {
  const element = useRef<HTMLElement>(null)
  // After each change: the stop may have gone, and prices that came are stops by themselves.
  useEffect(() => {
    const stops = stopsIn(element.current)
    if (stops.filter(({ tabIndex }) => tabIndex === 0).length === 1) return
    const kept = stops.find((stop) => stop === document.activeElement) ?? stops[0]
    for (const stop of stops) stop.tabIndex = stop === kept ? 0 : -1
  })
  const onFocus = (event: FocusEvent) => {
    const stops = stopsIn(element.current)
    if (!stops.includes(event.target as HTMLElement)) return
    for (const stop of stops) stop.tabIndex = stop === event.target ? 0 : -1
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isArrow(event.key)) return
    const stops = stopsIn(element.current)
    if (!stops.includes(event.target as HTMLElement)) return
    event.preventDefault()
    const boxes = stops.map((stop) => stop.getBoundingClientRect())
    const next = nearest((event.target as Element).getBoundingClientRect(), boxes, event.key)
    if (next !== null) stops[next]?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys move focus
    <section
      ref={element}
      className="price-group"
      aria-label={label}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      {children}
    </section>
  )
}
