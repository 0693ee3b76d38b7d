import { useId, useRef } from 'react'
import './code.css'
import { type DigitsEdit, pressKey, typeDigits } from './digits-edit.ts'
import { FieldNotes, noteId, type Notes } from './field-notes.tsx'

export type DigitsFieldProps = Notes & {
  label: string
  /** Names one box: "Digit 2 of 4". */
  boxLabel: (number: number, count: number) => string
  value: string
  onChange: (value: string) => void
  /** Sent with a form under this name. */
  name?: string
  count?: number
  isDisabled?: boolean
}

const WITHDRAWAL_DIGITS = 4

/**
 * A short secret of digits, one box for each. To the keyboard it is one field: one stop of the Tab
 * key, arrows walk, what is pasted spreads, and deleting goes back. Nothing offers to keep it.
 */
export function DigitsField(props: DigitsFieldProps) {
  const { label, boxLabel, value, onChange, name, hint, error, success } = props
  const { count = WITHDRAWAL_DIGITS, isDisabled = false } = props
  const id = useId()
  const notes = { hint, error, success }
  const boxes = useRef<(HTMLInputElement | null)[]>([])
  const next = Math.min(value.length, count - 1)
  const apply = (edit: DigitsEdit | null): void => {
    if (!edit) return
    if (edit.value !== value) onChange(edit.value)
    boxes.current[edit.at]?.focus()
  }
  return (
    <fieldset className="field digits" disabled={isDisabled}>
      <legend className="field-label">{label}</legend>
      <div className="digits-boxes" data-wrong={error ? true : undefined}>
        {Array.from({ length: count }, (_, at) => (
          <input
            key={at}
            ref={(box) => {
              boxes.current[at] = box
            }}
            className="digits-box"
            type="password"
            inputMode="numeric"
            autoComplete="off"
            // Password managers that do not heed the line above.
            data-1p-ignore
            data-lpignore="true"
            aria-label={boxLabel(at + 1, count)}
            aria-invalid={error ? true : undefined}
            aria-describedby={noteId(id, notes)}
            tabIndex={at === next ? 0 : -1}
            value={value[at] ?? ''}
            onChange={(event) =>
              apply(typeDigits(value, at, newPart(event.currentTarget.value, value[at]), count))
            }
            onKeyDown={(event) => {
              const edit =
                event.ctrlKey || event.metaKey ? null : pressKey(value, at, event.key, count)
              if (edit) event.preventDefault()
              apply(edit)
            }}
            onPaste={(event) => {
              event.preventDefault()
              apply(typeDigits('', 0, event.clipboardData.getData('text'), count))
            }}
            onPointerDown={(event) => {
              // A press on a box further on means the first that is empty.
              if (at <= value.length) return
              event.preventDefault()
              boxes.current[next]?.focus()
            }}
            onFocus={(event) => event.currentTarget.select()}
          />
        ))}
      </div>
      {name && <input type="hidden" name={name} value={value} />}
      <FieldNotes id={id} {...notes} />
    </fieldset>
  )
}

/** A box that had a digit and was not selected holds both: the new one counts. */
const newPart = (text: string, before = ''): string =>
  before !== '' && text.length > 1 ? text.replace(before, '') : text
