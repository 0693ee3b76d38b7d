import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'
import { useText } from '../../lib/text.tsx'
import { isArrow, nearest } from './nearest.ts'

/** Those that can be seen: where there is little room a board may show one part of itself. */
const spotsIn = (element: HTMLElement | null): HTMLElement[] =>
  [...(element?.querySelectorAll<HTMLElement>('[data-spot]') ?? [])].filter((spot) =>
    spot.checkVisibility(),
  )

/** One stop of the Tab key for all spots of a table; arrows go from spot to spot. */
export function SpotGroup({ className, children }: { className: string; children: ReactNode }) {
  const { t } = useText()
  const element = useRef<HTMLFieldSetElement>(null)
  // After each change: the stop may have gone, and spots that came are stops by themselves.
  useEffect(() => {
    const spots = spotsIn(element.current)
    if (spots.filter(({ tabIndex }) => tabIndex === 0).length === 1) return
    for (const [at, spot] of spots.entries()) spot.tabIndex = at === 0 ? 0 : -1
  })
  const onFocus = (event: FocusEvent) => {
    for (const spot of spotsIn(element.current)) spot.tabIndex = spot === event.target ? 0 : -1
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isArrow(event.key)) return
    event.preventDefault()
    const spots = spotsIn(element.current)
    const boxes = spots.map((spot) => spot.getBoundingClientRect())
    const next = nearest((event.target as Element).getBoundingClientRect(), boxes, event.key)
    if (next !== null) spots[next]?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys move focus
    <fieldset
      ref={element}
      className={className}
      aria-label={t('table.spots')}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      {children}
    </fieldset>
  )
}
