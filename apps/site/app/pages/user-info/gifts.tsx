import { useText } from '@oriel/web/text'
import type { ReactNode } from 'react'
import {
  askEnvelope,
  EnvelopeRow,
  useEnvelopeGift,
} from '../../features/red-envelope/red-envelope.ts'
import { RouletteRow, startRoulette, useRouletteGift } from '../../features/roulette/roulette.ts'
import { ReadAgain } from '../../parts/read-again.tsx'
import { call } from '../../platform/call.ts'

/** What may be shown of gifts is asked again, where it has changed. */
export function readGiftsAgain(): void {
  void askEnvelope(call)
  void startRoulette(call)
}

/** The gifts there are, and the ways to them; what waits for them is what waits for this part. */
export default function Gifts({ waiting }: { waiting: ReactNode }) {
  const { t } = useText()
  const envelope = useEnvelopeGift()
  const wheel = useRouletteGift()
  if (!envelope.isKnown || !wheel.isKnown) return waiting
  return (
    <>
      {!envelope.isThere && !wheel.isThere && wheel.failure === null && (
        <p className="profile-empty">{t('notice.gifts_none')}</p>
      )}
      <div>
        <EnvelopeRow />
        <RouletteRow />
      </div>
      {wheel.failure !== null && (
        <ReadAgain title={t('profile.failed')} message={wheel.failure} onRetry={readGiftsAgain} />
      )}
    </>
  )
}
