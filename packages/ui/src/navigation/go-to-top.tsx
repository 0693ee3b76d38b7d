import { useSyncExternalStore } from 'react'
import { Icon } from '../picture/icon.tsx'
import { useReducedMotion } from '../layout/use-reduced-motion.ts'

/** The way back is offered once a visitor has gone this far down. */
export const SHOWN_AFTER_PX = 600

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true })
  return () => window.removeEventListener('scroll', onChange)
}
const isFarDown = (): boolean => window.scrollY > SHOWN_AFTER_PX
const onServer = (): boolean => false

export function GoToTop({ label }: { label: string }) {
  const isShown = useSyncExternalStore(subscribe, isFarDown, onServer)
  const calm = useReducedMotion()
  return (
    <button
      type="button"
      className="go-to-top"
      aria-label={label}
      data-shown={isShown || undefined}
      inert={!isShown}
      onClick={() => window.scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' })}
    >
      <Icon name="arrow-up" />
    </button>
  )
}
