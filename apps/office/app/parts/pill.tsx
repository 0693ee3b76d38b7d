import { Icon, type IconSource } from '@oriel/ui/picture/icon'
import type { ReactNode } from 'react'
import type { Tone } from './tone.ts'

type PillProps = {
  readonly tone?: Tone
  readonly icon?: IconSource
  /** A dot before the word, for what is so right now: signed in, live. */
  readonly hasDot?: boolean
  readonly children: ReactNode
}

/** A word of state. */
export const Pill = ({ tone = 'plain', icon, hasDot = false, children }: PillProps) => (
  <span className="pill" data-tone={tone} data-dot={hasDot || undefined}>
    {icon && <Icon name={icon} />}
    {children}
  </span>
)
