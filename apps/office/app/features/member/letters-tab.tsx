import { memberLettersCall } from '@oriel/contract/office/letter'
import { useText } from '@oriel/web/text'
import { useLetterColumns } from '../letter/letter.ts'
import { TabTable } from './tab-table.tsx'
import { useList, type OfMember } from './use-list.ts'

/** Letters that name the member. What they say is on the screen of letters. */
export function LettersTab({ id }: OfMember) {
  const { t } = useText()
  const list = useList(memberLettersCall, id)
  const columns = useLetterColumns()
  return (
    <TabTable
      {...list}
      name="letters"
      label={t('office.member.letters')}
      columns={columns}
      idOf={(row) => row.id}
      numberOf={(row) => row.id}
    />
  )
}
