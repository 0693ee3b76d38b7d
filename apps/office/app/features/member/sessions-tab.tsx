import * as calls from '@oriel/contract/office/member'
import { useText } from '@oriel/web/text'
import { KeyValues } from '../../parts/key-values.tsx'
import { Panel } from '../../parts/panel.tsx'
import { Pill } from '../../parts/pill.tsx'
import type { Column } from '../../parts/table/column.ts'
import { useFormat } from '../../platform/use-format.ts'
import { TabTable } from './tab-table.tsx'
import { useList, type OfMember, type RowOf } from './use-list.ts'

export function SessionsTab({ id }: OfMember) {
  const { t } = useText()
  const { dateTime } = useFormat()
  const list = useList(calls.memberSessionsCall, id)
  const columns = useSessionsColumns()
  const devices = list.read.data?.devices ?? []
  return (
    <>
      <TabTable
        {...list}
        name="sessions"
        label={t('office.member.sessions')}
        columns={columns}
        idOf={(row) => row.id}
        numberOf={(row) => row.id}
      />
      {devices.length > 0 && (
        <Panel title={t('office.member.devices')}>
          <KeyValues
            lines={devices.map(({ label, last_seen_at: at }) => ({
              name: label,
              value: dateTime(at),
            }))}
          />
        </Panel>
      )}
    </>
  )
}

function useSessionsColumns(): readonly Column<RowOf<typeof calls.memberSessionsCall>>[] {
  const { t } = useText()
  const { dateTime } = useFormat()
  return [
    {
      id: 'device',
      label: t('office.member.device'),
      isFixed: true,
      cell: ({ device }) => device || '–',
    },
    {
      id: 'state',
      label: t('office.member.state'),
      cell: ({ ended_because: because }) =>
        because === null ? <Pill tone="good">{t('office.member.open')}</Pill> : because,
    },
    {
      id: 'opened',
      label: t('office.member.opened'),
      cell: ({ opened_at }) => dateTime(opened_at),
    },
    { id: 'seen', label: t('office.member.seen'), cell: ({ seen_at }) => dateTime(seen_at) },
    { id: 'network', label: t('office.member.network'), cell: ({ network }) => network ?? '–' },
    { id: 'with', label: t('office.member.opened_with'), cell: ({ opened_with }) => opened_with },
  ]
}
