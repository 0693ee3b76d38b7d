import type { ReactNode } from 'react'
import { Icon, type IconName } from '../picture/icon.tsx'

type BlockProps = {
  title: string
  text?: ReactNode
  /** A drawing above the words; without one an icon stands there. */
  picture?: ReactNode
  actions?: ReactNode
}

type LookProps = BlockProps & { kind: string; icon: IconName; role?: 'alert' }

function StateBlock({ kind, icon, role, title, text, picture, actions }: LookProps) {
  return (
    <div className="state-block" data-kind={kind} role={role}>
      <div className="state-block-picture" aria-hidden="true">
        {picture ?? (
          <span className="state-block-icon">
            <Icon name={icon} className="size-9" />
          </span>
        )}
      </div>
      <p className="state-block-title">{title}</p>
      {text && <div className="state-block-text">{text}</div>}
      {actions && <div className="state-block-actions">{actions}</div>}
    </div>
  )
}

/** A list with nothing in it yet: what would be here, and one way to fill it. */
export const EmptyBlock = (props: BlockProps & { icon?: IconName }) => (
  <StateBlock icon="sparkle" {...props} kind="empty" />
)

export type ErrorBlockProps = BlockProps & {
  /** Tries again; the words of its button come with it. */
  retry?: ReactNode
}

/** What could not be loaded, in its own place, so that the rest of the page stays of use. */
export const ErrorBlock = ({ retry, actions, ...props }: ErrorBlockProps) => (
  <StateBlock
    {...props}
    icon="warning"
    kind="error"
    role="alert"
    actions={
      <>
        {retry}
        {actions}
      </>
    }
  />
)

export type MaintenanceBlockProps = BlockProps & {
  /** From when to when, already written for the reader: "03:00 – 05:00 (UTC−4)". */
  time?: string
}

export function MaintenanceBlock({ time, text, ...props }: MaintenanceBlockProps) {
  const words = (
    <>
      {time && <p className="state-block-time">{time}</p>}
      {text}
    </>
  )
  return <StateBlock {...props} text={words} icon="clock" kind="maintenance" />
}

/** Shown to guests where a member would find their own things: why, and the way in. */
export const GuestBlock = (props: BlockProps) => (
  <StateBlock {...props} icon="person" kind="guest" />
)
