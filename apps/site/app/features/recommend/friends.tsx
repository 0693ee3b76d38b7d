import { startOfDay } from '@oriel/core/time'
import { recommendMembersCall } from '@oriel/contract/member/recommend'
import type { DataOf } from '@oriel/contract/endpoint'
import { useText } from '@oriel/web/text'
import { useFormat } from '../../platform/use-format.ts'
import { useVisit } from '../../platform/use-visit.ts'
import { RecommendList } from './recommend-list.tsx'

type Friend = DataOf<typeof recommendMembersCall>['list'][number]

/** Who joined by a member's code. Nothing about wins and losses of others. */
export function Friends() {
  const { t } = useText()
  const empty = {
    icon: 'people',
    title: t('recommend.no_friends'),
    text: t('recommend.no_friends_text'),
  } as const
  const row = (friend: Friend) => <FriendRow key={friend.id} friend={friend} />
  return <RecommendList call={recommendMembersCall} empty={empty} row={row} />
}

function FriendRow({ friend }: { friend: Friend }) {
  const { t } = useText()
  const { date, money } = useFormat()
  const { timeZone } = useVisit().site
  const { staked, currency: usual } = friend
  const stakes = staked.length > 0 ? staked : [{ currency: usual, amount: 0n }]
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
        {stakes.map(({ currency, amount }) => (
          <p key={currency} className="recommend-amount">
            {money(amount, currency)}
          </p>
        ))}
      </div>
    </li>
  )
}
