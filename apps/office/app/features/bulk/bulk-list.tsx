import { bulkListCall } from '@oriel/contract/office/bulk'
import type { DataOf } from '@oriel/contract/endpoint'
import { useText } from '@oriel/web/text'
import { Note } from '../../parts/note.tsx'
import { EmptyScreen } from '../../parts/screens.tsx'
import { StateWord } from '../../parts/state-word.tsx'
import type { Column } from '../../parts/table/column.ts'
import { DataTable } from '../../parts/table/data-table.tsx'
import { tableData } from '../../parts/table/table-data.ts'
import { useColumnChoice } from '../../parts/table/use-column-choice.ts'
import { useListAddress } from '../../parts/table/use-list-address.ts'
import { TwoLines } from '../../parts/two-lines.tsx'
import { useRead } from '../../platform/query.ts'
import { useFormat } from '../../platform/use-format.ts'
import { useSite } from '../../platform/use-site.ts'
import { kindText, lookEvery, type BulkLine } from './bulk-words.ts'

/** What was or is done to many at once. A row leads to its page. */
export function BulkList() {
  const { t } = useText()
  const { code } = useSite()
  const columns = useColumns()
  const list = useListAddress(columns)
  const address = { ...list, addressOf: (id: string) => `/${code}/bulk/${id}` }
  const [choice] = useColumnChoice('bulk', columns)
  const { after, size } = list.paging
  const everyMs = (data: DataOf<typeof bulkListCall>): number => lookEvery(data.list)
  const asked = { after: after ?? undefined, count: size }
  const read = useRead(bulkListCall, asked, { queue: 'bulk', everyMs })
  return (
    <>
      <Note icon="info">{t('office.bulk.rules')}</Note>
      <DataTable
        label={t('office.frame.bulk')}
        columns={columns}
        choice={choice}
        address={address}
        data={tableData(read)}
        idOf={({ id }) => id}
        numberOf={({ number }) => `B-${number}`}
        card={cardOf}
        empty={<EmptyScreen title={t('office.bulk.none')} text={t('office.bulk.none_text')} />}
      />
    </>
  )
}

const cardOf = (line: BulkLine) => (
  <>
    <TwoLines first={`B-${line.number}`} second={line.made_by} />
    <StateWord domain="bulk" code={line.state} />
  </>
)

function useColumns(): readonly Column<BulkLine>[] {
  const text = useText()
  const { t } = text
  const { number, dateTime } = useFormat()
  return [
    { id: 'number', label: t('office.bulk.run'), isFixed: true, cell: (one) => `B-${one.number}` },
    { id: 'what', label: t('office.bulk.what'), cell: ({ kind }) => kindText(kind, text) },
    {
      id: 'state',
      label: t('office.bulk.state'),
      cell: ({ state }) => <StateWord domain="bulk" code={state} />,
    },
    {
      id: 'listed',
      label: t('office.bulk.listed'),
      isNumber: true,
      cell: ({ counted }) => number(counted),
    },
    {
      id: 'done',
      label: t('office.bulk.done'),
      isNumber: true,
      cell: ({ done, would }) => `${number(done)} / ${number(would)}`,
    },
    { id: 'made_by', label: t('office.bulk.made_by'), cell: ({ made_by }) => made_by },
    { id: 'made_at', label: t('office.bulk.made_at'), cell: ({ made_at }) => dateTime(made_at) },
  ]
}
