import { withLaterWords } from '@oriel/web/page-words'
import { lazy, Suspense, useCallback, useState } from 'react'
import { useEnvelope } from './use-envelope.ts'

const EnvelopeWindow = lazy(withLaterWords(() => import('./envelope-window.tsx')))
const EnvelopeFloat = lazy(withLaterWords(() => import('./envelope-float.tsx')))

/** S2.077: nothing of it is loaded before there is an envelope for the member. */
export function RedEnvelope({ onClaimed }: { onClaimed: () => void }) {
  const [state, hands] = useEnvelope()
  const [isOpen, setOpen] = useState(false)
  const open = useCallback(() => setOpen(true), [])
  const close = (): void => {
    setOpen(false)
    hands.close()
    // S4.058: layout and balance are read again.
    if (state.name === 'won') onClaimed()
  }
  if (state.name === 'none') return null
  return (
    <Suspense fallback={null}>
      {state.name === 'active' && !isOpen && (
        <EnvelopeFloat envelope={state.envelope} onOpen={open} onEnd={hands.end} />
      )}
      {isOpen && <EnvelopeWindow state={state} hands={hands} onClose={close} />}
    </Suspense>
  )
}
