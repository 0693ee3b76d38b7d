import { useText } from '@oriel/web/text'
import { type ReactNode, useRef } from 'react'
import { useKeys } from '../../platform/keyboard/use-keys.ts'
import { Segments } from '../segments.tsx'
import { ChoiceChip } from './choice-chip.tsx'
import { DaysChip } from './days-chip.tsx'
import type { FilterField } from './filter.ts'
import { SavedChips } from './saved-chips.tsx'
import { TextFilter } from './text-filter.tsx'
import type { FilterAddress } from './use-filter.ts'

type FilterBarProps = {
  /** Under which filters of this list are kept: "withdrawals". */
  readonly list: string
  readonly fields: readonly FilterField[]
  readonly address: FilterAddress
  /** Columns, export, and the one primary button of the list. */
  readonly end?: ReactNode
}

/** What a list is filtered by. `/` leads here; Backspace on a chip takes its value away. */
export function FilterBar({ list, fields, address, end }: FilterBarProps) {
  const { t } = useText()
  const bar = useRef<HTMLElement>(null)
  useKeys([
    {
      keys: '/',
      label: t('office.key.filter'),
      group: 'tables',
      isInBar: true,
      run: () => focusFirst(bar.current),
    },
  ])
  return (
    <search ref={bar} className="filter-bar" aria-label={t('office.part.filter')}>
      {fields.map((field) => (
        <FieldFilter key={field.name} field={field} address={address} />
      ))}
      <SavedChips list={list} address={address} />
      {end && <div className="filter-end">{end}</div>}
    </search>
  )
}

/** The field to type in, or where there is none the first choice. */
function focusFirst(bar: HTMLElement | null): void {
  const field = bar?.querySelector<HTMLElement>('input') ?? bar?.querySelector('button')
  field?.focus()
}

type FieldFilterProps = { readonly field: FilterField; readonly address: FilterAddress }

function FieldFilter({ field, address }: FieldFilterProps) {
  const { t } = useText()
  const value = address.filter[field.name] ?? null
  const onChange = (next: string | null): void => address.setValue(field.name, next)
  switch (field.kind) {
    case 'text':
      return <TextFilter label={field.label} value={value ?? ''} onChange={onChange} />
    case 'days':
      return <DaysChip label={field.label} value={value} onChange={onChange} />
    case 'choice':
      if (!field.isInSight) return <ChoiceChip {...field} value={value} onChange={onChange} />
      return (
        <Segments
          label={field.label}
          segments={[{ value: '', label: t('office.part.all') }, ...field.options]}
          value={value ?? ''}
          onChange={(chosen) => onChange(chosen || null)}
        />
      )
  }
}
