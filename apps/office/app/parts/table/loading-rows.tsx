import { Skeleton } from '@oriel/ui/feedback/skeleton'
import type { OfficeTable } from './features.ts'

const ROWS = [0, 1, 2, 3, 4, 5, 6, 7]

/** The shape of a page that is on its way. The table itself says that it is busy. */
export const LoadingRows = <Row extends object>({ table }: { table: OfficeTable<Row> }) => (
  <tbody aria-hidden="true">
    {ROWS.map((row) => (
      <tr key={row}>
        {table.getVisibleLeafColumns().map(({ id, columnDef }) => (
          <td key={id} data-number={columnDef.meta?.isNumber || undefined}>
            <Skeleton className={`loading-${row % 3}`} />
          </td>
        ))}
      </tr>
    ))}
  </tbody>
)
