import { recommendRecordsCall } from '@oriel/contract/member/recommend'
import type { DataOf } from '@oriel/contract/endpoint'
import type { MessageId } from '@oriel/i18n/message-id'
import { Badge } from '@oriel/ui/feedback/badge'
import { useText } from '@oriel/web/text'
import { useFormat } from '../../platform/use-format.ts'
import { percentText } from './percent.ts'
import { RecommendList } from './recommend-list.tsx'

type Reward = DataOf<typeof recommendRecordsCall>['list'][number]

const STATES: Readonly<Record<Reward['state'], MessageId>> = {
  paid: 'recommend.paid',
  waiting: 'recommend.waiting',
  refused: 'recommend.refused',
}

/** Why nothing was paid, where it is not that both are one person. */
const REASONS = new Map<string | null, MessageId>([['waited_too_long', 'recommend.refused_late']])

/** Rewards for friends, month by month. */
export function Rewards() {
  const { t } = useText()
  const empty = {
    icon: 'gift',
    title: t('recommend.no_rewards'),
    text: t('recommend.no_rewards_text'),
  } as const
  const row = (reward: Reward) => <RewardRow key={reward.id} reward={reward} />
  return <RecommendList call={recommendRecordsCall} empty={empty} row={row} />
}

function RewardRow({ reward }: { reward: Reward }) {
  const { t } = useText()
  const { date, money } = useFormat()
  const { currency, state, because } = reward
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
          <Badge tone={state === 'paid' ? 'success' : 'neutral'}>
            {t(REASONS.get(because) ?? STATES[state])}
          </Badge>{' '}
          <time dateTime={reward.made_at.toISOString()}>{date(reward.made_at)}</time>
        </p>
      </div>
    </li>
  )
}
