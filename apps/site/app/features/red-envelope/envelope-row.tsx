import { Countdown } from '@oriel/ui/feedback/countdown'
import { useText } from '@oriel/web/text'
import { GiftRow } from '../../parts/gift-row.tsx'
import { openEnvelope } from './envelope-store.ts'
import { EnvelopeArt } from './envelope-art.tsx'
import { endEnvelope, useEnvelope } from './use-envelope.ts'
import './red-envelope.css'

export type EnvelopeGift = { readonly isKnown: boolean; readonly isThere: boolean }

/** Whether an envelope waits for the member. */
export function useEnvelopeGift(): EnvelopeGift {
  const { state, isRead } = useEnvelope()
  return { isKnown: isRead, isThere: state.name === 'active' || state.name === 'claiming' }
}

/** An envelope that waits, in a list of gifts: there also for who wants nothing to pop up. */
export function EnvelopeRow() {
  const { t } = useText()
  const { state } = useEnvelope()
  if (state.name !== 'active' && state.name !== 'claiming') return null
  const { endsAt, readAt } = state.envelope
  return (
    <GiftRow
      picture={<EnvelopeArt />}
      title={t('red-envelope.title')}
      action={t('red-envelope.open')}
      onOpen={openEnvelope}
    >
      <span aria-hidden="true">{t('red-envelope.ends_in')} </span>
      <Countdown
        endsAt={endsAt}
        serverNow={readAt}
        label={t('red-envelope.ends_in')}
        onEnd={endEnvelope}
      />
    </GiftRow>
  )
}
