import { Countdown } from '@oriel/ui/feedback/countdown'
import { useText } from '@oriel/web/text'
import { EnvelopeArt } from './envelope-art.tsx'
import type { Envelope } from './envelope-state.ts'
import './red-envelope.css'

export type EnvelopeFloatProps = {
  envelope: Envelope
  onOpen: () => void
  onEnd: () => void
}

/** At the edge of every page while an envelope waits, with the time that is left. */
export default function EnvelopeFloat({ envelope, onOpen, onEnd }: EnvelopeFloatProps) {
  const { t } = useText()
  const { endsAt, readAt } = envelope
  return (
    <button type="button" className="envelope-float" onClick={onOpen}>
      <EnvelopeArt />
      <span className="sr-only">{t('red-envelope.float')}</span>
      <Countdown
        endsAt={endsAt}
        serverNow={readAt}
        label={t('red-envelope.ends_in')}
        onEnd={onEnd}
      />
    </button>
  )
}
