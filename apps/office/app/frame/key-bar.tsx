import type { ReactNode } from 'react'
import { Keys } from '../parts/keys.tsx'
import { keyLines } from '../platform/keyboard/key-lines.ts'
import { useBoundKeys } from '../platform/keyboard/use-keys.ts'

/** The keys of this page at its foot, and how fresh what it shows is. */
export function KeyBar({ end }: { readonly end: ReactNode }) {
  const lines = keyLines(useBoundKeys().filter(({ isInBar }) => isInBar))
  return (
    <footer className="key-bar">
      {lines.map(({ label, keys }) => (
        <span key={label} className="key-hint">
          <Keys keys={keys.join(' ')} />
          {label}
        </span>
      ))}
      <span className="key-bar-end">{end}</span>
    </footer>
  )
}
