import { Icon } from '@oriel/ui/picture/icon'

type DropChoice<Value> = { readonly value: Value; readonly label: string }

type DropChoicesProps<Value> = {
  readonly label: string
  readonly choices: readonly DropChoice<Value>[]
  readonly value: Value
  readonly onChoose: (value: Value) => void
}

/** One of several, in the panel of a drop. */
export const DropChoices = <Value extends string | null>(props: DropChoicesProps<Value>) => (
  <ul className="drop-list" aria-label={props.label}>
    {props.choices.map(({ value, label }) => (
      <li key={value ?? ''}>
        <button
          type="button"
          className="drop-item"
          aria-pressed={value === props.value}
          onClick={() => props.onChoose(value)}
        >
          {label}
          {value === props.value && <Icon name="check" />}
        </button>
      </li>
    ))}
  </ul>
)
