import { flexRender } from '@tanstack/react-table'
import type { OfficeTable } from './features.ts'

/** Sums of the whole filter. Without one in any column there is no foot. */
export function TableFoot<Row extends object>({ table }: { readonly table: OfficeTable<Row> }) {
  return (
    <tfoot>
      {table.getFooterGroups().map((group) => (
        <tr key={group.id}>
          {group.headers.map((header) => (
            <td key={header.id} data-number={header.column.columnDef.meta?.isNumber || undefined}>
              {flexRender(header.column.columnDef.footer, header.getContext())}
            </td>
          ))}
        </tr>
      ))}
    </tfoot>
  )
}
