import { useLocation } from 'react-router'
import type { Column } from '../../app/parts/table/column.ts'
import { ColumnChooser } from '../../app/parts/table/column-chooser.tsx'
import { DataTable } from '../../app/parts/table/data-table.tsx'
import { useColumnChoice } from '../../app/parts/table/use-column-choice.ts'
import { useListAddress } from '../../app/parts/table/use-list-address.ts'

type Row = { readonly number: string; readonly member: string }

const COLUMNS: readonly Column<Row>[] = [
  { id: 'number', label: 'Number', isFixed: true, cell: ({ number }) => number },
  { id: 'member', label: 'Member', isSortable: true, cell: ({ member }) => member },
]

/** Three pages of two rows; the page that begins after a row is named by it. */
const ROWS: readonly Row[] = ['A1', 'A2', 'B1', 'B2', 'C1'].map((number) => ({
  number,
  member: `member of ${number}`,
}))

export function TableScene() {
  const address = useListAddress(COLUMNS)
  const [choice, setChoice] = useColumnChoice('rows', COLUMNS)
  const { search } = useLocation()
  const from = ROWS.findIndex(({ number }) => number === address.paging.after) + 1
  const rows = ROWS.slice(from, from + 2)
  const next = from + 2 < ROWS.length ? (rows.at(-1)?.number ?? null) : null
  return (
    <>
      <output data-address>{search}</output>
      <input aria-label="Note" />
      <ColumnChooser columns={COLUMNS} choice={choice} onChange={setChoice} />
      <DataTable
        label="Rows"
        columns={COLUMNS}
        choice={choice}
        address={address}
        data={{ state: 'ready', rows, next }}
        idOf={({ number }) => number}
        numberOf={({ number }) => number}
        empty={<p>Nothing</p>}
      />
    </>
  )
}
