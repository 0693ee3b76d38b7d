import type { ConsentChoice } from '@oriel/core/consent'
import { Button } from '@oriel/ui/form/button'
import { Notice, NoticeLink } from '../../parts/notice.tsx'
import { useText } from '@oriel/web/text'

export type ConsentQuestionProps = {
  readonly onChoose: (choice: ConsentChoice) => void
  readonly onLater: () => void
}

/** Yes and no look the same, and neither is chosen before. */
export function ConsentQuestion({ onChoose, onLater }: ConsentQuestionProps) {
  const { t } = useText()
  return (
    <Notice icon="shield" title={t('consent.title')} text={t('consent.text')}>
      <Button variant="ghost" className="flex-1" onClick={() => onChoose('granted')}>
        {t('consent.allow')}
      </Button>
      <Button variant="ghost" className="flex-1" onClick={() => onChoose('denied')}>
        {t('consent.decline')}
      </Button>
      <NoticeLink onClick={onLater}>{t('consent.later')}</NoticeLink>
    </Notice>
  )
}
