import { recommendRecordsCall } from '@oriel/contract/member/recommend'
import type { DataOf } from '@oriel/contract/endpoint'
import type { MessageId } from '@oriel/i18n/message-id'
import { Badge } from '@oriel/ui/feedback/badge'
import { Skeleton } from '@oriel/ui/feedback/skeleton'
import { EmptyBlock } from '@oriel/ui/feedback/state-block'
import { useText } from '@oriel/web/text'
import { ListEnd } from '../../parts/list-end.tsx'
import { useFormat } from '../../platform/use-format.ts'
import { NotShown } from './closed.tsx'
import { percentText } from './percent.ts'
import { RecommendTabs } from './recommend-tabs.tsx'
import { useRecommendPages } from './use-recommend-pages.ts'
import './recommend.css'

type Reward = DataOf<typeof recommendRecordsCall>['list'][number]

const STATES: Readonly<Record<Reward['state'], MessageId>> = {
  paid: 'recommend.paid',
  waiting: 'recommend.waiting',
  refused: 'recommend.refused',
}

/** Rewards for friends, month by month. */
export function Rewards() {
  const { t } = useText()
  const { pages, more, reason } = useRecommendPages<Reward>(recommendRecordsCall)
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
          icon="gift"
          title={t('recommend.no_rewards')}
          text={t('recommend.no_rewards_text')}
        />
      )}
      {data && data.items.length > 0 && (
        <>
          <ul className="recommend-list">
            {data.items.map((reward) => (
              <RewardRow key={reward.id} reward={reward} />
            ))}
          </ul>
          <ListEnd pages={pages} more={more} label={t('content.load_more')} />
        </>
      )}
    </>
  )
}

function RewardRow({ reward }: { reward: Reward }) {
  const { t } = useText()
  const { date, money } = useFormat()
  const { currency, state } = reward
  return (
    <li className="recommend-row">
      <div className="min-w-0">
        <p className="recommend-friend">{reward.friend}</p>
        <p className="recommend-text">
          {t('recommend.of_month', { month: reward.month })} ·{' '}
          {t('recommend.from_stakes', {
            stakes: money(reward.base, currency),
            rate: percentText(reward.rate_ppm),
          })}
        </p>
      </div>
      <div className="recommend-end">
        <p className="recommend-amount">{money(reward.amount, currency)}</p>
        <p className="recommend-text">
          <Badge tone={state === 'paid' ? 'success' : 'neutral'}>{t(STATES[state])}</Badge>{' '}
          <time dateTime={reward.made_at.toISOString()}>{date(reward.made_at)}</time>
        </p>
      </div>
    </li>
  )
}
