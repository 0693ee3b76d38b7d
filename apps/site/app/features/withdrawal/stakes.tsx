import { turnoverCall } from '@oriel/contract/member/turnover'
import type { DataOf } from '@oriel/contract/endpoint'
import type { Currency } from '@oriel/core/currency'
import { Progress } from '@oriel/ui/feedback/progress'
import { Skeleton } from '@oriel/ui/feedback/skeleton'
import { useText } from '@oriel/web/text'
import { useRead } from '@oriel/web/use-read'
import { useCallback } from 'react'
import { ReadAgain } from '../../parts/read-again.tsx'
import { call } from '../../platform/call.ts'
import { useFormat } from '../../platform/use-format.ts'
import { ProfileCard } from '../profile/profile.ts'

export type Turnover = DataOf<typeof turnoverCall>
type Need = Turnover['needs'][number]

const SHOWN = 5

/** What of each deposit is still to be staked, the newest first. */
export function Stakes({ currency }: { currency: Currency }) {
  const { t } = useText()
  const read = useCallback(
    (signal: AbortSignal) => call(turnoverCall, { currency, count: SHOWN }, signal),
    [currency],
  )
  const [turnover, readAgain] = useRead(read)
  return (
    <ProfileCard icon="check" title={t('withdrawal.stakes')}>
      {turnover.data ? (
        <StakeList turnover={turnover.data} />
      ) : turnover.status === 'error' ? (
        <ReadAgain
          title={t('withdrawal.stakes_failed')}
          message={turnover.message}
          onRetry={readAgain}
        />
      ) : (
        <div aria-busy="true">
          <span className="sr-only">{t('shell.loading')}</span>
          <Skeleton className="h-12 w-full" />
        </div>
      )}
    </ProfileCard>
  )
}

export function StakeList({ turnover: { currency, needs, locked, owed } }: { turnover: Turnover }) {
  const { t } = useText()
  const format = useFormat()
  const isOpen = needs.some(({ ended_at: ended }) => ended === null)
  const says = [
    ...(isOpen && locked === 0n ? [t('withdrawal.stakes_review')] : []),
    ...(locked > 0n
      ? [t('withdrawal.stakes_lock', { amount: format.money(locked, currency) })]
      : []),
    ...(!isOpen ? [t('withdrawal.stakes_none')] : []),
    ...(owed > 0n ? [t('withdrawal.stakes_owed', { amount: format.money(owed, currency) })] : []),
  ]
  return (
    <>
      <p className="profile-hint">{says.join(' ')}</p>
      {needs.length > 0 && (
        <ul className="withdrawal-stakes">
          {needs.map((need) => (
            <StakeRow key={need.id} need={need} currency={currency} />
          ))}
        </ul>
      )}
    </>
  )
}

function StakeRow({ need, currency }: { need: Need; currency: Currency }) {
  const { t } = useText()
  const format = useFormat()
  const { name, needed, counted, ended_because: because } = need
  const label = t('withdrawal.stake_of', { number: name })
  const sum = t('withdrawal.stake_sum', {
    done: format.money(counted, currency),
    all: format.money(needed, currency),
  })
  const share = needed === 0n ? 1 : Number((counted * 10_000n) / needed) / 10_000
  return (
    <li className="withdrawal-stake" data-ended={because ?? undefined}>
      <span className="withdrawal-stake-name">{label}</span>
      <span className="withdrawal-stake-state">
        {because === 'met' && t('withdrawal.stake_done')}
        {because === 'spent' && t('withdrawal.stake_spent')}
        {because === null && format.percent(Math.floor(share * 100))}
      </span>
      <Progress label={label} value={share} text={sum} />
      <span className="profile-hint">{sum}</span>
    </li>
  )
}
