import { Icon, type IconSource } from '@oriel/ui/picture/icon'
import type { ReactNode } from 'react'
import type { Tone } from './tone.ts'

type NoteProps = {
  readonly tone?: Tone
  readonly icon?: IconSource
  /** For what has just happened: readers hear it at once. */
  readonly isAlert?: boolean
  readonly children: ReactNode
}

/** A sentence that belongs to what stands beside it. */
export const Note = ({ tone = 'plain', icon = 'info', isAlert = false, children }: NoteProps) => (
  <div className="note" data-tone={tone} role={isAlert ? 'alert' : undefined}>
    <Icon name={icon} />
    <div>{children}</div>
  </div>
)
