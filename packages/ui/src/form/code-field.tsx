import { type ReactNode, useId, useState } from 'react'
import './code.css'
import { FieldNotes, noteId, type Notes } from './field-notes.tsx'
import { digitsOf } from './typed-digits.ts'

export type CodeFieldProps = Notes & {
  label: string
  value: string
  onChange: (value: string) => void
  /** Called with the whole code as soon as its last digit is there. */
  onComplete?: (code: string) => void
  name?: string
  count?: number
  /** The button that sends a code, beside the boxes. */
  end?: ReactNode
  isDisabled?: boolean
}

const CODE_DIGITS = 6

/**
 * A code that came by message. One real input lies over drawn boxes, so that the phone can fill in
 * the code it received and readers meet one field.
 */
export function CodeField(props: CodeFieldProps) {
  const { label, value, onChange, onComplete, name, end, hint, error, success } = props
  const { count = CODE_DIGITS, isDisabled = false } = props
  const id = useId()
  const notes = { hint, error, success }
  const [isFocused, setFocused] = useState(false)
  const write = (text: string): void => {
    const code = digitsOf(text).slice(0, count)
    if (code === value) return
    onChange(code)
    if (code.length === count) onComplete?.(code)
  }
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="code-row">
        <div className="code" data-wrong={error ? true : undefined}>
          <input
            id={id}
            className="code-input"
            // No maxlength: it would cut "482 913" before the space is taken out.
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
            name={name}
            disabled={isDisabled}
            aria-invalid={error ? true : undefined}
            aria-describedby={noteId(id, notes)}
            value={value}
            onChange={(event) => write(event.currentTarget.value)}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
            // The boxes show no caret in their middle, so there must be none.
            onSelect={({ currentTarget: input }) => keepCaretAtEnd(input)}
          />
          {Array.from({ length: count }, (_, at) => (
            <span
              key={at}
              className="code-box"
              aria-hidden="true"
              data-next={(isFocused && at === Math.min(value.length, count - 1)) || undefined}
              data-full={value[at] === undefined ? undefined : true}
            >
              {value[at]}
            </span>
          ))}
        </div>
        {end && <div className="code-end">{end}</div>}
      </div>
      <FieldNotes id={id} {...notes} />
    </div>
  )
}

function keepCaretAtEnd(input: HTMLInputElement): void {
  const { length } = input.value
  // Selecting it all, to type it anew, stays possible.
  const isAll = input.selectionStart === 0 && input.selectionEnd === length
  if (!isAll && input.selectionStart !== length) input.setSelectionRange(length, length)
}
