import { letterToManyCall, letterToOneCall } from '@oriel/contract/office/letter'
import { useText } from '@oriel/web/text'
import { KeyValues } from '../../parts/key-values.tsx'
import { ReadBlock } from '../../parts/read-block.tsx'
import { SideSheet } from '../../parts/side-sheet.tsx'
import { useRead } from '../../platform/query.ts'
import { useFormat } from '../../platform/use-format.ts'
import { Aimed, Read } from './letter-columns.tsx'
import { LetterPreview } from './letter-preview.tsx'

type LetterSheetProps = {
  readonly id: string
  readonly isToOne: boolean
  readonly onClose: () => void
}

/** One letter: whom it went to, how many have read it, and what it says. */
export function LetterSheet({ id, isToOne, onClose }: LetterSheetProps) {
  const { t } = useText()
  const { dateTime } = useFormat()
  const read = useRead(isToOne ? letterToOneCall : letterToManyCall, { id })
  const title = read.data?.title ?? t('office.letter.one')
  return (
    <SideSheet isOpen onClose={onClose} icon="mail" title={title} subject={id}>
      <ReadBlock read={read}>
        {(letter) => (
          <div className="stack">
            <KeyValues
              lines={[
                { name: t('office.letter.to'), value: <Aimed line={letter} /> },
                { name: t('office.letter.read'), value: <Read line={letter} /> },
                { name: t('office.letter.sent_at'), value: dateTime(letter.sent_at) },
                { name: t('office.letter.by'), value: letter.sent_by },
                { name: t('office.letter.until'), value: dateTime(letter.expires_at) },
              ]}
            />
            <LetterPreview texts={letter.texts} />
          </div>
        )}
      </ReadBlock>
    </SideSheet>
  )
}
