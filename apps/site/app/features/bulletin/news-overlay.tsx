import { Dialog } from '@oriel/ui/overlay/dialog'
import { Skeleton } from '@oriel/ui/feedback/skeleton'
import { EmptyBlock } from '@oriel/ui/feedback/state-block'
import { useCallback } from 'react'
import { call } from '../../platform/call.ts'
import { failureText } from '@oriel/web/failure-text'
import { useText } from '@oriel/web/text'
import { useCloseOnLeave } from '@oriel/web/use-close-on-leave'
import { usePages, type AskPage } from '@oriel/web/use-pages'
import { useVisit } from '../../platform/use-visit.ts'
import { ListEnd } from '../../parts/list-end.tsx'
import { ReadAgain } from '../../parts/read-again.tsx'
import { BulletinText } from './bulletin-text.tsx'
import { readNews } from './bulletins.ts'
import type { PopupBulletin } from './popup-rules.ts'

/** S2.065, S2.073: the news modal shows the history of bulletins. */
export default function NewsOverlay({ onClose }: { onClose: () => void }) {
  const { t } = useText()
  useCloseOnLeave(onClose)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      sheet
      icon="bell"
      title={t('bulletin.history_title')}
      description={t('bulletin.history_lead')}
      closeLabel={t('shell.close')}
    >
      <News />
    </Dialog>
  )
}

function News() {
  const text = useText()
  const { t } = text
  const visit = useVisit()
  const ask = useCallback<AskPage<PopupBulletin>>(
    async (after) => {
      const answer = await readNews(call, visit, after)
      return answer.ok ? answer : { ok: false, message: failureText(answer, text) }
    },
    [visit, text],
  )
  const { pages, more } = usePages(ask)
  const { status, data } = pages
  if (status === 'error' && !data) {
    return <ReadAgain title={t('bulletin.failed')} message={pages.message} onRetry={more} />
  }
  if (!data) return <Waiting />
  if (data.items.length === 0) {
    return (
      <EmptyBlock icon="bell" title={t('bulletin.empty_title')} text={t('bulletin.empty_text')} />
    )
  }
  return (
    <>
      <ul className="news">
        {data.items.map((bulletin) => (
          <li key={bulletin.id} className="news-item">
            <BulletinText bulletin={bulletin} />
          </li>
        ))}
      </ul>
      <ListEnd pages={pages} more={more} label={t('content.load_more')} />
    </>
  )
}

function Waiting() {
  const { t } = useText()
  return (
    <div className="news">
      <output className="sr-only">{t('shell.loading')}</output>
      <Skeleton className="h-44 w-full" />
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="h-24 w-full" />
    </div>
  )
}
