import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { OfficeTable } from './features.ts'
import type { ListAddress } from './use-list-address.ts'

type RowCardsProps<Row extends object> = {
  readonly table: OfficeTable<Row>
  readonly address: ListAddress
  readonly card: (row: Row) => ReactNode
}

/** The same rows as cards, for a phone; the styles show one or the other. */
export const RowCards = <Row extends object>({ table, address, card }: RowCardsProps<Row>) => (
  <ul className="row-cards">
    {table.getRowModel().rows.map((row) => (
      <li key={row.id}>
        <Link to={address.addressOf(row.id)} preventScrollReset>
          {card(row.original)}
        </Link>
      </li>
    ))}
  </ul>
)
