import { type ComponentProps, type ReactNode, useId } from 'react'
import './form-parts.css'
import { FieldNotes, noteId } from './field-notes.tsx'
import { Icon } from '../picture/icon.tsx'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  /** What is agreed to. Links in it lead where they lead and do not tick the box. */
  children: ReactNode
  error?: string | undefined
}

export function Checkbox({ children, error, className = '', ...rest }: CheckboxProps) {
  const own = useId()
  const id = rest.id ?? own
  return (
    <div className={`checkbox-field ${className}`.trimEnd()}>
      <label className="checkbox">
        <span className="checkbox-box">
          <input
            {...rest}
            id={id}
            type="checkbox"
            className="checkbox-input"
            aria-invalid={error ? true : undefined}
            aria-describedby={noteId(id, { error })}
          />
          <Icon name="check" className="checkbox-mark size-4" />
        </span>
        <span className="checkbox-words">{children}</span>
      </label>
      <FieldNotes id={id} error={error} />
    </div>
  )
}
