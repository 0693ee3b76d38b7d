import { Icon } from '@oriel/ui/picture/icon'
import { useText } from '@oriel/web/text'
import type { ReactNode } from 'react'
import { Drop } from '../drop.tsx'

type FilterChipProps = {
  readonly label: string
  /** What it filters by, in words; null when it does not filter. */
  readonly shown: string | null
  readonly onRemove: () => void
  /** The choices, in the panel under it. */
  readonly children: (close: () => void) => ReactNode
}

/** One part of a filter. Once it has a value, a cross beside it or Backspace takes it away. */
export function FilterChip({ label, shown, onRemove, children }: FilterChipProps) {
  const { t } = useText()
  const isSet = shown !== null
  return (
    <span className="filter-chip" data-set={isSet || undefined}>
      <Drop
        className="filter-chip-button"
        label={
          <>
            {label} <b>{shown ?? t('office.part.any')}</b>
            {!isSet && <Icon name="chevron-down" />}
          </>
        }
        onRemove={isSet ? onRemove : undefined}
      >
        {children}
      </Drop>
      {isSet && (
        <button
          type="button"
          className="filter-chip-remove"
          aria-label={t('office.part.remove_filter', { name: label })}
          onClick={onRemove}
        >
          <Icon name="close" />
        </button>
      )}
    </span>
  )
}
