import type { ReactNode } from 'react'
import { useFormat } from '../../platform/use-format.ts'
import type { Tone } from '../tone.ts'

export type StoryStep = {
  /** Null for a step that is still to come. */
  readonly at: Date | null
  /** Said in place of the time: "soon". */
  readonly when?: string
  readonly title: ReactNode
  readonly text?: string
  readonly tone?: Tone
}

/** What happened, step by step, and who acts next. */
export function Story({ steps }: { readonly steps: readonly StoryStep[] }) {
  const { time } = useFormat()
  return (
    <ol className="story">
      {steps.map(({ at, when, title, text, tone = 'plain' }, index) => (
        <li key={index} data-tone={tone}>
          {at ? (
            <time dateTime={at.toISOString()}>{time(at)}</time>
          ) : (
            <span className="story-when">{when}</span>
          )}
          <i aria-hidden="true" />
          <div>
            <span>{title}</span>
            {text && <p>{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}
