import { flexRender } from '@tanstack/react-table'
import { useText } from '@oriel/web/text'
import type { MouseEvent, RefObject } from 'react'
import { Link, useNavigate } from 'react-router'
import type { OfficeTable } from './features.ts'
import { PICKED } from './use-picked.tsx'
import type { ListAddress } from './use-list-address.ts'
import { useRowWindow } from './use-row-window.ts'

type TableBodyProps<Row extends object> = {
  readonly box: RefObject<HTMLElement | null>
  readonly table: OfficeTable<Row>
  readonly address: ListAddress
  /** The row that the keys have reached. */
  readonly active: number
  readonly numberOf: (row: Row) => string
  readonly isChanged: ((row: Row) => boolean) | undefined
}

/** What a press means by itself; a press elsewhere in the row opens it. */
const OWN_PRESS = 'a, button, input, label, select'

/** The link stands in the first cell that is no box to tick: no target covers another. */
const linkAt = (cells: readonly { readonly column: { readonly id: string } }[]): number =>
  cells.findIndex(({ column }) => column.id !== PICKED)

/** The rows of a page. Each opens its sheet by a link of its own, so that it can be shared. */
export function TableBody<Row extends object>(props: TableBodyProps<Row>) {
  const { box, table, address, active, numberOf, isChanged } = props
  const { t } = useText()
  const navigate = useNavigate()
  const { rows } = table.getRowModel()
  const { from, to } = useRowWindow(box, rows.length)
  const openRow = (event: MouseEvent, id: string): void => {
    const target = event.target as HTMLElement
    // Who marks a number with the pointer wants to copy it.
    if (target.closest(OWN_PRESS) || getSelection()?.type === 'Range') return
    void navigate(address.addressOf(id))
  }
  return (
    <tbody>
      <Gap rows={from} />
      {rows.slice(from, to).map((row, at) => (
        // The link in it is the way for keys and readers.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- see above
        <tr
          key={row.id}
          data-row={from + at}
          data-active={from + at === active || undefined}
          data-open={row.id === address.openId || undefined}
          data-changed={isChanged?.(row.original) || undefined}
          onClick={(event) => openRow(event, row.id)}
        >
          {row.getVisibleCells().map((cell, index) => (
            <td key={cell.id} data-number={cell.column.columnDef.meta?.isNumber || undefined}>
              {index === linkAt(row.getVisibleCells()) && (
                <Link className="row-link" to={address.addressOf(row.id)} preventScrollReset>
                  <span className="sr-only">
                    {t('office.part.open_row', { number: numberOf(row.original) })}
                  </span>
                </Link>
              )}
              {flexRender(cell.column.columnDef.cell, cell.getContext())}
            </td>
          ))}
        </tr>
      ))}
      <Gap rows={rows.length - to} />
    </tbody>
  )
}

/** Holds the place of rows that are not drawn. */
const Gap = ({ rows }: { readonly rows: number }) =>
  rows > 0 && (
    <tr aria-hidden="true">
      <td
        aria-hidden="true"
        className="table-gap"
        style={{ height: `calc(var(--row) * ${rows})` }}
      />
    </tr>
  )
