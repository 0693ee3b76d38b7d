import { announcementHistoryCall } from '@oriel/contract/member/announcement'
import type { DataOf } from '@oriel/contract/endpoint'
import { Badge } from '@oriel/ui/feedback/badge'
import { Skeleton } from '@oriel/ui/feedback/skeleton'
import { EmptyBlock } from '@oriel/ui/feedback/state-block'
import { Icon } from '@oriel/ui/picture/icon'
import { failureText } from '@oriel/web/failure-text'
import { useText } from '@oriel/web/text'
import { usePages, type AskPage } from '@oriel/web/use-pages'
import { useCallback } from 'react'
import { ListEnd } from '../../parts/list-end.tsx'
import { ReadAgain } from '../../parts/read-again.tsx'
import { call } from '../../platform/call.ts'
import { useFormat } from '../../platform/use-format.ts'
import './announcement-history.css'

type Item = DataOf<typeof announcementHistoryCall>['list'][number]

const PER_PAGE = 20

/** What the house has told its members so far, the newest first. */
export function AnnouncementHistory() {
  const text = useText()
  const { t } = text
  const ask = useCallback<AskPage<Item>>(
    async (after) => {
      const page = { count: PER_PAGE, ...(after === null ? {} : { after }) }
      const answer = await call(announcementHistoryCall, page)
      return answer.ok
        ? { ok: true, value: { items: answer.value.list, next: answer.value.next } }
        : { ok: false, message: failureText(answer, text) }
    },
    [text],
  )
  const { pages, more } = usePages(ask)
  const { status, data } = pages
  if (status === 'error' && !data) {
    return <ReadAgain title={t('announcement.failed')} message={pages.message} onRetry={more} />
  }
  if (!data) return <Skeleton className="h-72 rounded-xl" />
  if (data.items.length === 0) {
    return (
      <EmptyBlock
        icon="megaphone"
        title={t('announcement.empty_title')}
        text={t('announcement.empty_text')}
      />
    )
  }
  return (
    <>
      <ul className="announcement-list">
        {data.items.map((item) => (
          <Announcement key={item.id} item={item} />
        ))}
      </ul>
      <ListEnd pages={pages} more={more} label={t('content.load_more')} />
    </>
  )
}

function Announcement({ item }: { readonly item: Item }) {
  const { t } = useText()
  const { dateTime } = useFormat()
  return (
    <li className="announcement-item">
      <span className="announcement-icon">
        <Icon name="megaphone" />
      </span>
      <div className="min-w-0">
        <p className="announcement-text">{item.content}</p>
        <p className="announcement-time">
          <time dateTime={item.shown_at.toISOString()}>{dateTime(item.shown_at)}</time>
          {item.is_showing && <Badge tone="success">{t('announcement.current')}</Badge>}
        </p>
      </div>
    </li>
  )
}
