import { useId } from 'react'
import './form.css'
import { choosePart, type DateChoice, type DatePart, daysIn, isoDate } from './date-parts-rules.ts'
import { FieldNotes, noteId, type Notes } from './field-notes.tsx'
import { Icon } from '../picture/icon.tsx'

export type { DateChoice, DatePart } from './date-parts-rules.ts'

export type DatePartsProps = Notes & {
  label: string
  partLabels: Readonly<Record<DatePart, string>>
  /** As the reader's language writes a date. */
  order: readonly DatePart[]
  /** January to December, as the reader's language writes them. */
  monthNames: readonly string[]
  /** The years to choose from; the newest comes first, so the likely one is near. */
  years: { readonly from: number; readonly to: number }
  value: DateChoice
  onChange: (value: DateChoice) => void
  /** Sent with a form under this name, as 1992-04-09. */
  name?: string
}

type Option = { readonly value: string; readonly label: string }

/**
 * A date one knows by heart. Three lists of the system's own: no calendar to leaf back decades in,
 * and no order of figures to guess.
 */
export function DateParts(props: DatePartsProps) {
  const { label, partLabels, order, value, onChange, name, hint, error, success } = props
  const id = useId()
  const notes = { hint, error, success }
  const options = optionsOf(props)
  return (
    <fieldset className="field date-parts">
      <legend className="field-label">{label}</legend>
      <div className="date-parts-row">
        {order.map((part) => (
          <div
            key={part}
            className="field-box date-part"
            data-part={part}
            data-wrong={error ? true : undefined}
          >
            <select
              className="date-part-select"
              aria-label={partLabels[part]}
              aria-invalid={error ? true : undefined}
              aria-describedby={noteId(id, notes)}
              autoComplete={`bday-${part}`}
              data-empty={value[part] === '' || undefined}
              value={value[part]}
              onChange={(event) => onChange(choosePart(value, part, event.currentTarget.value))}
            >
              <option value="">{partLabels[part]}</option>
              {options[part].map(({ value: own, label: text }) => (
                <option key={own} value={own}>
                  {text}
                </option>
              ))}
            </select>
            <Icon name="chevron-down" className="size-4" />
          </div>
        ))}
      </div>
      {name && <input type="hidden" name={name} value={isoDate(value) ?? ''} />}
      <FieldNotes id={id} {...notes} />
    </fieldset>
  )
}

function optionsOf({ years, monthNames, value }: DatePartsProps): Record<DatePart, Option[]> {
  const numbers = (first: number, count: number, step: 1 | -1): Option[] =>
    Array.from({ length: count }, (_, at) => {
      const number = String(first + at * step)
      return { value: number, label: number }
    })
  return {
    year: numbers(years.to, years.to - years.from + 1, -1),
    month: monthNames.map((label, at) => ({ value: String(at + 1), label })),
    day: numbers(1, daysIn(value), 1),
  }
}
