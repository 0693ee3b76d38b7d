import type { MessageId } from '@oriel/i18n/message-id'
import { useText } from '@oriel/web/text'
import { useServerNow } from '../platform/clock.ts'
import { minutesText } from './minutes-text.ts'
import { promiseLeft, type PromiseState } from './promise.ts'
import type { Tone } from './tone.ts'

const WORDS: Readonly<Record<PromiseState, MessageId>> = {
  in_time: 'office.part.in_time',
  soon: 'office.part.soon',
  late: 'office.part.late',
}
const TONES: Readonly<Record<PromiseState, Tone>> = {
  in_time: 'good',
  soon: 'look',
  late: 'stop',
}
/** The ring is drawn as long as a hundred, so that its dashes are percents. */
const WHOLE = 100

type PromiseClockProps = { readonly enteredAt: Date; readonly promisedAt: Date }

/** A word, a ring and a number. It moves once a minute; a live region would never rest. */
export function PromiseClock({ enteredAt, promisedAt }: PromiseClockProps) {
  const { t } = useText()
  const { state, minutes, share } = promiseLeft(enteredAt, promisedAt, useServerNow('minute'))
  const time = minutesText(minutes, { t })
  const drawn = state === 'late' ? 1 : share
  return (
    <time className="promise-clock" data-tone={TONES[state]} dateTime={promisedAt.toISOString()}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <circle className="promise-track" cx="8" cy="8" r="6.5" />
        <circle
          className="promise-rest"
          cx="8"
          cy="8"
          r="6.5"
          pathLength={WHOLE}
          strokeDasharray={`${(drawn * WHOLE).toFixed(1)} ${WHOLE * 2}`}
        />
      </svg>
      {t(WORDS[state])}
      <small>
        {state === 'late' ? t('office.part.over', { time }) : t('office.part.left', { time })}
      </small>
    </time>
  )
}
