import { memberLettersCall } from '@oriel/contract/office/letter'
import { useText } from '@oriel/web/text'
import { useLetterColumns } from '../letter/letter.ts'
import { NoticePanel } from '../notice/notice.ts'
import { TabTable } from './tab-table.tsx'
import { useList, type OfMember } from './use-list.ts'

/** What the member wants to hear of, and letters that name them; their texts are elsewhere. */
export function LettersTab({ id }: OfMember) {
  const { t } = useText()
  const list = useList(memberLettersCall, id)
  const columns = useLetterColumns()
  return (
    <div className="stack">
      <NoticePanel id={id} />
      <TabTable
        {...list}
        name="letters"
        label={t('office.member.letters')}
        columns={columns}
        idOf={(row) => row.id}
        numberOf={(row) => row.id}
      />
    </div>
  )
}
