import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
} from 'react'

/** A pointer that only passes by opens nothing; one that slips off for a moment closes nothing. */
const OPENS_AFTER_MS = 120
const CLOSES_AFTER_MS = 200

/**
 * A disclosure that also opens under a mouse. A click or Enter decides at once, Escape closes and
 * gives the focus back, and the pointer may travel from the opener into what it opened.
 */
export function useHoverDisclosure() {
  const [isOpen, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => () => clearTimeout(timer.current), [])
  const later = useCallback((open: boolean, afterMs: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(open), afterMs)
  }, [])
  const now = useCallback((open: boolean) => {
    clearTimeout(timer.current)
    setOpen(open)
  }, [])
  const area = {
    onPointerEnter: (event: PointerEvent) =>
      event.pointerType === 'mouse' && later(true, OPENS_AFTER_MS),
    onPointerLeave: (event: PointerEvent) =>
      event.pointerType === 'mouse' && later(false, CLOSES_AFTER_MS),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isOpen) return
      event.stopPropagation()
      now(false)
      opener.current?.focus()
    },
    onBlur: (event: React.FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) now(false)
    },
  }
  return { isOpen, opener, area, toggle: () => now(!isOpen), close: () => now(false) }
}
