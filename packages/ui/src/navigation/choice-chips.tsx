import { useId } from 'react'
import '../form/form-parts.css'
import { FieldNotes, noteId, type Notes } from '../form/field-notes.tsx'

export type ChoiceChip = {
  value: string
  label: string
  /** A sign or two in a small coin: "₫". */
  mark?: string
}

export type ChoiceChipsProps = Notes & {
  label: string
  /** Names the group in a form. */
  name: string
  options: readonly ChoiceChip[]
  value: string
  onChange: (value: string) => void
}

/** One of a few, all in sight: the currency of the wallet. The browser's own radio buttons. */
export function ChoiceChips(props: ChoiceChipsProps) {
  const { label, name, options, value, onChange, hint, error, success } = props
  const id = useId()
  const notes = { hint, error, success }
  return (
    <fieldset className="field choice-chips" aria-describedby={noteId(id, notes)}>
      <legend className="field-label">{label}</legend>
      <div className="choice-chips-row">
        {options.map(({ value: own, label: text, mark }) => (
          <label key={own} className="choice-chip">
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={own}
              checked={own === value}
              onChange={() => onChange(own)}
            />
            {mark && (
              <span className="choice-chip-coin" aria-hidden="true">
                {mark}
              </span>
            )}
            {text}
          </label>
        ))}
      </div>
      <FieldNotes id={id} {...notes} />
    </fieldset>
  )
}
