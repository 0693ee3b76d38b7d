import { envelopesCall } from '@oriel/contract/office/red-envelope'
import type { DataOf } from '@oriel/contract/endpoint'
import { Button } from '@oriel/ui/form/button'
import { useText } from '@oriel/web/text'
import { useState } from 'react'
import { Note } from '../../parts/note.tsx'
import { EmptyScreen } from '../../parts/screens.tsx'
import { StateWord } from '../../parts/state-word.tsx'
import type { Column } from '../../parts/table/column.ts'
import { DataTable } from '../../parts/table/data-table.tsx'
import { tableData } from '../../parts/table/table-data.ts'
import { useColumnChoice } from '../../parts/table/use-column-choice.ts'
import { useListAddress } from '../../parts/table/use-list-address.ts'
import { TwoLines } from '../../parts/two-lines.tsx'
import { lazyWindow } from '../../parts/windows.tsx'
import { useRead } from '../../platform/query.ts'
import { useMay } from '../../platform/rights.ts'
import { useFormat } from '../../platform/use-format.ts'
import { useSite } from '../../platform/use-site.ts'

type Line = DataOf<typeof envelopesCall>['list'][number]
const LOOK_MS = 5_000
const OpenSheet = lazyWindow(async () => ({
  default: (await import('./open-sheet.tsx')).OpenSheet,
}))

/** Envelopes of the site with their history; a row leads to its page. */
export function EnvelopeList() {
  const { t } = useText()
  const { code } = useSite()
  const { money } = useFormat()
  const columns = useColumns()
  const list = useListAddress(columns)
  const address = { ...list, addressOf: (id: string) => `/${code}/envelopes/${id}` }
  const [choice] = useColumnChoice('red-envelope', columns)
  const { after, size } = list.paging
  const asked = { after: after ?? undefined, count: size }
  const read = useRead(envelopesCall, asked, { queue: 'red-envelope', everyMs: () => LOOK_MS })
  return (
    <>
      <Note icon="info">
        {read.data
          ? t('office.red-envelope.promised', {
              promised: money(read.data.promised, 'USD'),
              limit: money(read.data.limit, 'USD'),
            })
          : t('office.red-envelope.rules')}
      </Note>
      <Open />
      <DataTable
        label={t('office.frame.envelopes')}
        columns={columns}
        choice={choice}
        address={address}
        data={tableData(read)}
        idOf={({ id }) => id}
        numberOf={({ number }) => `E-${number}`}
        card={cardOf}
        empty={
          <EmptyScreen
            title={t('office.red-envelope.none')}
            text={t('office.red-envelope.rules')}
          />
        }
      />
    </>
  )
}

function Open() {
  const { t } = useText()
  const [isOpen, setOpen] = useState(false)
  const { begin } = useMay('red-envelope.open')
  if (!begin) return null
  return (
    <div className="button-row">
      <Button icon="gift" onClick={() => setOpen(true)}>
        {t('office.red-envelope.new')}
      </Button>
      {isOpen && <OpenSheet onClose={() => setOpen(false)} />}
    </div>
  )
}

const cardOf = (line: Line) => (
  <>
    <TwoLines first={line.name} second={`E-${line.number} · ${line.currency}`} />
    <StateWord domain="red-envelope" code={line.state} />
  </>
)

function useColumns(): readonly Column<Line>[] {
  const { t } = useText()
  const { number, money, dateTime } = useFormat()
  return [
    { id: 'number', label: t('office.red-envelope.number'), isFixed: true, cell: numberOf },
    { id: 'name', label: t('office.red-envelope.name'), cell: ({ name }) => name },
    {
      id: 'state',
      label: t('office.red-envelope.state'),
      cell: ({ state }) => <StateWord domain="red-envelope" code={state} />,
    },
    {
      id: 'claimed',
      label: t('office.red-envelope.claimed'),
      isNumber: true,
      cell: ({ claimed, slots }) => `${number(claimed)} / ${number(slots)}`,
    },
    {
      id: 'given',
      label: t('office.red-envelope.given'),
      isNumber: true,
      cell: ({ given, currency }) => money(given, currency),
    },
    {
      id: 'total',
      label: t('office.red-envelope.total'),
      isNumber: true,
      cell: ({ total, currency }) => money(total, currency),
    },
    {
      id: 'opens_at',
      label: t('office.red-envelope.opens_at'),
      cell: ({ opens_at }) => dateTime(opens_at),
    },
    {
      id: 'end_at',
      label: t('office.red-envelope.end_at'),
      cell: ({ end_at }) => dateTime(end_at),
    },
  ]
}

const numberOf = ({ number }: Line): string => `E-${number}`
