import { Icon } from '@oriel/ui/picture/icon'
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { Keys } from '../keys.tsx'

type TextFilterProps = {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string | null) => void
}

/** Filters by what is typed once Enter is pressed: each letter would be a page of its own. */
export function TextFilter({ label, value, onChange }: TextFilterProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // Back, forward and saved filters change it from outside.
    if (input.current) input.current.value = value
  }, [value])
  const send = (event: FormEvent): void => {
    event.preventDefault()
    onChange(input.current?.value.trim() || null)
  }
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): void => {
    if (key !== 'Escape') return
    currentTarget.value = value
    currentTarget.blur()
  }
  return (
    <form className="text-filter" onSubmit={send}>
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        defaultValue={value}
        autoComplete="off"
        spellCheck={false}
        onKeyDown={onKeyDown}
      />
      <Keys keys="/" />
    </form>
  )
}
