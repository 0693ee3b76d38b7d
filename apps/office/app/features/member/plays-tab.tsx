import * as calls from '@oriel/contract/office/member'
import { useText } from '@oriel/web/text'
import type { Column } from '../../parts/table/column.ts'
import { useFormat } from '../../platform/use-format.ts'
import { TabTable } from './tab-table.tsx'
import { useList, type OfMember, type RowOf } from './use-list.ts'

export function PlaysTab({ id }: OfMember) {
  const { t } = useText()
  const list = useList(calls.memberPlaysCall, id)
  const columns = usePlaysColumns()
  return (
    <TabTable
      {...list}
      name="plays"
      label={t('office.member.plays')}
      columns={columns}
      idOf={(row) => row.id}
      numberOf={(row) => row.id}
    />
  )
}

function usePlaysColumns(): readonly Column<RowOf<typeof calls.memberPlaysCall>>[] {
  const { t } = useText()
  const { dateTime } = useFormat()
  return [
    {
      id: 'game',
      label: t('office.member.game'),
      isFixed: true,
      cell: ({ game, gp_name: name }) => `${game} · ${name}`,
    },
    {
      id: 'state',
      label: t('office.member.state'),
      cell: ({ state, ended_because: because }) => (because === null ? state : because),
    },
    { id: 'made', label: t('office.member.at'), cell: ({ made_at }) => dateTime(made_at) },
    {
      id: 'ended',
      label: t('office.member.ended'),
      cell: ({ ended_at: at }) => (at ? dateTime(at) : '–'),
    },
    { id: 'device', label: t('office.member.device'), cell: ({ device }) => device },
  ]
}
