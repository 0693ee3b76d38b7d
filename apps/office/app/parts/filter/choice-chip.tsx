import { DropChoices } from '../drop-choices.tsx'
import type { FilterOption } from './filter.ts'
import { FilterChip } from './filter-chip.tsx'

type ChoiceChipProps = {
  readonly label: string
  readonly options: readonly FilterOption[]
  readonly value: string | null
  readonly onChange: (value: string | null) => void
}

/** One of several values. */
export function ChoiceChip({ label, options, value, onChange }: ChoiceChipProps) {
  const shown = options.find((option) => option.value === value)?.label ?? null
  return (
    <FilterChip label={label} shown={shown} onRemove={() => onChange(null)}>
      {(close) => (
        <DropChoices
          label={label}
          choices={options}
          value={value ?? ''}
          onChoose={(chosen) => {
            onChange(chosen)
            close()
          }}
        />
      )}
    </FilterChip>
  )
}
