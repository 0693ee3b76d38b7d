import { useLocation } from 'react-router'
import { FilterBar } from '../../app/parts/filter/filter-bar.tsx'
import type { FilterField } from '../../app/parts/filter/filter.ts'
import { useFilter } from '../../app/parts/filter/use-filter.ts'

const FIELDS: readonly FilterField[] = [
  { kind: 'text', name: 'member', label: 'Member' },
  {
    kind: 'choice',
    name: 'currency',
    label: 'Currency',
    options: [
      { value: 'VND', label: 'VND' },
      { value: 'THB', label: 'THB' },
    ],
  },
]

export function FilterScene() {
  const address = useFilter(FIELDS)
  return (
    <>
      <output data-address>{useLocation().search}</output>
      <FilterBar list="rows" fields={FIELDS} address={address} />
    </>
  )
}
