import { type ComponentProps, type RefObject, useRef } from 'react'
import { IconButton } from './button.tsx'
import { Icon } from '../picture/icon.tsx'

type InputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'ref'>

export type SearchFieldProps = InputProps & {
  label: string
  clearLabel: string
  value: string
  onChange: (value: string) => void
  /** The key that leads here, shown as a hint: "/". The page listens for it. */
  shortcut?: string
  /** For a page that brings the focus here. */
  inputRef?: RefObject<HTMLInputElement | null>
}

/** The label is said, not seen: the glass and the words in the field tell what it is for. */
export function SearchField(props: SearchFieldProps) {
  const { label, clearLabel, value, onChange, shortcut, inputRef, className = '', ...rest } = props
  const own = useRef<HTMLInputElement>(null)
  const input = inputRef ?? own
  const clear = (): void => {
    onChange('')
    input.current?.focus()
  }
  return (
    <search className={`search-field ${className}`.trimEnd()}>
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        className="search-field-input"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        aria-keyshortcuts={shortcut}
        {...rest}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {value === '' && shortcut && (
        <kbd className="search-field-key" aria-hidden="true">
          {shortcut}
        </kbd>
      )}
      {value !== '' && (
        <IconButton
          icon="close"
          label={clearLabel}
          className="search-field-clear"
          onClick={clear}
        />
      )}
    </search>
  )
}
