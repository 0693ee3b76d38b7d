import { Button } from '@oriel/ui/form/button'
import { TextField } from '@oriel/ui/form/text-field'
import { Icon } from '@oriel/ui/picture/icon'
import { useText } from '@oriel/web/text'
import { formText } from '../../platform/form-text.ts'
import { Drop } from '../drop.tsx'
import { icons } from '../icons.ts'
import { isSameFilter } from './filter.ts'
import { NAME_MAX, useSavedFilters } from './saved-filters.ts'
import type { FilterAddress } from './use-filter.ts'

type SavedChipsProps = { readonly list: string; readonly address: FilterAddress }

/** The filters this person keeps, and the way to keep the present one. */
export function SavedChips({ list, address }: SavedChipsProps) {
  const { t } = useText()
  const { filter, setFilter } = address
  const { saved, save, remove } = useSavedFilters(list)
  const isKept = saved.some((one) => isSameFilter(one.filter, filter))
  const canSave = Object.keys(filter).length > 0 && !isKept
  return (
    <>
      {saved.map((one) => {
        const isOn = isSameFilter(one.filter, filter)
        return (
          <span key={one.name} className="filter-chip" data-set={isOn || undefined}>
            <button
              type="button"
              className="filter-chip-button"
              aria-pressed={isOn}
              onClick={() => setFilter(isOn ? {} : one.filter)}
              onKeyDown={({ key }) => key === 'Backspace' && remove(one.name)}
            >
              <Icon name={icons.save} />
              <b>{one.name}</b>
            </button>
            {isOn && (
              <button
                type="button"
                className="filter-chip-remove"
                aria-label={t('office.part.forget_filter', { name: one.name })}
                onClick={() => remove(one.name)}
              >
                <Icon name="close" />
              </button>
            )}
          </span>
        )
      })}
      {canSave && (
        <span className="filter-chip">
          <Drop
            className="filter-chip-button"
            label={
              <>
                <Icon name="plus" />
                {t('office.part.save_filter')}
              </>
            }
          >
            {(close) => (
              <SaveForm
                onSave={(name) => {
                  save(name, filter)
                  close()
                }}
              />
            )}
          </Drop>
        </span>
      )}
    </>
  )
}

function SaveForm({ onSave }: { readonly onSave: (name: string) => void }) {
  const { t } = useText()
  return (
    <form
      className="save-filter"
      onSubmit={(event) => {
        event.preventDefault()
        const name = formText(event.currentTarget, 'name').trim()
        if (name !== '') onSave(name)
      }}
    >
      <TextField
        label={t('office.part.filter_name')}
        name="name"
        required
        maxLength={NAME_MAX}
        autoComplete="off"
      />
      <Button type="submit" className="button-small">
        {t('office.part.save')}
      </Button>
    </form>
  )
}
