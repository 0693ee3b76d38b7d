import { announcementListCall } from '@oriel/contract/office/announcement'
import type { DataOf } from '@oriel/contract/endpoint'
import { Button } from '@oriel/ui/form/button'
import { useText } from '@oriel/web/text'
import { useNavigate } from 'react-router'
import { Note } from '../../parts/note.tsx'
import { EmptyScreen } from '../../parts/screens.tsx'
import { StateWord } from '../../parts/state-word.tsx'
import type { Column } from '../../parts/table/column.ts'
import { DataTable } from '../../parts/table/data-table.tsx'
import { tableData } from '../../parts/table/table-data.ts'
import { useColumnChoice } from '../../parts/table/use-column-choice.ts'
import { useListAddress } from '../../parts/table/use-list-address.ts'
import { TwoLines } from '../../parts/two-lines.tsx'
import { useKeys } from '../../platform/keyboard/use-keys.ts'
import { useRead } from '../../platform/query.ts'
import { useFormat } from '../../platform/use-format.ts'
import { useSite } from '../../platform/use-site.ts'

type Line = DataOf<typeof announcementListCall>['list'][number]

/** What was written for members of this site, with what has become of it. */
export function AnnouncementList() {
  const { t } = useText()
  const { code } = useSite()
  const navigate = useNavigate()
  const columns = useColumns()
  const list = useListAddress(columns)
  const pathOf = (id: string): string => `/${code}/announcements/${id}`
  const address = { ...list, addressOf: pathOf }
  const [choice] = useColumnChoice('announcements', columns)
  const { after, size } = address.paging
  const asked = { after: after ?? undefined, count: size }
  const read = useRead(announcementListCall, asked, { queue: 'announcements' })
  const write = (): void => void navigate(pathOf('new'))
  useKeys([
    { keys: 'e', label: t('office.announcement.new'), group: 'tables', run: write, isInBar: true },
  ])
  return (
    <>
      <div className="list-head">
        <Note icon="info">{t('office.announcement.rules')}</Note>
        <Button icon="megaphone" onClick={write}>
          {t('office.announcement.new')}
        </Button>
      </div>
      <DataTable
        label={t('office.frame.announcements')}
        columns={columns}
        choice={choice}
        address={address}
        data={tableData(read)}
        idOf={({ id }) => id}
        numberOf={({ number }) => `A-${number}`}
        card={cardOf}
        empty={
          <EmptyScreen
            title={t('office.announcement.none')}
            text={t('office.announcement.none_text')}
          />
        }
      />
    </>
  )
}

function useColumns(): readonly Column<Line>[] {
  const { t } = useText()
  const { dateTime } = useFormat()
  const time = (at: Date | null): string => (at === null ? '–' : dateTime(at))
  return [
    {
      id: 'number',
      label: t('office.announcement.number'),
      isFixed: true,
      cell: ({ number }) => `A-${number}`,
    },
    { id: 'text', label: t('office.announcement.text'), cell: (line) => <Words line={line} /> },
    { id: 'state', label: t('office.announcement.state'), cell: (line) => <State line={line} /> },
    {
      id: 'starts_at',
      label: t('office.announcement.from'),
      cell: (line) => time(line.starts_at),
    },
    { id: 'ends_at', label: t('office.announcement.until'), cell: (line) => time(line.ends_at) },
    {
      id: 'by',
      label: t('office.announcement.by'),
      cell: ({ written_by, written_at }) => (
        <TwoLines first={written_by} second={dateTime(written_at)} />
      ),
    },
  ]
}

function Words({ line: { text, newest, languages } }: { readonly line: Line }) {
  const { t } = useText()
  const second = t('office.announcement.version_in', { number: newest, count: languages })
  return <TwoLines first={text || t('office.announcement.no_text')} second={second} />
}

/** A newer version may wait while members still read an older one. */
function State({ line: { state, shown } }: { readonly line: Line }) {
  const { t } = useText()
  return (
    <span className="announcement-states">
      <StateWord domain="announcement" code={state} />
      {shown && (shown.state === 'showing' || shown.state === 'scheduled') && (
        <small>{t('office.announcement.members_read', { number: shown.number })}</small>
      )}
    </span>
  )
}

const cardOf = (line: Line) => (
  <>
    <span className="card-line">
      A-{line.number}
      <State line={line} />
    </span>
    <Words line={line} />
    <span className="faint">{line.written_by}</span>
  </>
)
