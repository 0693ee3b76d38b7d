import { useId, useState, type KeyboardEvent } from 'react'

export type Listbox = {
  readonly id: string
  readonly optionId: (index: number) => string
  /** -1: none. */
  readonly active: number
  readonly point: (index: number) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/**
 * The keys of a field with a list below it: arrows walk through the list and around, Enter takes
 * the one pointed at. The focus stays in the field, so that typing goes on.
 */
export function useListbox(count: number, onTake: (index: number) => void): Listbox {
  const id = useId()
  const [pointed, point] = useState(-1)
  const active = pointed < count ? pointed : -1
  const optionId = (index: number) => `${id}-${index}`
  const onKeyDown = (event: KeyboardEvent) => {
    // Letters that are still being composed take Enter and arrows for themselves.
    if (event.nativeEvent.isComposing || count === 0) return
    const next = nextOption(event.key, active, count)
    if (next !== null) {
      event.preventDefault()
      point(next)
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault()
      onTake(active)
    }
  }
  return { id, optionId, active, point, onKeyDown }
}

export function nextOption(key: string, active: number, count: number): number | null {
  if (key === 'ArrowDown') return (active + 1) % count
  if (key === 'ArrowUp') return active <= 0 ? count - 1 : active - 1
  return null
}
