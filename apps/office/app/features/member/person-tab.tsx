import { memberPersonCall } from '@oriel/contract/office/person'
import type { MessageId } from '@oriel/i18n/message-id'
import { useText } from '@oriel/web/text'
import { Link } from 'react-router'
import { StateWord } from '../../parts/state-word.tsx'
import type { Column } from '../../parts/table/column.ts'
import { useFormat } from '../../platform/use-format.ts'
import { useSite } from '../../platform/use-site.ts'
import { TabTable } from './tab-table.tsx'
import { useList, type OfMember, type RowOf } from './use-list.ts'

type Row = RowOf<typeof memberPersonCall>

const SHARED: Readonly<Record<Row['shares'][number], MessageId>> = {
  phone: 'office.member.field_phone',
  email: 'office.member.field_email',
  identity_id: 'office.member.field_identity',
  device: 'office.member.device',
  card: 'office.member.card',
}

/** Accounts of the same person, by what they share: a gift is given once to all of them. */
export function PersonTab({ id }: OfMember) {
  const { t } = useText()
  const list = useList(memberPersonCall, id)
  const columns = usePersonColumns()
  return (
    <TabTable
      {...list}
      name="person"
      label={t('office.member.person')}
      columns={columns}
      idOf={(row) => row.id}
      numberOf={(row) => row.account}
    />
  )
}

function usePersonColumns(): readonly Column<Row>[] {
  const { t } = useText()
  const { dateTime } = useFormat()
  const { code } = useSite()
  return [
    {
      id: 'account',
      label: t('office.member.account'),
      isFixed: true,
      cell: ({ id, account }) => <Link to={`/${code}/members/${id}`}>{account}</Link>,
    },
    {
      id: 'state',
      label: t('office.member.state'),
      cell: ({ state }) => <StateWord domain="member" code={state} />,
    },
    {
      id: 'shares',
      label: t('office.member.shares'),
      cell: ({ shares }) =>
        shares.length === 0
          ? t('office.member.shares_by_another')
          : shares.map((one) => t(SHARED[one])).join(', '),
    },
    {
      id: 'joined',
      label: t('office.member.joined'),
      cell: ({ joined_at: at }) => dateTime(at),
    },
  ]
}
