import { useEffect, useState } from 'react'

type Dismiss = {
  'data-dismissed': boolean | undefined
  onPointerEnter: () => void
  onPointerLeave: () => void
  onFocus: () => void
  onBlur: () => void
}

/**
 * For words that come out under the pointer or the focus: Escape puts them away without moving
 * either (WCAG 1.4.13), and they come again the next time.
 */
export function useDismiss(): Dismiss {
  const [isOut, setOut] = useState(false)
  const [isDismissed, setDismissed] = useState(false)
  useEffect(() => {
    if (!isOut) return undefined
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setDismissed(true)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOut])
  const come = (): void => setOut(true)
  const go = (): void => {
    setOut(false)
    setDismissed(false)
  }
  return {
    'data-dismissed': isDismissed || undefined,
    onPointerEnter: come,
    onPointerLeave: go,
    onFocus: come,
    onBlur: go,
  }
}
