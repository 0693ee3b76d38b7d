import { useTable, type SortingState, type Updater } from '@tanstack/react-table'
import { type ReactNode, useMemo, useRef } from 'react'
import type { Column, TableData } from './column.ts'
import type { ColumnChoice } from './column-choice.ts'
import { features, tableColumns, type OfficeTable } from './features.ts'
import { LoadingRows } from './loading-rows.tsx'
import { Pager } from './pager.tsx'
import { nextPage, previousPage } from './paging.ts'
import { RowCards } from './row-cards.tsx'
import { TableBody } from './table-body.tsx'
import { TableFoot } from './table-foot.tsx'
import { TableHead } from './table-head.tsx'
import { TableSituation } from './table-situation.tsx'
import type { ListAddress } from './use-list-address.ts'
import { useRowKeys } from './use-row-keys.ts'

export type DataTableProps<Row extends object> = {
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly choice: ColumnChoice
  readonly data: TableData<Row>
  readonly address: ListAddress
  readonly idOf: (row: Row) => string
  /** What a row is called and what `c` copies. */
  readonly numberOf: (row: Row) => string
  /** What is shown where there are no rows. */
  readonly empty: ReactNode
  /** A row on a phone, where a table would be wider than the screen. */
  readonly card?: (row: Row) => ReactNode
  /** Rows that have just changed are marked for a moment. */
  readonly isChanged?: (row: Row) => boolean
}

const NO_ROWS: readonly never[] = []

/** A list in pages. The server sorts, filters and adds up; this shows what it says. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, columns, data, address, numberOf, empty, isChanged, card } = props
  const { paging, setPaging } = address
  const box = useRef<HTMLDivElement>(null)
  const table = useOfficeTable(props)
  const rows = data.state === 'ready' ? data.rows : NO_ROWS
  const next = data.state === 'ready' ? data.next : null
  const onPrevious = paging.after === null ? undefined : () => setPaging(previousPage(paging))
  const onNext = next === null ? undefined : () => setPaging(nextPage(paging, next))
  const onCopy = (at: number): void => {
    const row = rows[at]
    if (row) void navigator.clipboard.writeText(numberOf(row))
  }
  const active = useRowKeys(box, { count: rows.length, onCopy, onPrevious, onNext })
  const hasSums = rows.length > 0 && columns.some(({ sum }) => sum !== undefined)
  return (
    <div className="panel data-table" data-cards={card ? true : undefined}>
      {/* What is wider or longer than its place is scrolled, also by keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above */}
      <section ref={box} className="table-box" aria-label={label} tabIndex={0}>
        <table className="table" aria-busy={data.state === 'loading' || undefined}>
          <TableHead table={table} />
          {data.state === 'loading' && <LoadingRows table={table} />}
          {rows.length > 0 && (
            <TableBody
              box={box}
              table={table}
              address={address}
              active={active}
              numberOf={numberOf}
              isChanged={isChanged}
            />
          )}
          {hasSums && <TableFoot table={table} />}
        </table>
        <TableSituation data={data} empty={empty} />
        {card && rows.length > 0 && <RowCards table={table} address={address} card={card} />}
      </section>
      <Pager paging={paging} onPaging={setPaging} onPrevious={onPrevious} onNext={onNext} />
    </div>
  )
}

function useOfficeTable<Row extends object>(props: DataTableProps<Row>): OfficeTable<Row> {
  const { columns, choice, data, address, idOf } = props
  const { sort, setSort } = address
  const defined = useMemo(() => tableColumns(columns), [columns])
  const sorting: SortingState = sort ? [{ id: sort.id, desc: sort.isDown }] : []
  const onSortingChange = (update: Updater<SortingState>): void => {
    const [first] = typeof update === 'function' ? update(sorting) : update
    setSort(first ? { id: first.id, isDown: first.desc } : null)
  }
  return useTable({
    features,
    columns: defined,
    data: data.state === 'ready' ? data.rows : NO_ROWS,
    getRowId: idOf,
    manualSorting: true,
    onSortingChange,
    state: {
      sorting,
      columnOrder: [...choice.order],
      columnVisibility: Object.fromEntries(choice.hidden.map((id) => [id, false])),
    },
  })
}
