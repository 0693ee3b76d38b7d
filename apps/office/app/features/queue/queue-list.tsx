import { queueListCall } from '@oriel/contract/office/queue'
import type { QueueName } from '@oriel/core/queue'
import { amountText } from '@oriel/core/money-text'
import { Button } from '@oriel/ui/form/button'
import { useText } from '@oriel/web/text'
import { Keys } from '../../parts/keys.tsx'
import { LockBadge } from '../../parts/lock-badge.tsx'
import { PromiseClock } from '../../parts/promise-clock.tsx'
import { EmptyScreen } from '../../parts/screens.tsx'
import type { Column } from '../../parts/table/column.ts'
import { ColumnChooser } from '../../parts/table/column-chooser.tsx'
import { DataTable } from '../../parts/table/data-table.tsx'
import { tableData } from '../../parts/table/table-data.ts'
import { useColumnChoice } from '../../parts/table/use-column-choice.ts'
import { useListAddress } from '../../parts/table/use-list-address.ts'
import { useKeys } from '../../platform/keyboard/use-keys.ts'
import { useRead } from '../../platform/query.ts'
import { useSite } from '../../platform/use-site.ts'
import { lockOf } from './lock.ts'
import type { Line, QueueKind } from './queue-kind.ts'
import { queueKinds } from './queue-kinds.ts'
import { QueueStats } from './queue-stats.tsx'
import { useNext } from './use-next.ts'
import { useWrite } from './use-write.ts'

/** What waits in a queue, the most urgent first. */
export function QueueList({ queue }: { readonly queue: QueueName }) {
  const { t } = useText()
  const { code } = useSite()
  const kind = queueKinds[queue]
  const columns = useColumns(kind)
  const list = useListAddress(columns)
  const address = {
    ...list,
    addressOf: (id: string) => `/${code}/queues/${queue}/${encodeURIComponent(id)}`,
  }
  const [choice, setChoice] = useColumnChoice(`queue-${queue}`, columns)
  const { after, size: count } = list.paging
  const asked = { queue, after: after ?? undefined, count }
  const read = useRead(queueListCall, asked, { queue })
  const next = useNext(queue)
  useKeys([
    {
      keys: 'n',
      label: t('office.part.next_free'),
      group: 'queues',
      isInBar: true,
      run: () => void next(),
    },
  ])
  return (
    <>
      <QueueStats queue={queue} />
      <div className="filter-bar">
        <div className="filter-end">
          <ColumnChooser columns={columns} choice={choice} onChange={setChoice} />
          <Button className="button-small" onClick={() => void next()}>
            {t('office.part.next_free')}
            <Keys keys="n" />
          </Button>
        </div>
      </div>
      <DataTable
        label={t(kind.title)}
        columns={columns}
        choice={choice}
        address={address}
        data={tableData(read)}
        idOf={({ id }) => id}
        numberOf={kind.numberOf}
        card={cardOf(kind)}
        empty={<EmptyScreen title={t(kind.none)} text={t('office.queue.none_text')} />}
      />
    </>
  )
}

function useColumns(kind: QueueKind): readonly Column<Line>[] {
  const write = useWrite()
  const { t } = write
  const amount: Column<Line> = {
    id: 'amount',
    label: t('office.queue.amount'),
    isNumber: true,
    cell: (line) => <b>{amountOf(line)}</b>,
  }
  return [
    { id: 'number', label: t('office.queue.number'), isFixed: true, cell: kind.numberOf },
    ...kind.columns.map(({ id, label, cell }) => ({
      id,
      label: t(label),
      cell: (line: Line) => cell(line, write),
    })),
    ...(kind.hasAmount ? [amount] : []),
    { id: 'promise', label: t('office.queue.promise'), cell: (line) => <Clock line={line} /> },
    {
      id: 'taken',
      label: t('office.queue.taken_by'),
      cell: ({ lock }) => <LockBadge lock={lockOf(lock)} />,
    },
  ]
}

const Clock = ({ line }: { readonly line: Line }) => (
  <PromiseClock enteredAt={line.entered_at} promisedAt={line.promised_at} />
)

/** With its currency: a queue holds several. */
function amountOf({ amount, currency }: Line): string {
  return currency === null ? '–' : `${amountText({ units: amount, currency })} ${currency}`
}

const cardOf = (kind: QueueKind) => (line: Line) => <LineCard line={line} kind={kind} />

/** A row on a phone. */
function LineCard({ line, kind }: { readonly line: Line; readonly kind: QueueKind }) {
  const write = useWrite()
  const [first, second] = kind.columns
  return (
    <>
      <span className="card-line">
        {kind.numberOf(line)}
        <Clock line={line} />
      </span>
      <b>{first?.cell(line, write)}</b>
      <span className="faint">{second?.cell(line, write)}</span>
      <span className="card-line">
        <LockBadge lock={lockOf(line.lock)} />
        {kind.hasAmount && <b>{amountOf(line)}</b>}
      </span>
    </>
  )
}
