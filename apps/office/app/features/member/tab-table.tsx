import { useText } from '@oriel/web/text'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { KeyValues } from '../../parts/key-values.tsx'
import { EmptyScreen } from '../../parts/screens.tsx'
import { SideSheet } from '../../parts/side-sheet.tsx'
import type { Column } from '../../parts/table/column.ts'
import { DataTable } from '../../parts/table/data-table.tsx'
import { tableData } from '../../parts/table/table-data.ts'
import { useColumnChoice } from '../../parts/table/use-column-choice.ts'
import type { ListAddress } from '../../parts/table/use-list-address.ts'

type TabTableProps<Row extends object> = {
  readonly name: string
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly address: ListAddress
  readonly read: UseQueryResult<{ readonly list: readonly Row[]; readonly next: string | null }>
  readonly idOf: (row: Row) => string
  readonly numberOf: (row: Row) => string
  /** What the sheet of a row shows below its columns. */
  readonly renderMore?: (row: Row) => ReactNode
}

const CARD_LINES = 4

/** A list of a member's page. A row opens to all of its columns, also where they do not fit. */
export function TabTable<Row extends object>(props: TabTableProps<Row>) {
  const { name, label, columns, address, read, idOf, numberOf, renderMore } = props
  const { t } = useText()
  const [choice] = useColumnChoice(`member.${name}`, columns)
  const open = read.data?.list.find((row) => idOf(row) === address.openId)
  const lines = (row: Row) => columns.map((one) => ({ name: one.label, value: one.cell(row) }))
  return (
    <>
      <DataTable
        label={label}
        columns={columns}
        choice={choice}
        address={address}
        data={tableData(read)}
        idOf={idOf}
        numberOf={numberOf}
        card={cardOf(columns)}
        empty={<EmptyScreen title={t('office.member.nothing_here')} />}
      />
      <SideSheet
        isOpen={open !== undefined}
        onClose={address.close}
        title={label}
        subject={open ? numberOf(open) : ''}
      >
        {open && (
          <div className="stack">
            <KeyValues lines={lines(open)} />
            {renderMore?.(open)}
          </div>
        )}
      </SideSheet>
    </>
  )
}

/** A row on a phone: its name, and the first few of its columns. */
const cardOf =
  <Row extends object>(columns: readonly Column<Row>[]) =>
  (row: Row): ReactNode => {
    const [first, ...rest] = columns
    return (
      <span className="two-lines">
        <b>{first?.cell(row)}</b>
        {rest.slice(0, CARD_LINES).map(({ id, cell }) => (
          <small key={id}>{cell(row)}</small>
        ))}
      </span>
    )
  }
