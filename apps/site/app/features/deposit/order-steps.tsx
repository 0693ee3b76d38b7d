import { depositCancelCall, depositPaidCall } from '@oriel/contract/member/deposit'
import { Button } from '@oriel/ui/form/button'
import { FormError, FormNote } from '@oriel/ui/form/form-message'
import { Confirm } from '@oriel/ui/overlay/confirm'
import { failureText } from '@oriel/web/failure-text'
import { useText } from '@oriel/web/text'
import { useSending } from '@oriel/web/use-sending'
import { useState } from 'react'
import { call } from '../../platform/call.ts'
import { useFormat } from '../../platform/use-format.ts'
import { ProfileCard } from '../profile/profile.ts'
import { Timeline } from '../wallet/wallet.ts'
import type { Order } from './deposit-types.ts'
import { stepsOf } from './order-steps-rules.ts'

type OrderStepsProps = { order: Order; onChanged: () => void }

/** What has happened and what comes, with the two things a member can do about it. */
export function OrderSteps({ order, onChanged }: OrderStepsProps) {
  const { t } = useText()
  const format = useFormat()
  const steps = stepsOf(order).map(({ text, detail, at, state }) => ({
    text: t(text),
    detail: detail && t(detail),
    time: at ? format.time(at) : undefined,
    state,
  }))
  return (
    <ProfileCard icon="swap" title={t('deposit.steps')}>
      <Timeline steps={steps} />
      {order.state === 'awaiting' && <OrderActs order={order} onChanged={onChanged} />}
    </ProfileCard>
  )
}

function OrderActs({ order, onChanged }: OrderStepsProps) {
  const text = useText()
  const { t } = text
  const [isSending, sendOnce] = useSending()
  const [isAsked, setAsked] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const act = (endpoint: typeof depositPaidCall | typeof depositCancelCall): void =>
    void sendOnce(async () => {
      setTrouble(null)
      const answer = await call(endpoint, { number: order.number })
      if (!answer.ok) setTrouble(failureText(answer, text))
      setAsked(false)
      onChanged()
    })
  return (
    <div className="deposit-acts">
      {trouble !== null && <FormError key={trouble} title={trouble} />}
      {order.said_paid_at ? (
        <FormNote tone="success">{t('deposit.said_paid')}</FormNote>
      ) : (
        <Button
          className="button-large"
          aria-disabled={isSending || undefined}
          onClick={() => act(depositPaidCall)}
        >
          {isSending && <span className="spinner" aria-hidden="true" />}
          {t('deposit.paid')}
        </Button>
      )}
      <Button variant="ghost" className="button-large" onClick={() => setAsked(true)}>
        {t('deposit.cancel')}
      </Button>
      <Confirm
        isOpen={isAsked}
        tone="danger"
        title={t('deposit.cancel_sure')}
        text={t('deposit.cancel_text')}
        confirm={t('deposit.cancel')}
        cancel={t('deposit.keep')}
        isBusy={isSending}
        onConfirm={() => act(depositCancelCall)}
        onCancel={() => setAsked(false)}
      />
    </div>
  )
}
