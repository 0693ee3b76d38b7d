import { withLaterWords } from '@oriel/web/page-words'
import { lazy, Suspense } from 'react'
import { closeEnvelope, isFloatShown, openEnvelope } from './envelope-store.ts'
import { endEnvelope, useEnvelope, useEnvelopeStart } from './use-envelope.ts'

const EnvelopeWindow = lazy(withLaterWords(() => import('./envelope-window.tsx')))
const EnvelopeFloat = lazy(withLaterWords(() => import('./envelope-float.tsx')))

/** S2.077: nothing of it is loaded before there is an envelope for the member. */
export function RedEnvelope({ onClaimed }: { onClaimed: () => void }) {
  useEnvelopeStart()
  const page = useEnvelope()
  const { state, isOpen } = page
  const close = (): void => {
    closeEnvelope()
    // S4.058: layout and balance are read again.
    if (state.name === 'won') onClaimed()
  }
  if (state.name === 'none') return null
  return (
    <Suspense fallback={null}>
      {isFloatShown(page) && state.name === 'active' && (
        <EnvelopeFloat envelope={state.envelope} onOpen={openEnvelope} onEnd={endEnvelope} />
      )}
      {isOpen && <EnvelopeWindow state={state} onClose={close} />}
    </Suspense>
  )
}
