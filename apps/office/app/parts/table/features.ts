import {
  columnOrderingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
  tableFeatures,
  type ColumnDef,
  type ReactTable,
} from '@tanstack/react-table'
import type { Column } from './column.ts'

/** What our lists use of the library. The server sorts, filters, pages and adds up. */
export const features = tableFeatures({
  columnOrderingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
  columnMeta: {} as { readonly isNumber: boolean; readonly width: string | undefined },
})

export type OfficeTable<Row extends object> = ReactTable<typeof features, Row>

export const tableColumns = <Row extends object>(
  columns: readonly Column<Row>[],
): ColumnDef<typeof features, Row>[] =>
  columns.map((column) => ({
    id: column.id,
    accessorFn: (row) => row,
    header: column.label,
    cell: ({ row }) => column.cell(row.original),
    footer: () => column.sum,
    enableSorting: column.isSortable ?? false,
    enableMultiSort: false,
    sortDescFirst: false,
    meta: { isNumber: column.isNumber ?? false, width: column.width },
  }))
