import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldNotes, idList, noteId, type Notes } from './field-notes.tsx'
import { Icon, type IconSource } from '../picture/icon.tsx'

type InputProps = Omit<ComponentProps<'input'>, 'prefix'>

export type TextFieldProps = InputProps &
  Notes & {
    label: string
    icon?: IconSource
    /** Stands before what is typed and is no part of it: "+84". */
    prefix?: string
    /** While somebody else is asked whether it is right: "Checking". */
    checking?: string | undefined
    /** A button at its end: show the password. */
    end?: ReactNode
    /** More than a note, below it. */
    below?: ReactNode
  }

/**
 * A plain input with its label, so that a password manager, the phone's keyboard and the browser's
 * own checks know it: give it a `name`, an `autoComplete` and a `type` as the platform does.
 */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, success, icon, prefix, checking, end, below, ...given } = props
  const { className = '', ...rest } = given
  const own = useId()
  const id = rest.id ?? own
  const notes = { hint, error, success }
  const shown = rest.readOnly ? 'lock' : icon
  return (
    <div className={`field ${className}`.trimEnd()}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="field-box" data-wrong={error ? true : undefined} data-locked={rest.readOnly}>
        {shown && <Icon name={shown} />}
        {prefix && (
          <span className="field-prefix" id={`${id}-prefix`}>
            {prefix}
          </span>
        )}
        <input
          {...rest}
          id={id}
          className="field-input"
          aria-invalid={error ? true : undefined}
          aria-describedby={idList(
            prefix && `${id}-prefix`,
            noteId(id, notes),
            rest['aria-describedby'],
          )}
        />
        <output className="field-checking">
          {checking && (
            <>
              <span className="spinner" aria-hidden="true" />
              <span className="sr-only">{checking}</span>
            </>
          )}
        </output>
        {end}
      </div>
      <FieldNotes id={id} {...notes}>
        {below}
      </FieldNotes>
    </div>
  )
}
