import type { ReactNode } from 'react'
import { Icon } from '../picture/icon.tsx'

export type DisclosureProps = {
  title: string
  children: ReactNode
  /** Of those with the same group only one is open. */
  group?: string
  isOpen?: boolean
}

/**
 * A question and what is folded under it. The browser's own: it opens without a script, by key
 * and by voice, and a search in the page finds what is folded.
 */
export const Disclosure = ({ title, children, group, isOpen = false }: DisclosureProps) => (
  // Somebody may have opened it before the scripts came.
  <details className="disclosure" name={group} open={isOpen} suppressHydrationWarning>
    <summary className="disclosure-title">
      {title}
      <Icon name="chevron-down" className="disclosure-arrow size-5" />
    </summary>
    <div className="disclosure-body">{children}</div>
  </details>
)
