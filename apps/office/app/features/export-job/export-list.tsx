import { exportLinkCall, exportListCall, exportStopCall } from '@oriel/contract/office/export-job'
import type { DataOf } from '@oriel/contract/endpoint'
import { useToast } from '@oriel/ui/feedback/toast'
import { Button } from '@oriel/ui/form/button'
import { useText } from '@oriel/web/text'
import { useState } from 'react'
import { icons } from '../../parts/icons.ts'
import { Note } from '../../parts/note.tsx'
import { ProgressRow } from '../../parts/progress-row.tsx'
import { EmptyScreen } from '../../parts/screens.tsx'
import { StateWord } from '../../parts/state-word.tsx'
import type { StateCode } from '../../parts/state-words.ts'
import type { Column } from '../../parts/table/column.ts'
import { DataTable } from '../../parts/table/data-table.tsx'
import { tableData } from '../../parts/table/table-data.ts'
import { useColumnChoice } from '../../parts/table/use-column-choice.ts'
import { useListAddress } from '../../parts/table/use-list-address.ts'
import { TwoLines } from '../../parts/two-lines.tsx'
import { sayRefusal } from '../../platform/failure.ts'
import { useKeys } from '../../platform/keyboard/use-keys.ts'
import { useRead } from '../../platform/query.ts'
import { useCall } from '../../platform/use-call.ts'
import { useFormat } from '../../platform/use-format.ts'
import { AskSheet } from './ask-sheet.tsx'

type Job = DataOf<typeof exportListCall>['list'][number]

const isOpen = ({ state }: Job): boolean => state === 'waiting' || state === 'running'
/** How often the page looks while something is under way, and while nothing is. */
const LOOK_MS = { open: 1_000, over: 15_000 } as const

/** Files somebody asked for: how far they are, and the way to fetch them. */
export function ExportList() {
  const { t } = useText()
  const columns = useColumns()
  const address = useListAddress(columns)
  const [choice] = useColumnChoice('exports', columns)
  const [isAsking, setAsking] = useState(false)
  const { after, size } = address.paging
  const asked = { after: after ?? undefined, count: size }
  const everyMs = ({ list }: DataOf<typeof exportListCall>): number =>
    list.some(isOpen) ? LOOK_MS.open : LOOK_MS.over
  const read = useRead(exportListCall, asked, { queue: 'exports', everyMs })
  const ask = (): void => setAsking(true)
  useKeys([{ keys: 'e', label: t('office.export.new'), group: 'tables', run: ask }])
  return (
    <>
      <div className="list-head">
        <Note icon="info">{t('office.export.rules')}</Note>
        <Button icon={icons.download} onClick={ask}>
          {t('office.export.new')}
        </Button>
      </div>
      <DataTable
        label={t('office.frame.exports')}
        columns={columns}
        choice={choice}
        address={address}
        data={tableData(read)}
        idOf={({ id }) => id}
        numberOf={({ number }) => `X-${number}`}
        card={cardOf}
        empty={<EmptyScreen title={t('office.export.none')} text={t('office.export.none_text')} />}
      />
      <AskSheet isOpen={isAsking} onClose={() => setAsking(false)} />
    </>
  )
}

function useColumns(): readonly Column<Job>[] {
  const { t } = useText()
  const { number, dateTime } = useFormat()
  return [
    {
      id: 'number',
      label: t('office.export.job'),
      isFixed: true,
      cell: (job) => `X-${job.number}`,
    },
    { id: 'what', label: t('office.export.what'), cell: (job) => <What job={job} /> },
    { id: 'made_at', label: t('office.export.asked'), cell: (job) => dateTime(job.made_at) },
    { id: 'state', label: t('office.export.state'), cell: (job) => <State job={job} /> },
    {
      id: 'rows',
      label: t('office.export.rows'),
      isNumber: true,
      cell: ({ counted }) => (counted === null ? '–' : number(counted)),
    },
    { id: 'file', label: t('office.export.file'), cell: (job) => <File job={job} /> },
  ]
}

const cardOf = (job: Job) => (
  <>
    <span className="card-line">
      X-{job.number}
      <State job={job} />
    </span>
    <What job={job} />
    <File job={job} />
  </>
)

function What({ job: { filter } }: { readonly job: Job }) {
  const { t } = useText()
  const { day } = useFormat()
  const { from = '', to = '', provider_id } = filter
  // The day after the last one ends it.
  const last = new Date(Date.parse(to) - 1)
  const days = t('office.export.days', { from: day(new Date(from)), to: day(last) })
  return (
    <TwoLines
      first={t('office.export.rounds')}
      second={provider_id ? `${days} · ${provider_id}` : days}
    />
  )
}

const codeOf = ({ state, because, fetched_at }: Job): StateCode<'job'> => {
  if (state === 'waiting') return 'counting'
  if (state === 'failed' && because === 'too_many_rows') return 'too_large'
  return state === 'ready' && fetched_at !== null ? 'fetched' : state
}
const State = ({ job }: { readonly job: Job }) => <StateWord domain="job" code={codeOf(job)} />

/** What can be done about it: look on and stop it, or fetch it. */
function File({ job }: { readonly job: Job }) {
  const { t } = useText()
  const { fetchFile, stop } = useActions(job)
  if (job.state === 'ready') {
    return (
      <Button
        variant="ghost"
        icon={icons.download}
        className="button-small"
        onClick={() => void fetchFile()}
      >
        {t('office.export.fetch')}
      </Button>
    )
  }
  if (isOpen(job)) {
    return (
      <span className="export-open">
        <ProgressRow label={`X-${job.number}`} done={job.done} total={job.counted ?? 0} />
        <Button variant="ghost" className="button-small" onClick={() => void stop()}>
          {t('office.export.stop')}
        </Button>
      </span>
    )
  }
  if (job.because === 'too_many_rows') return t('office.export.narrow')
  return job.state === 'gone' ? t('office.export.gone') : '–'
}

function useActions({ id }: Job) {
  const text = useText()
  const call = useCall()
  const { show } = useToast()
  return {
    fetchFile: async (): Promise<void> => {
      const answer = await call(exportLinkCall, { id })
      if (answer.ok) location.assign(answer.value.address)
      else show({ tone: 'danger', text: sayRefusal(answer, text) })
    },
    stop: async (): Promise<void> => {
      const answer = await call(exportStopCall, { id })
      if (!answer.ok) show({ tone: 'danger', text: sayRefusal(answer, text) })
    },
  }
}
