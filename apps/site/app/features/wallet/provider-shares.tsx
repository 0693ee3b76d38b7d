import { Badge, type BadgeTone } from '@oriel/ui/feedback/badge'
import { Icon } from '@oriel/ui/picture/icon'
import { Progress } from '@oriel/ui/feedback/progress'
import type { MessageId } from '@oriel/i18n/message-id'
import type { ReactNode } from 'react'
import { useText } from '@oriel/web/text'
import { Amount } from './amount.tsx'
import { doneOf, isTold, type BackStep, type Wallet, type WalletShare } from './wallet-state.ts'

const STATES: Readonly<Record<WalletShare['state'], { id: MessageId; tone: BadgeTone }>> = {
  idle: { id: 'wallet.state_idle', tone: 'neutral' },
  playing: { id: 'wallet.state_playing', tone: 'brand' },
  moving: { id: 'wallet.state_moving', tone: 'info' },
  pending: { id: 'wallet.state_pending', tone: 'warning' },
}
const STEPS: Readonly<Record<BackStep['state'], { id: MessageId; tone: BadgeTone; done: number }>> =
  {
    moving: { id: 'wallet.state_moving', tone: 'info', done: 0.5 },
    pending: { id: 'wallet.state_pending', tone: 'warning', done: 0.6 },
    completed: { id: 'wallet.step_completed', tone: 'success', done: 1 },
    reversed: { id: 'wallet.step_reversed', tone: 'danger', done: 0 },
  }

type ProviderSharesProps = {
  wallet: Wallet
  /** Of a one-key back that runs, or ran. */
  steps: readonly BackStep[]
  isBusy: boolean
  action: ReactNode
}

/** Where money lies outside, and how it comes home. */
export function ProviderShares({ wallet, steps, isBusy, action }: ProviderSharesProps) {
  const { t } = useText()
  const stepOf = (share: WalletShare) => {
    const step = steps.find(({ gp_id }) => gp_id === share.gp_id)
    return isTold(step, share) ? step : undefined
  }
  const shown = wallet.my_cash_list.filter(
    (share) => share.cash !== 0n || share.moving !== 0n || share.state !== 'idle' || stepOf(share),
  )
  return (
    <section className="wallet-box" aria-label={t('wallet.in_games')}>
      <header className="wallet-box-head">
        <Icon name="play" className="size-5 text-brand" />
        <h2 className="wallet-box-title">{t('wallet.in_games')}</h2>
        {shown.length > 0 && action}
      </header>
      {isBusy && steps.length > 0 && (
        <output className="wallet-running">
          {t('wallet.back_progress', { done: doneOf(steps), count: steps.length })}
        </output>
      )}
      {shown.length === 0 ? (
        <p className="wallet-all-home">
          <Icon name="check" className="size-5 text-success" />
          {t('wallet.all_home')}
        </p>
      ) : (
        <ul className="wallet-rows">
          {shown.map((share) => (
            <li key={share.gp_id}>
              <ShareRow share={share} step={stepOf(share)} currency={wallet.currency} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

type ShareRowProps = {
  share: WalletShare
  step: BackStep | undefined
  currency: Wallet['currency']
}

function ShareRow({ share, step, currency }: ShareRowProps) {
  const { t } = useText()
  const { id, tone } = step ? STEPS[step.state] : STATES[share.state]
  return (
    <div className="wallet-share">
      <span className="wallet-share-mark" aria-hidden="true">
        {share.gp_name.slice(0, 1)}
      </span>
      <span className="wallet-share-name">{share.gp_name}</span>
      <Amount units={share.cash + share.moving} currency={currency} className="wallet-share-cash" />
      <Badge tone={tone}>{t(id)}</Badge>
      {step && (
        <div className="wallet-share-progress">
          <Progress label={share.gp_name} value={STEPS[step.state].done} text={t(id)} />
        </div>
      )}
    </div>
  )
}
