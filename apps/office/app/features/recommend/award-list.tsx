import { recommendAwardsCall } from '@oriel/contract/office/recommend'
import type { DataOf } from '@oriel/contract/endpoint'
import { useText } from '@oriel/web/text'
import { Link } from 'react-router'
import { EmptyScreen } from '../../parts/screens.tsx'
import { StateWord } from '../../parts/state-word.tsx'
import type { Column } from '../../parts/table/column.ts'
import { DataTable } from '../../parts/table/data-table.tsx'
import { tableData } from '../../parts/table/table-data.ts'
import { useColumnChoice } from '../../parts/table/use-column-choice.ts'
import { useListAddress } from '../../parts/table/use-list-address.ts'
import { TwoLines } from '../../parts/two-lines.tsx'
import { useRead } from '../../platform/query.ts'
import { useFormat } from '../../platform/use-format.ts'
import { useSite } from '../../platform/use-site.ts'

type Award = DataOf<typeof recommendAwardsCall>['list'][number]

/** What was given for friends at this site. A row leads to the member who was given it. */
export function AwardList() {
  const { t } = useText()
  const { code } = useSite()
  const columns = useColumns()
  const list = useListAddress(columns)
  const [choice] = useColumnChoice('recommend', columns)
  const { after, size } = list.paging
  const read = useRead(recommendAwardsCall, { after: after ?? undefined, count: size })
  const memberOf = new Map(read.data?.list.map(({ id, member_id }) => [id, member_id]))
  const addressOf = (id: string) => `/${code}/members/${memberOf.get(id) ?? ''}`
  return (
    <DataTable
      label={t('office.frame.recommend')}
      columns={columns}
      choice={choice}
      address={{ ...list, addressOf }}
      data={tableData(read)}
      idOf={({ id }) => id}
      numberOf={({ account, month }) => `${account} ${month}`}
      card={cardOf}
      empty={
        <EmptyScreen title={t('office.recommend.none')} text={t('office.recommend.none_text')} />
      }
    />
  )
}

const cardOf = (award: Award) => (
  <>
    <TwoLines first={award.account} second={award.month} />
    <StateWord domain="award" code={award.state} />
  </>
)

function useColumns(): readonly Column<Award>[] {
  const { t } = useText()
  const { code } = useSite()
  const { money, dateTime } = useFormat()
  return [
    {
      id: 'account',
      label: t('office.recommend.member'),
      isFixed: true,
      cell: ({ account, member_id }) => <Link to={`/${code}/members/${member_id}`}>{account}</Link>,
    },
    { id: 'friend', label: t('office.recommend.friend'), cell: ({ friend }) => friend },
    { id: 'month', label: t('office.recommend.month'), cell: ({ month }) => month },
    {
      id: 'base',
      label: t('office.recommend.base'),
      isNumber: true,
      cell: ({ base, currency }) => money(base, currency),
    },
    {
      id: 'amount',
      label: t('office.recommend.amount'),
      isNumber: true,
      cell: ({ amount, currency }) => money(amount, currency),
    },
    {
      id: 'state',
      label: t('office.recommend.state'),
      cell: ({ state }) => <StateWord domain="award" code={state} />,
    },
    { id: 'at', label: t('office.recommend.at'), cell: ({ made_at }) => dateTime(made_at) },
  ]
}
