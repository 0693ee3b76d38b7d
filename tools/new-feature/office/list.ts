import type { Names } from '../names.ts'

/** The list: its page and its open row are in the address, its situations are the table's. */
export const listFile = (names: Names): string => {
  const { word, camel, pascal, plural, spokenPlural } = names
  return `import { ${camel}ListCall } from '@oriel/contract/office/${word}'
import type { DataOf } from '@oriel/contract/endpoint'
import { Button } from '@oriel/ui/form/button'
import { useText } from '@oriel/web/text'
import { useState } from 'react'
import { icons } from '../../parts/icons.ts'
import { Note } from '../../parts/note.tsx'
import { EmptyScreen } from '../../parts/screens.tsx'
import type { Column } from '../../parts/table/column.ts'
import { DataTable } from '../../parts/table/data-table.tsx'
import { tableData } from '../../parts/table/table-data.ts'
import { useColumnChoice } from '../../parts/table/use-column-choice.ts'
import { useListAddress } from '../../parts/table/use-list-address.ts'
import { useKeys } from '../../platform/keyboard/use-keys.ts'
import { useRead } from '../../platform/query.ts'
import { useFormat } from '../../platform/use-format.ts'
import { CreateSheet } from './create-sheet.tsx'
import { ${pascal}Sheet } from './${word}-sheet.tsx'

export type Line = DataOf<typeof ${camel}ListCall>['list'][number]

/** The ${spokenPlural} of this site. A row opens beside the list. */
export function ${pascal}List() {
  const { t } = useText()
  const columns = useColumns()
  const address = useListAddress(columns)
  const [choice] = useColumnChoice('${plural}', columns)
  const [isCreating, setCreating] = useState(false)
  const { after, size } = address.paging
  const asked = { after: after ?? undefined, count: size }
  const read = useRead(${camel}ListCall, asked, { queue: '${plural}' })
  const open = read.data?.list.find(({ id }) => id === address.openId)
  const create = (): void => setCreating(true)
  useKeys([
    { keys: 'e', label: t('office.${word}.new'), group: 'tables', run: create, isInBar: true },
  ])
  return (
    <>
      <div className="list-head">
        <Note icon="info">{t('office.${word}.rules')}</Note>
        <Button icon={icons.note} onClick={create}>
          {t('office.${word}.new')}
        </Button>
      </div>
      <DataTable
        label={t('office.${word}.title')}
        columns={columns}
        choice={choice}
        address={address}
        data={tableData(read)}
        idOf={({ id }) => id}
        numberOf={({ number }) => number}
        card={cardOf}
        empty={
          <EmptyScreen
            title={t('office.${word}.none')}
            text={t('office.${word}.none_text')}
          />
        }
      />
      <${pascal}Sheet line={open} onClose={address.close} />
      <CreateSheet isOpen={isCreating} onClose={() => setCreating(false)} />
    </>
  )
}

function useColumns(): readonly Column<Line>[] {
  const { t } = useText()
  const { dateTime } = useFormat()
  return [
    {
      id: 'number',
      label: t('office.${word}.number'),
      isFixed: true,
      cell: ({ number }) => number,
    },
    { id: 'title', label: t('office.${word}.name'), cell: ({ title }) => title },
    { id: 'by', label: t('office.${word}.by'), cell: (line) => line.created_by },
    { id: 'at', label: t('office.${word}.at'), cell: (line) => dateTime(line.created_at) },
  ]
}

const cardOf = ({ number, title, created_by }: Line) => (
  <>
    <span className="card-line">
      {number}
      <span className="faint">{created_by}</span>
    </span>
    <b>{title}</b>
  </>
)
`
}
