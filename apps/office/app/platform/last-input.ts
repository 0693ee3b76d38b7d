import { useCallback, useEffect, useRef } from 'react'

const INPUTS = ['pointerdown', 'keydown', 'wheel'] as const

/** When a person last touched the page, by this browser's clock. */
export function useLastInput(): () => number {
  const at = useRef(0)
  useEffect(() => {
    const note = (): void => void (at.current = Date.now())
    note()
    for (const name of INPUTS) document.addEventListener(name, note, { passive: true })
    return () => {
      for (const name of INPUTS) document.removeEventListener(name, note)
    }
  }, [])
  return useCallback(() => at.current, [])
}
