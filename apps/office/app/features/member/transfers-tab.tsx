import * as calls from '@oriel/contract/office/member'
import { amountText } from '@oriel/core/money-text'
import { useText } from '@oriel/web/text'
import { StateWord } from '../../parts/state-word.tsx'
import type { Column } from '../../parts/table/column.ts'
import { useFormat } from '../../platform/use-format.ts'
import { TabTable } from './tab-table.tsx'
import { useList, type OfMember, type RowOf } from './use-list.ts'

export function TransfersTab({ id }: OfMember) {
  const { t } = useText()
  const list = useList(calls.memberTransfersCall, id)
  const columns = useTransfersColumns()
  return (
    <TabTable
      {...list}
      name="transfers"
      label={t('office.member.transfers')}
      columns={columns}
      idOf={(row) => row.id}
      numberOf={({ reference }) => reference}
    />
  )
}

function useTransfersColumns(): readonly Column<RowOf<typeof calls.memberTransfersCall>>[] {
  const { t } = useText()
  const { dateTime } = useFormat()
  return [
    {
      id: 'provider',
      label: t('office.member.provider'),
      isFixed: true,
      cell: ({ gp_name: name, direction }) =>
        direction === 'in'
          ? t('office.member.to', { provider: name })
          : t('office.member.from', { provider: name }),
    },
    {
      id: 'state',
      label: t('office.member.state'),
      cell: ({ state }) => <StateWord domain="transfer" code={state} />,
    },
    {
      id: 'amount',
      label: t('office.member.amount'),
      isNumber: true,
      cell: ({ amount, currency }) =>
        amount === null ? '–' : `${amountText({ units: amount, currency })} ${currency}`,
    },
    { id: 'made', label: t('office.member.at'), cell: ({ made_at }) => dateTime(made_at) },
    {
      id: 'ended',
      label: t('office.member.ended'),
      cell: ({ ended_at: at }) => (at ? dateTime(at) : '–'),
    },
    { id: 'reference', label: t('office.member.reference'), cell: ({ reference }) => reference },
    { id: 'tries', label: t('office.member.tries'), isNumber: true, cell: ({ tries }) => tries },
    { id: 'reason', label: t('office.member.reason'), cell: ({ reason }) => reason ?? '–' },
  ]
}
