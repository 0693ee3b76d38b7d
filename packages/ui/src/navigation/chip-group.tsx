import { Icon, type IconName } from '../picture/icon.tsx'

export type ChipOption = { value: string; label: string; icon?: IconName; count?: number | string }

type Common = { label: string; options: readonly ChipOption[] }

export type ChipGroupProps = Common & {
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

/** Filters of which any number can be on: each is a switch of its own. */
export function ChipGroup({ label, options, chosen, onChange }: ChipGroupProps) {
  const toggle = (value: string): void =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])
  return (
    <fieldset className="chip-group" aria-label={label}>
      {options.map(({ value, label: name, icon, count }) => (
        <button
          key={value}
          type="button"
          className="chip-option"
          aria-pressed={chosen.includes(value)}
          onClick={() => toggle(value)}
        >
          {icon && <Icon name={icon} className="size-4" />}
          {name}
          {count !== undefined && <span className="chip-option-count">{count}</span>}
        </button>
      ))}
    </fieldset>
  )
}

export type ChipChoiceProps = Common & {
  /** Names the group in a form; two choices on one page need two names. */
  name: string
  value: string
  onChange: (value: string) => void
}

/** Filters of which exactly one is on. The browser's own radio buttons bring the arrow keys. */
export function ChipChoice({ label, options, name, value, onChange }: ChipChoiceProps) {
  return (
    <div className="chip-group" role="radiogroup" aria-label={label}>
      {options.map(({ value: own, label: text, icon, count }) => (
        <label key={own} className="chip-option">
          <input
            type="radio"
            className="sr-only"
            name={name}
            value={own}
            checked={own === value}
            onChange={() => onChange(own)}
          />
          {icon && <Icon name={icon} className="size-4" />}
          {text}
          {count !== undefined && <span className="chip-option-count">{count}</span>}
        </label>
      ))}
    </div>
  )
}
