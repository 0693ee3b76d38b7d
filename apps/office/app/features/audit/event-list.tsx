import { officeEventsCall, type OfficeEventWire } from '@oriel/contract/office/audit'
import { useText } from '@oriel/web/text'
import type * as z from 'zod/mini'
import { FilterBar } from '../../parts/filter/filter-bar.tsx'
import type { FilterField } from '../../parts/filter/filter.ts'
import { useFilter } from '../../parts/filter/use-filter.ts'
import { Note } from '../../parts/note.tsx'
import { Pill } from '../../parts/pill.tsx'
import { NothingMatches } from '../../parts/screens.tsx'
import type { Column } from '../../parts/table/column.ts'
import { ColumnChooser } from '../../parts/table/column-chooser.tsx'
import { DataTable } from '../../parts/table/data-table.tsx'
import { tableData } from '../../parts/table/table-data.ts'
import { useColumnChoice } from '../../parts/table/use-column-choice.ts'
import { useListAddress } from '../../parts/table/use-list-address.ts'
import { useRead } from '../../platform/query.ts'
import { useFormat } from '../../platform/use-format.ts'
import { EventSheet } from './event-sheet.tsx'

export type ShownEvent = z.output<typeof OfficeEventWire>

/** What people of the house did and saw. A row opens to what changed, and to its proof. */
export function EventList() {
  const { t } = useText()
  const fields = useFields()
  const filter = useFilter(fields)
  const columns = useColumns()
  const address = useListAddress(columns)
  const [choice, setChoice] = useColumnChoice('audit', columns)
  const { after, size } = address.paging
  const read = useRead(officeEventsCall, {
    actor: filter.filter['actor'],
    permission: filter.filter['permission'],
    subject: filter.filter['subject'],
    after: after ?? undefined,
    count: size,
  })
  const open = read.data?.list.find(({ id }) => id === address.openId)
  return (
    <>
      {read.data && <Standing {...read.data} />}
      <FilterBar
        list="audit"
        fields={fields}
        address={filter}
        end={<ColumnChooser columns={columns} choice={choice} onChange={setChoice} />}
      />
      <DataTable
        label={t('office.frame.audit')}
        columns={columns}
        choice={choice}
        address={address}
        data={tableData(read)}
        idOf={({ id }) => id}
        numberOf={({ id }) => id}
        empty={
          <NothingMatches
            count={Object.keys(filter.filter).length}
            onClear={() => filter.setFilter({})}
          />
        }
      />
      <EventSheet event={open} onClose={address.close} />
    </>
  )
}

type StandingProps = { readonly checked_s: number | null; readonly problems: number | null }

/** Whether the trail is what was sealed, and how long ago somebody looked. */
function Standing({ checked_s, problems }: StandingProps) {
  const { t } = useText()
  if (checked_s === null || problems === null) {
    return <Note icon="info">{t('office.audit.not_checked')}</Note>
  }
  const seconds = Math.round(checked_s)
  if (problems > 0) {
    return (
      <Note tone="stop" icon="warning" isAlert>
        {t('office.audit.broken', { count: problems })}
      </Note>
    )
  }
  return (
    <Note tone="good" icon="check">
      {t('office.audit.whole', { seconds })}
    </Note>
  )
}

function useFields(): readonly FilterField[] {
  const { t } = useText()
  return [
    { kind: 'text', name: 'actor', label: t('office.audit.who') },
    { kind: 'text', name: 'permission', label: t('office.audit.what') },
    { kind: 'text', name: 'subject', label: t('office.audit.subject') },
  ]
}

function useColumns(): readonly Column<ShownEvent>[] {
  const { t } = useText()
  const { dateTime } = useFormat()
  return [
    { id: 'at', label: t('office.audit.at'), isFixed: true, cell: ({ at }) => dateTime(at) },
    { id: 'actor', label: t('office.audit.who'), cell: ({ actor }) => <b>{actor}</b> },
    { id: 'permission', label: t('office.audit.what'), cell: ({ permission }) => permission },
    {
      id: 'subject',
      label: t('office.audit.subject'),
      cell: ({ subject_kind, subject_id }) => `${subject_kind} ${subject_id}`,
    },
    {
      id: 'outcome',
      label: t('office.audit.outcome'),
      cell: ({ outcome }) => <Pill tone={outcome === 'done' ? 'good' : 'plain'}>{outcome}</Pill>,
    },
    { id: 'reason', label: t('office.audit.reason'), cell: ({ reason }) => reason },
    { id: 'ip', label: t('office.audit.network'), cell: ({ ip }) => ip },
  ]
}
