import { Icon, type IconSource } from '@oriel/ui/picture/icon'
import type { ReactNode } from 'react'
import type { Tone } from './tone.ts'

type StateScreenProps = {
  readonly icon: IconSource
  readonly tone?: Tone
  readonly title: string
  readonly text?: ReactNode
  readonly actions?: ReactNode
  /** For what has failed: readers hear it. */
  readonly role?: 'alert'
}

/** What stands in a panel or on a page when there is nothing else to show, and what to do next. */
export const StateScreen = (props: StateScreenProps) => (
  <div className="state-screen" role={props.role}>
    <span className="state-screen-icon" data-tone={props.tone ?? 'plain'}>
      <Icon name={props.icon} />
    </span>
    <p className="state-screen-title">{props.title}</p>
    {props.text && <p className="state-screen-text">{props.text}</p>}
    {props.actions && <div className="button-row">{props.actions}</div>}
  </div>
)
