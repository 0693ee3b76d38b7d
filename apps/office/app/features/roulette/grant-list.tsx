import type { DataOf } from '@oriel/contract/endpoint'
import { rouletteGrantsCall } from '@oriel/contract/office/roulette'
import { useText } from '@oriel/web/text'
import { Link } from 'react-router'
import { EmptyScreen } from '../../parts/screens.tsx'
import type { Column } from '../../parts/table/column.ts'
import { DataTable } from '../../parts/table/data-table.tsx'
import { tableData } from '../../parts/table/table-data.ts'
import { useColumnChoice } from '../../parts/table/use-column-choice.ts'
import { useListAddress } from '../../parts/table/use-list-address.ts'
import { TwoLines } from '../../parts/two-lines.tsx'
import { useRead } from '../../platform/query.ts'
import { useFormat } from '../../platform/use-format.ts'
import { useSite } from '../../platform/use-site.ts'

type Grant = DataOf<typeof rouletteGrantsCall>['list'][number]

/** Draws that were given at the site, the newest first. A row leads to the member. */
export function GrantList() {
  const { t } = useText()
  const { code } = useSite()
  const columns = useColumns()
  const list = useListAddress(columns)
  const [choice] = useColumnChoice('roulette.grants', columns)
  const { after, size } = list.paging
  const read = useRead(rouletteGrantsCall, { after: after ?? undefined, count: size })
  const memberOf = (id: string) => read.data?.list.find((one) => one.id === id)?.member_id ?? ''
  const address = { ...list, addressOf: (id: string) => `/${code}/members/${memberOf(id)}` }
  return (
    <DataTable
      label={t('office.roulette.grants')}
      columns={columns}
      choice={choice}
      address={address}
      data={tableData(read)}
      idOf={({ id }) => id}
      numberOf={({ account }) => account}
      card={cardOf}
      empty={<EmptyScreen title={t('office.roulette.no_grants')} />}
    />
  )
}

const cardOf = ({ account, currency, used, draws }: Grant) => (
  <TwoLines first={account} second={`${currency} · ${used} / ${draws}`} />
)

function useColumns(): readonly Column<Grant>[] {
  const { t } = useText()
  const { code } = useSite()
  const { dateTime } = useFormat()
  return [
    {
      id: 'account',
      label: t('office.roulette.member'),
      isFixed: true,
      cell: ({ account, member_id }) => <Link to={`/${code}/members/${member_id}`}>{account}</Link>,
    },
    { id: 'currency', label: t('office.roulette.currency'), cell: ({ currency }) => currency },
    { id: 'draws', label: t('office.roulette.draws'), isNumber: true, cell: (one) => one.draws },
    { id: 'used', label: t('office.roulette.used'), isNumber: true, cell: (one) => one.used },
    {
      id: 'given',
      label: t('office.roulette.given_at'),
      cell: ({ given_at }) => dateTime(given_at),
    },
    {
      id: 'expires',
      label: t('office.roulette.expires_at'),
      cell: ({ expires_at }) => dateTime(expires_at),
    },
    { id: 'cause', label: t('office.roulette.cause'), cell: ({ cause }) => cause },
  ]
}
