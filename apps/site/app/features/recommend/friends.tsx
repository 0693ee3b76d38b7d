import { startOfDay } from '@oriel/core/time'
import { recommendMembersCall } from '@oriel/contract/member/recommend'
import type { DataOf } from '@oriel/contract/endpoint'
import { Skeleton } from '@oriel/ui/feedback/skeleton'
import { EmptyBlock } from '@oriel/ui/feedback/state-block'
import { useText } from '@oriel/web/text'
import { ListEnd } from '../../parts/list-end.tsx'
import { useFormat } from '../../platform/use-format.ts'
import { useVisit } from '../../platform/use-visit.ts'
import { NotShown } from './closed.tsx'
import { RecommendTabs } from './recommend-tabs.tsx'
import { useRecommendPages } from './use-recommend-pages.ts'
import './recommend.css'

type Friend = DataOf<typeof recommendMembersCall>['list'][number]

/** Who joined by a member's code. Nothing about wins and losses of others. */
export function Friends() {
  const { t } = useText()
  const { pages, more, reason } = useRecommendPages<Friend>(recommendMembersCall)
  const { status, data } = pages
  if (status === 'error' && !data) {
    return <NotShown refusal={{ reason, message: pages.message }} onRetry={more} />
  }
  return (
    <>
      <RecommendTabs />
      {!data && <Skeleton className="h-72 rounded-xl" />}
      {data?.items.length === 0 && (
        <EmptyBlock
          icon="people"
          title={t('recommend.no_friends')}
          text={t('recommend.no_friends_text')}
        />
      )}
      {data && data.items.length > 0 && (
        <>
          <ul className="recommend-list">
            {data.items.map((friend) => (
              <FriendRow key={friend.id} friend={friend} />
            ))}
          </ul>
          <ListEnd pages={pages} more={more} label={t('content.load_more')} />
        </>
      )}
    </>
  )
}

function FriendRow({ friend }: { friend: Friend }) {
  const { t } = useText()
  const { date, money } = useFormat()
  const { timeZone } = useVisit().site
  const seen = friend.last_seen && date(startOfDay(friend.last_seen, timeZone))
  return (
    <li className="recommend-row">
      <div className="min-w-0">
        <p className="recommend-friend">{friend.friend}</p>
        <p className="recommend-text">
          {t('recommend.joined_at', { date: date(friend.joined_at) })} ·{' '}
          {seen === null ? t('recommend.never_seen') : t('recommend.seen_at', { date: seen })}
        </p>
      </div>
      <div className="recommend-end">
        <p className="recommend-text">{t('recommend.staked')}</p>
        <p className="recommend-amount">{money(friend.staked, friend.currency)}</p>
      </div>
    </li>
  )
}
