import { FieldNotes, noteId } from '@oriel/ui/form/field-notes'
import { useText } from '@oriel/web/text'
import { type ComponentProps, useId } from 'react'
import { REASON_MAX, REASON_MIN, reasonLength } from './reason-rules.ts'

type ReasonFieldProps = Omit<ComponentProps<'textarea'>, 'value'> & {
  readonly label?: string
  /** What is written so far, for the counter. */
  readonly text: string
  readonly error?: string | undefined
}

/** Why somebody does something: the same field for makers and checkers. */
export function ReasonField({ label, text, error, ...rest }: ReasonFieldProps) {
  const { t } = useText()
  const id = useId()
  const length = reasonLength(text)
  const counted = { length, max: REASON_MAX, min: REASON_MIN }
  return (
    <div className="field reason-field">
      <div className="reason-head">
        <label className="field-label" htmlFor={id}>
          {label ?? t('office.part.reason')}
        </label>
        <span className="reason-count" data-out={length > REASON_MAX || undefined}>
          {length < REASON_MIN
            ? t('office.part.reason_count_min', counted)
            : t('office.part.reason_count', counted)}
        </span>
      </div>
      <div className="field-box" data-wrong={error ? true : undefined}>
        <textarea
          rows={2}
          {...rest}
          id={id}
          className="field-input"
          aria-invalid={error ? true : undefined}
          aria-describedby={noteId(id, { error })}
        />
      </div>
      <FieldNotes id={id} error={error} />
    </div>
  )
}
