import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon, type IconName } from './icon.tsx'

export type FieldProps = ComponentProps<'input'> & {
  label: string
  /** What is asked for, said before anything can be wrong. */
  hint?: string
  /** What is wrong and how to put it right. */
  error?: string
  icon?: IconName
  /** A button at its end: show the password, send the code again. */
  end?: ReactNode
}

/**
 * A plain input with its label, so that a password manager, the phone's keyboard and the browser's
 * own checks know it: give it a `name`, an `autoComplete` and a `type` as the platform does.
 */
export function Field({ label, hint, error, icon, end, id, className = '', ...rest }: FieldProps) {
  const own = useId()
  const input = id ?? own
  const notes = [hint && `${input}-hint`, error && `${input}-error`].filter(Boolean).join(' ')
  return (
    <div className={`field ${className}`.trimEnd()}>
      <label className="field-label" htmlFor={input}>
        {label}
      </label>
      <div className="field-box" data-wrong={error ? true : undefined}>
        {icon && <Icon name={icon} />}
        <input
          {...rest}
          id={input}
          className="field-input"
          aria-invalid={error ? true : undefined}
          aria-describedby={notes || undefined}
        />
        {end}
      </div>
      {hint && (
        <p className="field-hint" id={`${input}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${input}-error`}>
          <Icon name="warning" className="size-4" />
          {error}
        </p>
      )}
    </div>
  )
}
