import type { DataOf } from '@oriel/contract/endpoint'
import { settlementFilesCall } from '@oriel/contract/office/settlement'
import { useText } from '@oriel/web/text'
import { StateWord } from '../../parts/state-word.tsx'
import { EmptyScreen } from '../../parts/screens.tsx'
import type { Column } from '../../parts/table/column.ts'
import { DataTable } from '../../parts/table/data-table.tsx'
import { tableData } from '../../parts/table/table-data.ts'
import { useColumnChoice } from '../../parts/table/use-column-choice.ts'
import { useListAddress } from '../../parts/table/use-list-address.ts'
import { useRead } from '../../platform/query.ts'
import { useFormat } from '../../platform/use-format.ts'
import { useSite } from '../../platform/use-site.ts'

type File = DataOf<typeof settlementFilesCall>['list'][number]

const LOOK_MS = 15_000

/** What providers said of their days, the newest first. */
export function FileList() {
  const { t } = useText()
  const { code } = useSite()
  const columns = useColumns()
  const list = useListAddress(columns)
  const address = { ...list, addressOf: (id: string) => `/${code}/settlements/${id}` }
  const [choice] = useColumnChoice('settlements', columns)
  const { after, size: count } = list.paging
  const asked = { after: after === null ? undefined : new Date(after), count }
  const read = useRead(settlementFilesCall, asked, { queue: 'settlements', everyMs: () => LOOK_MS })
  return (
    <DataTable
      label={t('office.frame.settlements')}
      columns={columns}
      choice={choice}
      address={address}
      data={tableData(read)}
      idOf={({ id }) => id}
      numberOf={nameOf}
      card={cardOf}
      empty={
        <EmptyScreen title={t('office.settlement.none')} text={t('office.settlement.none_text')} />
      }
    />
  )
}

const nameOf = ({ link_id: link, day }: File): string => `${link} ${day}`

const State = ({ file }: { readonly file: File }) => (
  <StateWord
    domain="settlement"
    code={file.state === 'done' && file.differ > 0 ? 'differs' : file.state}
  />
)

function useColumns(): readonly Column<File>[] {
  const { t } = useText()
  const { number, dateTime } = useFormat()
  return [
    {
      id: 'provider',
      label: t('office.settlement.provider'),
      isFixed: true,
      cell: ({ link_id: link }) => link,
    },
    { id: 'day', label: t('office.settlement.day'), cell: ({ day }) => day },
    { id: 'state', label: t('office.settlement.state'), cell: (file) => <State file={file} /> },
    {
      id: 'lines',
      label: t('office.settlement.lines'),
      isNumber: true,
      cell: ({ line_count: count }) => number(count),
    },
    {
      id: 'differ',
      label: t('office.settlement.differ'),
      isNumber: true,
      cell: ({ differ }) => number(differ),
    },
    {
      id: 'taken',
      label: t('office.settlement.taken'),
      isNumber: true,
      cell: ({ taken }) => number(taken),
    },
    {
      id: 'brought',
      label: t('office.settlement.brought'),
      cell: ({ made_at: at }) => dateTime(at),
    },
  ]
}

const cardOf = (file: File) => (
  <>
    <span className="card-line">
      {nameOf(file)}
      <State file={file} />
    </span>
  </>
)
