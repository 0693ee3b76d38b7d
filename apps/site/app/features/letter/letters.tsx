import { Skeleton } from '@oriel/ui/feedback/skeleton'
import { EmptyBlock } from '@oriel/ui/feedback/state-block'
import { useText } from '@oriel/web/text'
import { useState } from 'react'
import { ReadAgain } from '../../parts/read-again.tsx'
import { LetterList } from './letter-list.tsx'
import { useLetters } from './use-letters.ts'
import './letter.css'

/** A member's own letters, 50 a page: reading, choosing, deleting. */
export function Letters() {
  const { t } = useText()
  const [page, setPage] = useState(1)
  const letters = useLetters(page)
  const { data, read } = letters
  if (data.status === 'error' && !data.data) {
    return <ReadAgain title={t('letter.failed')} message={data.message} onRetry={read} />
  }
  if (!data.data) return <Waiting />
  // The last letter of the last page was deleted.
  if (data.data.list.length === 0 && page > 1) {
    setPage(page - 1)
    return <Waiting />
  }
  if (data.data.list.length === 0) {
    return <EmptyBlock icon="mail" title={t('letter.empty_title')} text={t('letter.empty_text')} />
  }
  return <LetterList found={data.data} letters={letters} page={page} onPage={setPage} />
}

function Waiting() {
  const { t } = useText()
  return (
    <div className="letters-waiting">
      <output className="sr-only">{t('shell.loading')}</output>
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-16 w-full" />
    </div>
  )
}
