import { withdrawalCancelCall } from '@oriel/contract/member/withdrawal'
import { Badge } from '@oriel/ui/feedback/badge'
import { useTimeLeft } from '@oriel/ui/feedback/use-time-left'
import { Button } from '@oriel/ui/form/button'
import { FormError } from '@oriel/ui/form/form-message'
import { Confirm } from '@oriel/ui/overlay/confirm'
import { Icon } from '@oriel/ui/picture/icon'
import { failureText } from '@oriel/web/failure-text'
import { useText } from '@oriel/web/text'
import { useSending } from '@oriel/web/use-sending'
import { useState } from 'react'
import { call } from '../../platform/call.ts'
import { useFormat } from '../../platform/use-format.ts'
import { ProfileCard } from '../profile/profile.ts'
import { clockSteps, type ClockStep } from './clock-rules.ts'
import { durationText, reasonWords, STAGE_WORDS } from './words.ts'
import type { Counter, Pace, Withdrawal } from './withdrawal-types.ts'

type ClockProps = {
  withdrawal: Withdrawal
  promises: Counter['promises']
  pace: Pace | null
  /** When the server said so. */
  readAt: Date
  mayCancel: boolean
  onChanged: () => void
}

/** Where a withdrawal is, until when that was promised, why, and how long the last ones took. */
export function Clock({ withdrawal, promises, pace, readAt, mayCancel, onChanged }: ClockProps) {
  const { t } = useText()
  const format = useFormat()
  const { number, amount, currency, card, is_late: isLate, reason, state } = withdrawal
  const steps = clockSteps(withdrawal, promises)
  const now = steps.find((one) => one.state === 'now')
  const why = reasonWords(reason, state)
  return (
    <ProfileCard
      icon="clock"
      title={t('withdrawal.clock')}
      text={t('withdrawal.clock_of', { number, amount: format.money(amount, currency), card })}
      state={now?.by && <Left key={now.stage} by={now.by} readAt={readAt} isLate={isLate} />}
    >
      <ol className="withdrawal-clock">
        <li data-state="done">
          <span className="withdrawal-clock-sign" aria-hidden="true">
            <Icon name="check" className="size-4" />
          </span>
          <span className="withdrawal-clock-title">{t('withdrawal.asked')}</span>
          <span className="withdrawal-clock-time" suppressHydrationWarning>
            {format.time(withdrawal.made_at)}
          </span>
        </li>
        {steps.map((step) => (
          <ClockRow key={step.stage} step={step} />
        ))}
      </ol>
      {(why !== null || isLate) && (
        <output className="withdrawal-why">
          {isLate && <strong>{t('withdrawal.late_text')} </strong>}
          {why !== null && t(why)}
        </output>
      )}
      {withdrawal.parts.length > 1 && <Parts withdrawal={withdrawal} />}
      {pace && pace.count > 0 && <PaceNote pace={pace} />}
      {mayCancel && state === 'checking' && <TakeBack number={number} onDone={onChanged} />}
    </ProfileCard>
  )
}

type LeftProps = { by: Date; readAt: Date; isLate: boolean }

function Left({ by, readAt, isLate }: LeftProps) {
  const { t } = useText()
  const left = useTimeLeft(by.getTime(), readAt.getTime())
  if (isLate || left <= 0) return <Badge tone="danger">{t('withdrawal.late')}</Badge>
  return (
    <Badge tone="warning">{t('withdrawal.left', { time: durationText(left / 1_000, t) })}</Badge>
  )
}

const SIGN = { done: 'check', now: null, next: null } as const

function ClockRow({ step }: { step: ClockStep }) {
  const { t } = useText()
  const format = useFormat()
  const { stage, state, since, by, tookS, promisedS } = step
  const { title, icon } = STAGE_WORDS[stage]
  return (
    <li data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
      <span className="withdrawal-clock-sign" aria-hidden="true">
        <Icon name={SIGN[state] ?? icon} className="size-4" />
      </span>
      <span className="withdrawal-clock-title">{t(title)}</span>
      <span className="withdrawal-clock-time" suppressHydrationWarning>
        {tookS !== null
          ? t('withdrawal.took', { time: durationText(tookS, t) })
          : since && by
            ? t('withdrawal.since_by', { since: format.time(since), by: format.time(by) })
            : by && t('withdrawal.by', { by: format.time(by) })}
      </span>
      <span className="withdrawal-clock-promise">
        {t('withdrawal.promised', { time: durationText(promisedS, t) })}
      </span>
    </li>
  )
}

function Parts({ withdrawal: { parts, currency } }: { withdrawal: Withdrawal }) {
  const { t } = useText()
  const format = useFormat()
  return (
    <ul className="withdrawal-parts">
      {parts.map(({ part, amount, state }) => (
        <li key={part}>
          {t('withdrawal.part', { number: part, amount: format.money(amount, currency) })}
          {' · '}
          {t(`withdrawal.part_${state}`)}
        </li>
      ))}
    </ul>
  )
}

/** Of a hundred: rounded down, so that not all is never told as all. */
const HUNDREDTHS = 10_000

function PaceNote({ pace }: { pace: Pace }) {
  const { t } = useText()
  const format = useFormat()
  const { count, kept_ppm: kept, median_s: median, slow_s: slow } = pace
  if (kept === null || median === null || slow === null) return null
  return (
    <p className="withdrawal-pace">
      <Icon name="info" className="size-5" />
      <span>
        {t('withdrawal.pace', {
          percent: format.percent(Math.floor(kept / HUNDREDTHS)),
          count,
          time: durationText(median, t),
          slow: durationText(slow, t),
        })}
      </span>
    </p>
  )
}

/** With play money alone, and only while it is checked: the site says so. */
function TakeBack({ number, onDone }: { number: string; onDone: () => void }) {
  const text = useText()
  const { t } = text
  const [isAsked, setAsked] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [isSending, sendOnce] = useSending()
  const take = (): void =>
    void sendOnce(async () => {
      const answer = await call(withdrawalCancelCall, { number })
      setAsked(false)
      setTrouble(answer.ok ? null : failureText(answer, text))
      onDone()
    })
  return (
    <>
      {trouble !== null && <FormError key={trouble} title={trouble} />}
      <Button variant="ghost" onClick={() => setAsked(true)}>
        {t('withdrawal.cancel')}
      </Button>
      <Confirm
        isOpen={isAsked}
        title={t('withdrawal.cancel_sure')}
        text={t('withdrawal.cancel_text')}
        confirm={t('withdrawal.cancel')}
        cancel={t('withdrawal.keep')}
        isBusy={isSending}
        onConfirm={take}
        onCancel={() => setAsked(false)}
      />
    </>
  )
}
