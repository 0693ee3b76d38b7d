import type { Currency } from '@oriel/core/currency'
import { Skeleton } from '@oriel/ui/feedback/skeleton'
import { useText } from '@oriel/web/text'
import { ReadAgain } from '../../parts/read-again.tsx'
import { useMember } from '../member/member.ts'
import { ProfileCard } from '../profile/profile.ts'
import { Clock } from './clock.tsx'
import { stopOf } from './counter-rules.ts'
import { LastWithdrawals } from './last-withdrawals.tsx'
import { Stakes } from './stakes.tsx'
import { Stopped } from './stopped.tsx'
import { useCounter } from './use-counter.ts'
import { WithdrawalForm } from './withdrawal-form.tsx'
import type { Counter, Pace } from './withdrawal-types.ts'
import './withdrawal.css'

/** Taking out: what is on its way, the form, and what has to be staked first. */
export function WithdrawalView() {
  const { t } = useText()
  const { layout, readAgain } = useMember()
  if (layout.data) {
    const currency = layout.data.member_currency
    return <OwnCounter key={currency} currency={currency} />
  }
  return layout.status === 'error' ? (
    <ReadAgain title={t('withdrawal.failed')} message={layout.message} onRetry={readAgain} />
  ) : (
    <WithdrawalWaiting />
  )
}

function OwnCounter({ currency }: { currency: Currency }) {
  const { t } = useText()
  const [read, readAgain] = useCounter(currency)
  if (read.data) return <CounterView counter={read.data} onChanged={readAgain} />
  return read.status === 'error' ? (
    <ReadAgain title={t('withdrawal.failed')} message={read.message} onRetry={readAgain} />
  ) : (
    <WithdrawalWaiting />
  )
}

type CounterViewProps = { counter: Counter; onChanged: () => void }

export function CounterView({ counter, onChanged }: CounterViewProps) {
  const { t } = useText()
  const stop = stopOf(counter)
  const { open, currency } = counter
  return (
    <div className="withdrawal">
      {open.map((one) => (
        <Clock
          key={one.number}
          withdrawal={one}
          promises={counter.promises}
          pace={paceOf(counter, one.card)}
          readAt={counter.read_at}
          mayCancel={counter.may_cancel}
          onChanged={onChanged}
        />
      ))}
      <div className="withdrawal-columns">
        <div className="withdrawal-column">
          {stop === null ? (
            <WithdrawalForm counter={counter} onChanged={onChanged} />
          ) : (
            <Stopped stop={stop} counter={counter} />
          )}
        </div>
        <div className="withdrawal-column">
          <Stakes currency={currency} />
          {!counter.may_cancel && (
            <ProfileCard
              icon="lock"
              title={t('withdrawal.stays')}
              text={t('withdrawal.stays_text')}
            >
              {null}
            </ProfileCard>
          )}
        </div>
      </div>
      {/* What has ended stands there, though the event of it was lost. */}
      <LastWithdrawals key={open.map(({ number }) => number).join(' ')} />
    </div>
  )
}

const paceOf = ({ cards }: Counter, label: string): Pace | null =>
  cards.find((card) => card.label === label)?.way?.pace ?? null

function WithdrawalWaiting() {
  const { t } = useText()
  return (
    <div className="withdrawal-columns" aria-busy="true">
      <span className="sr-only">{t('shell.loading')}</span>
      <Skeleton className="h-96 rounded-xl" />
      <Skeleton className="h-48 rounded-xl" />
    </div>
  )
}
