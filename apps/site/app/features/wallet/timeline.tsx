import { Icon } from '@oriel/ui/picture/icon'
import './wallet.css'

export type TimelineStep = {
  readonly text: string
  readonly detail?: string | undefined
  readonly time?: string | undefined
  readonly state: 'done' | 'now' | 'next' | 'failed'
}

/** What happened to something, in order, and what comes next. */
export const Timeline = ({ steps }: { steps: readonly TimelineStep[] }) => (
  <ol className="wallet-timeline">
    {steps.map(({ text, detail, time, state }) => (
      <li key={text} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
        <span className="wallet-timeline-dot" aria-hidden="true">
          {state === 'done' && <Icon name="check" className="size-3.5" />}
          {state === 'failed' && <Icon name="close" className="size-3.5" />}
        </span>
        <span className="wallet-timeline-text">{text}</span>
        {time && (
          <span className="wallet-timeline-time" suppressHydrationWarning>
            {time}
          </span>
        )}
        {detail && <span className="wallet-timeline-detail">{detail}</span>}
      </li>
    ))}
  </ol>
)
