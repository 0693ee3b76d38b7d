import { useEffect, useState } from 'react'

/** S9.003: the loading overlay closes with this delay, so that the content below it is ready. */
export const CLOSE_DELAY_MS = 400

export type LoadingOverlayProps = { isLoading: boolean; label: string }

/** Lies over the page while it changes as a whole. A list that loads has its own place for it. */
export function LoadingOverlay({ isLoading, label }: LoadingOverlayProps) {
  const isShown = useLateClose(isLoading, CLOSE_DELAY_MS)
  if (!isShown) return null
  return (
    <output className="loading-overlay">
      <span className="spinner spinner-large" aria-hidden="true" />
      <span className="loading-overlay-text">{label}</span>
    </output>
  )
}

/** True at once, and false only so long after. */
function useLateClose(isOpen: boolean, delayMs: number): boolean {
  const [isShown, setShown] = useState(isOpen)
  if (isOpen && !isShown) setShown(true)
  useEffect(() => {
    if (isOpen) return undefined
    const timer = setTimeout(() => setShown(false), delayMs)
    return () => clearTimeout(timer)
  }, [isOpen, delayMs])
  return isShown
}
