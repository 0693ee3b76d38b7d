import type { ReactNode } from 'react'
import { Icon } from '../picture/icon.tsx'
import './form.css'

/** What stands under a field. The most urgent of the three is shown, so the form does not jump. */
export type Notes = {
  /** What is asked for, said before anything can be wrong. */
  hint?: ReactNode
  /** What is wrong and how to put it right. */
  error?: string | undefined
  /** That it is right, where nobody could know by themselves: "Free to use". */
  success?: string | undefined
}

export type FieldNotesProps = Notes & { id: string; children?: ReactNode }

export function FieldNotes({ id, hint, error, success, children }: FieldNotesProps) {
  return (
    <div className="field-below">
      {hint && !error && !success && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {/* Here from the start: readers are told of changes in a place that they know already. */}
      <div aria-live="polite">
        {error ? (
          <p className="field-error" id={`${id}-error`}>
            <Icon name="warning" className="size-4" />
            {error}
          </p>
        ) : (
          success && (
            <p className="field-success" id={`${id}-success`}>
              <Icon name="check" className="size-4" />
              {success}
            </p>
          )
        )}
      </div>
      {children}
    </div>
  )
}

/** The id of the note that is shown, for `aria-describedby`. */
export function noteId(id: string, { hint, error, success }: Notes): string | undefined {
  if (error) return `${id}-error`
  if (success) return `${id}-success`
  return hint ? `${id}-hint` : undefined
}

/** Ids for `aria-describedby`: those that are there. */
export const idList = (...ids: (string | false | undefined)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined
