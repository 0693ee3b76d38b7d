import { sentToManyCall, sentToOneCall } from '@oriel/contract/office/letter'
import { useText } from '@oriel/web/text'
import { EmptyScreen } from '../../parts/screens.tsx'
import { DataTable } from '../../parts/table/data-table.tsx'
import { tableData } from '../../parts/table/table-data.ts'
import { useColumnChoice } from '../../parts/table/use-column-choice.ts'
import { useListAddress } from '../../parts/table/use-list-address.ts'
import { useRead } from '../../platform/query.ts'
import { Aimed, Read, useLetterColumns, type Line } from './letter-columns.tsx'
import { LetterSheet } from './letter-sheet.tsx'

/** What people of the house sent, to one member or to many. A row opens to what it says. */
export function LetterList({ isToOne }: { readonly isToOne: boolean }) {
  const { t } = useText()
  const columns = useLetterColumns()
  const address = useListAddress(columns)
  const [choice] = useColumnChoice('letters', columns)
  const { after, size } = address.paging
  const asked = { after: after ?? undefined, count: size }
  const read = useRead(isToOne ? sentToOneCall : sentToManyCall, asked, { queue: 'letters' })
  return (
    <>
      <DataTable
        label={t('office.frame.letters')}
        columns={columns}
        choice={choice}
        address={address}
        data={tableData(read)}
        idOf={({ id }) => id}
        numberOf={({ id }) => id}
        card={cardOf}
        empty={<EmptyScreen title={t('office.letter.none')} text={t('office.letter.none_text')} />}
      />
      {address.openId && (
        <LetterSheet id={address.openId} isToOne={isToOne} onClose={address.close} />
      )}
    </>
  )
}

const cardOf = (line: Line) => (
  <>
    <span className="card-line">{line.title}</span>
    <span className="faint">
      <Aimed line={line} /> · <Read line={line} />
    </span>
  </>
)
