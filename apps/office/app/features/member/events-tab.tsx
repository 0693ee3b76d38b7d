import * as calls from '@oriel/contract/office/member'
import { useText } from '@oriel/web/text'
import { changesOf } from '../../parts/evidence/changes.ts'
import { Diff } from '../../parts/evidence/diff.tsx'
import { Pill } from '../../parts/pill.tsx'
import type { Column } from '../../parts/table/column.ts'
import { useFormat } from '../../platform/use-format.ts'
import { TabTable } from './tab-table.tsx'
import { useList, type OfMember, type RowOf } from './use-list.ts'

export function EventsTab({ id }: OfMember) {
  const { t } = useText()
  const list = useList(calls.memberEventsCall, id)
  const columns = useEventsColumns()
  const format = useFormat()
  return (
    <TabTable
      {...list}
      name="events"
      label={t('office.member.events')}
      columns={columns}
      idOf={(row) => row.id}
      numberOf={(row) => row.id}
      renderMore={({ before, after }) =>
        (before || after) && (
          <Diff isFramed changes={changesOf({ before, after }, { ...format, t })} />
        )
      }
    />
  )
}

function useEventsColumns(): readonly Column<RowOf<typeof calls.memberEventsCall>>[] {
  const { t } = useText()
  const { dateTime } = useFormat()
  return [
    {
      id: 'permission',
      label: t('office.audit.what'),
      isFixed: true,
      cell: ({ permission }) => permission,
    },
    {
      id: 'outcome',
      label: t('office.audit.outcome'),
      cell: ({ outcome }) => <Pill tone={outcome === 'done' ? 'good' : 'plain'}>{outcome}</Pill>,
    },
    { id: 'at', label: t('office.audit.at'), cell: ({ at }) => dateTime(at) },
    { id: 'actor', label: t('office.audit.who'), cell: ({ actor }) => <b>{actor}</b> },
    { id: 'reason', label: t('office.audit.reason'), cell: ({ reason }) => reason },
  ]
}
