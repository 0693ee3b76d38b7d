import { Button, buttonClass } from '@oriel/ui/form/button'
import { Icon } from '@oriel/ui/picture/icon'
import { StageDialog } from '@oriel/ui/overlay/stage-dialog'
import { useTimeLeft } from '@oriel/ui/feedback/use-time-left'
import { clockOf } from '@oriel/ui/feedback/countdown-parts'
import { useText } from '@oriel/web/text'
import { Link } from 'react-router'
import { useFormat } from '../../platform/use-format.ts'
import { useSession } from '../../platform/use-session.ts'
import { useVisit } from '../../platform/use-visit.ts'
import { CoinsArt, EnvelopeArt } from './envelope-art.tsx'
import type { Envelope, EnvelopeState } from './envelope-state.ts'
import { useClaim } from './use-claim.ts'
import { endEnvelope } from './use-envelope.ts'
import './red-envelope.css'

export type EnvelopeWindowProps = {
  state: EnvelopeState
  onClose: () => void
}

/** The envelope over the page: waiting, being opened, opened, or over. */
export default function EnvelopeWindow({ state, onClose }: EnvelopeWindowProps) {
  const { t } = useText()
  return (
    <StageDialog label={t('red-envelope.float')} className="envelope-window" onClose={onClose}>
      <button
        type="button"
        className="button-icon envelope-close"
        aria-label={t('shell.close')}
        onClick={onClose}
      >
        <Icon name="close" className="size-5" />
      </button>
      <div className="envelope-rays" aria-hidden="true" />
      {state.name === 'won' ? <CoinsArt /> : <EnvelopeArt />}
      <div className="envelope-words" aria-live="polite">
        {(state.name === 'active' || state.name === 'claiming') && (
          <Waiting state={state} onClose={onClose} />
        )}
        {state.name === 'won' && <Won state={state} onClose={onClose} />}
        {(state.name === 'ended' || state.name === 'none') && (
          <>
            <h2 className="envelope-title">{t('red-envelope.ended')}</h2>
            {state.name === 'ended' && state.message && <p>{state.message}</p>}
            <Button onClick={onClose}>{t('shell.close')}</Button>
          </>
        )}
      </div>
    </StageDialog>
  )
}

type WaitingProps = Pick<EnvelopeWindowProps, 'onClose'> & {
  state: Extract<EnvelopeState, { name: 'active' | 'claiming' }>
}

function Waiting({ state, onClose }: WaitingProps) {
  const { t } = useText()
  const claim = useClaim()
  const { envelope } = state
  const isClaiming = state.name === 'claiming'
  return (
    <>
      <h2 className="envelope-title">{t('red-envelope.title')}</h2>
      <p>{t('red-envelope.text')}</p>
      <Clock envelope={envelope} onEnd={endEnvelope} />
      {state.name === 'active' && state.message && (
        <p className="envelope-message" role="alert">
          {state.message}
        </p>
      )}
      <Button onClick={claim} disabled={isClaiming}>
        {t(isClaiming ? 'red-envelope.opening' : 'red-envelope.open')}
      </Button>
      <Terms envelope={envelope} />
      <Link to={`/fairness?envelope=${envelope.id}`} className="envelope-link" onClick={onClose}>
        {t('red-envelope.fairness')}
      </Link>
    </>
  )
}

function Terms({ envelope }: { envelope: Envelope }) {
  const { t } = useText()
  const format = useFormat()
  const visit = useVisit()
  const currency = useSession()?.currency ?? visit.currency
  const end = new Date(envelope.endsAt)
  const time = `${format.minute(end)} (${format.zone(end)})`
  const least = format.shortMoney(envelope.least, currency)
  const most = format.shortMoney(envelope.most, currency)
  return <p className="envelope-terms">{t('red-envelope.terms', { least, most, time })}</p>
}

/** S4.055: ticks each second, by the server's clock. */
function Clock({ envelope, onEnd }: { envelope: Envelope; onEnd: () => void }) {
  const { t } = useText()
  const left = useTimeLeft(envelope.endsAt, envelope.readAt, onEnd)
  const parts = clockOf(left).split(':')
  const units = ['red-envelope.hours', 'red-envelope.minutes', 'red-envelope.seconds'] as const
  return (
    <div className="envelope-clock" role="timer" aria-live="off">
      <span className="sr-only">{t('red-envelope.ends_in')}</span>
      {units.map((unit, at) => (
        <span key={unit} className="envelope-clock-part">
          <b>{parts[at]}</b> <small>{t(unit)}</small>
        </span>
      ))}
    </div>
  )
}

type WonProps = { state: Extract<EnvelopeState, { name: 'won' }>; onClose: () => void }

/** S4.057: what it gave. */
function Won({ state, onClose }: WonProps) {
  const { t } = useText()
  const format = useFormat()
  const { cash, currency } = state.cash
  const time = format.minute(new Date(state.at))
  return (
    <>
      <h2 className="envelope-title">{t('red-envelope.won', { time })}</h2>
      <p className="envelope-cash">{format.shortMoney(cash, currency)}</p>
      <p>{t('red-envelope.won_text')}</p>
      <Button onClick={onClose}>{t('red-envelope.thanks')}</Button>
      <Link to="/user/Statement" className={buttonClass('ghost')} onClick={onClose}>
        {t('red-envelope.statement')}
      </Link>
    </>
  )
}
