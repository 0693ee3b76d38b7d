import { Checkbox } from '@oriel/ui/form/checkbox'
import { useText } from '@oriel/web/text'
import { useState } from 'react'
import type { Column } from './column.ts'

export const PICKED = 'picked'

/** Lets rows be chosen one by one, over all pages of a list; the column goes first. */
export function usePicked<Row>(idOf: (row: Row) => string, numberOf: (row: Row) => string) {
  const { t } = useText()
  const [ids, setIds] = useState<readonly string[]>([])
  const toggle = (id: string): void =>
    setIds((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]))
  const column: Column<Row> = {
    id: PICKED,
    label: t('office.part.picked'),
    isFixed: true,
    width: '5rem',
    cell: (row) => (
      <Checkbox
        className="row-pick"
        checked={ids.includes(idOf(row))}
        onChange={() => toggle(idOf(row))}
      >
        <span className="sr-only">{t('office.part.pick_row', { number: numberOf(row) })}</span>
      </Checkbox>
    ),
  }
  return { ids, column }
}
