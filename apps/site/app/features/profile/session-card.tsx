import type { DataOf } from '@oriel/contract/endpoint'
import { sessionListCall } from '@oriel/contract/member/session'
import { Badge } from '@oriel/ui/feedback/badge'
import { LoadMore } from '@oriel/ui/navigation/load-more'
import { useCallback } from 'react'
import { success, type AsyncData } from '@oriel/web/async-data'
import { call } from '../../platform/call.ts'
import { failureText } from '@oriel/web/failure-text'
import { useFormat } from '../../platform/use-format.ts'
import { useText } from '@oriel/web/text'
import { usePages, type AskPage, type PageOf } from '@oriel/web/use-pages'
import { CardRead, ProfileCard } from './profile-card.tsx'
import { endingOf, OPENED_WITH } from './session-words.ts'

export type SessionRowData = DataOf<typeof sessionListCall>['list'][number]

const PAGE_COUNT = 10

export function SessionCard() {
  const text = useText()
  const { t } = text
  const ask = useCallback<AskPage<SessionRowData>>(
    async (after) => {
      const answer = await call(sessionListCall, { count: PAGE_COUNT, ...(after && { after }) })
      if (!answer.ok) return { ok: false, message: failureText(answer, text) }
      return { ok: true, value: { items: answer.value.list, next: answer.value.next } }
    },
    [text],
  )
  const { pages, more } = usePages(ask)
  return (
    <ProfileCard icon="shield" title={t('profile.sessions')} text={t('profile.sessions_text')}>
      <SessionPages pages={pages} onMore={more} />
    </ProfileCard>
  )
}

type SessionPagesProps = { pages: AsyncData<PageOf<SessionRowData>>; onMore: () => void }

/** A later page that fails leaves the ones before it, and its button tries again. */
export function SessionPages({ pages, onMore }: SessionPagesProps) {
  const { t } = useText()
  const first = pages.data === null ? pages : success(pages.data)
  return (
    <CardRead data={first} onRetry={onMore} rows={3}>
      {({ items, next }) => (
        <>
          {items.length === 0 && <p className="profile-empty">{t('profile.sessions_none')}</p>}
          <ul className="profile-rows">
            {items.map((session) => (
              <li key={session.id}>
                <SessionRow session={session} />
              </li>
            ))}
          </ul>
          {pages.status === 'error' && (
            <p className="profile-failed" role="alert">
              {pages.message}
            </p>
          )}
          {next !== null && (
            <LoadMore
              label={t(pages.status === 'error' ? 'shell.retry' : 'profile.sessions_more')}
              busyLabel={t('shell.loading')}
              isBusy={pages.status === 'pending'}
              onMore={onMore}
            />
          )}
        </>
      )}
    </CardRead>
  )
}

function SessionRow({ session }: { session: SessionRowData }) {
  const { t } = useText()
  const format = useFormat()
  const { id, at } = endingOf(session)
  const facts = [t(OPENED_WITH[session.opened_with]), session.ip]
  return (
    <div className="profile-row">
      <div className="profile-row-words">
        <p className="profile-row-title">{session.device || t('profile.device_unknown')}</p>
        <p className="profile-row-text">{facts.filter(Boolean).join(' · ')}</p>
        <p className="profile-row-text" suppressHydrationWarning>
          {t('profile.session_began', { date: format.dateTime(session.created_at) })}
        </p>
        {!session.is_current && (
          <p className="profile-row-text" suppressHydrationWarning>
            {t(id, { date: format.dateTime(at) })}
          </p>
        )}
      </div>
      {session.is_current && <Badge tone="success">{t('profile.session_current')}</Badge>}
    </div>
  )
}
