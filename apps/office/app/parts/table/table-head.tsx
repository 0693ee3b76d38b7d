import { flexRender } from '@tanstack/react-table'
import type { OfficeTable } from './features.ts'

const ORDERS = { asc: 'ascending', desc: 'descending' } as const

/** The names of the columns, and the way to sort by those that may be sorted by. */
export const TableHead = <Row extends object>({ table }: { table: OfficeTable<Row> }) => (
  <thead>
    {table.getHeaderGroups().map((group) => (
      <tr key={group.id}>
        {group.headers.map((header) => {
          const { column } = header
          const name = flexRender(column.columnDef.header, header.getContext())
          const sorted = column.getIsSorted()
          const { isNumber, width } = column.columnDef.meta ?? {}
          return (
            <th
              key={header.id}
              scope="col"
              data-number={isNumber || undefined}
              style={{ width }}
              aria-sort={sorted ? ORDERS[sorted] : undefined}
            >
              {column.getCanSort() ? (
                <button
                  type="button"
                  className="table-sort"
                  data-sorted={sorted || undefined}
                  onClick={() => column.toggleSorting()}
                >
                  {name}
                </button>
              ) : (
                name
              )}
            </th>
          )
        })}
      </tr>
    ))}
  </thead>
)
