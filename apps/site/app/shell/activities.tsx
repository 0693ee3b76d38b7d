import { lazy, Suspense } from 'react'
import { RedEnvelope } from '../features/red-envelope/red-envelope.ts'
import { loadRouletteFloat } from '../features/roulette/roulette.ts'
import { withLaterWords } from '@oriel/web/page-words'
import { useSession } from '../platform/use-session.ts'

const RouletteFloat = lazy(withLaterWords(loadRouletteFloat))

/**
 * S4.005: what begins after every sign-in. Each activity asks for itself when it is placed here,
 * and starts anew with another session. Another activity joins by one line.
 */
export function Activities({ onCash }: { onCash: () => void }) {
  const token = useSession()?.token
  if (token === undefined) return null
  return (
    <>
      <RedEnvelope key={token} onClaimed={onCash} />
      <Suspense fallback={null}>
        <RouletteFloat />
      </Suspense>
    </>
  )
}
