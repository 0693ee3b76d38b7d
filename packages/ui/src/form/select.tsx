import { CSPProvider } from '@base-ui/react/csp-provider'
import { Select as Base } from '@base-ui/react/select'
import { useId, type ReactNode } from 'react'
import { Icon } from '../picture/icon.tsx'
import { FieldNotes, noteId } from './field-notes.tsx'

export type SelectOption<Value extends string> = {
  value: Value
  label: string
  /** A flag or a mark before the label. */
  start?: ReactNode
}

export type SelectProps<Value extends string> = {
  label: string
  options: readonly SelectOption<Value>[]
  value: Value
  onChange: (value: Value) => void
  name?: string
  isDisabled?: boolean
  hint?: string
}

/** A list to choose one from, for what the system's own list cannot show. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, options, value, onChange, name, isDisabled = false, hint } = props
  const id = useId()
  const items = options.map((option) => ({ value: option.value, label: option.label }))
  const chosen = options.find((option) => option.value === value)
  return (
    // Its own style element would need a nonce; our styles do not need it.
    <CSPProvider disableStyleElements>
      <Base.Root
        items={items}
        value={value}
        name={name}
        disabled={isDisabled}
        onValueChange={(next) => next !== null && onChange(next)}
      >
        <div className="field">
          {/* Named from the first moment: the list itself would do it a moment later. */}
          <Base.Label className="field-label">{label}</Base.Label>
          <Base.Trigger
            className="select"
            aria-label={label}
            aria-describedby={noteId(id, { hint })}
          >
            {chosen?.start}
            <Base.Value className="select-value" />
            <Base.Icon className="select-arrow">
              <Icon name="chevron-down" className="size-4" />
            </Base.Icon>
          </Base.Trigger>
          {hint && <FieldNotes id={id} hint={hint} />}
        </div>
        <Base.Portal>
          <Base.Positioner className="select-place" sideOffset={6} alignItemWithTrigger={false}>
            <Base.Popup className="select-popup">
              <Base.List>
                {options.map((option) => (
                  <Base.Item key={option.value} value={option.value} className="select-item">
                    {option.start}
                    <Base.ItemText className="select-item-text">{option.label}</Base.ItemText>
                    <Base.ItemIndicator className="select-item-mark">
                      <Icon name="check" className="size-4" />
                    </Base.ItemIndicator>
                  </Base.Item>
                ))}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </CSPProvider>
  )
}
