import * as calls from '@oriel/contract/office/member'
import { useText } from '@oriel/web/text'
import { Pill } from '../../parts/pill.tsx'
import type { Column } from '../../parts/table/column.ts'
import { useFormat } from '../../platform/use-format.ts'
import { TabTable } from './tab-table.tsx'
import { useList, type OfMember, type RowOf } from './use-list.ts'

export function MessagesTab({ id }: OfMember) {
  const { t } = useText()
  const list = useList(calls.memberMessagesCall, id)
  const columns = useMessagesColumns()
  return (
    <TabTable
      {...list}
      name="messages"
      label={t('office.member.messages')}
      columns={columns}
      idOf={(row) => row.id}
      numberOf={(row) => row.id}
    />
  )
}

function useMessagesColumns(): readonly Column<RowOf<typeof calls.memberMessagesCall>>[] {
  const { t } = useText()
  const { dateTime } = useFormat()
  return [
    {
      id: 'template',
      label: t('office.member.message'),
      isFixed: true,
      cell: ({ template }) => template.replaceAll('_', ' '),
    },
    {
      id: 'state',
      label: t('office.member.state'),
      cell: ({ state, failure }) => (
        <Pill tone={state === 'sent' ? 'good' : state === 'failed' ? 'stop' : 'look'}>
          {failure ?? state}
        </Pill>
      ),
    },
    { id: 'at', label: t('office.member.at'), cell: ({ created_at }) => dateTime(created_at) },
    { id: 'channel', label: t('office.member.channel'), cell: ({ channel }) => channel },
    {
      id: 'attempts',
      label: t('office.member.tries'),
      isNumber: true,
      cell: ({ attempts }) => attempts,
    },
  ]
}
