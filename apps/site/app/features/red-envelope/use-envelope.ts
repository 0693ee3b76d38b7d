import { RED_ENVELOPE_REFETCH_S } from '@oriel/contract/limits'
import { claimEnvelopeCall, envelopePromotionCall } from '@oriel/contract/member/red-envelope'
import { redEnvelopeDisplay } from '@oriel/contract/realtime/red-envelope'
import { failureText } from '@oriel/web/failure-text'
import { useLive } from '@oriel/web/live'
import { useText } from '@oriel/web/text'
import { useCallback, useEffect, useReducer } from 'react'
import { call } from '../../platform/call.ts'
import { NONE, nextState, type EnvelopeState } from './envelope-state.ts'

/** Pages hear of an envelope at the same moment, and need not ask at the same moment. */
const SPREAD_MS = 1_000

export type EnvelopeHands = {
  readonly claim: () => void
  /** At zero by the server's clock. */
  readonly end: () => void
  readonly close: () => void
}

/** The red envelope of the member who is signed in: read at the start and whenever one opens. */
export function useEnvelope(): [EnvelopeState, EnvelopeHands] {
  const text = useText()
  const live = useLive()
  const [state, tell] = useReducer(nextState, NONE)
  const read = useCallback(async () => {
    const answer = await call(envelopePromotionCall, {})
    // A gift that cannot be read is no reason to disturb anybody.
    if (answer.ok) tell({ name: 'read', read: answer.value })
  }, [])
  useEffect(() => {
    const turn = setTimeout(() => void read())
    return () => clearTimeout(turn)
  }, [read])
  useEffect(() => {
    if (!live) return
    let turn: ReturnType<typeof setTimeout> | undefined
    const soon = (): void => {
      clearTimeout(turn)
      turn = setTimeout(() => void read(), Math.random() * SPREAD_MS)
    }
    const stops = [live.on(redEnvelopeDisplay, soon), live.onResync(soon)]
    return () => {
      clearTimeout(turn)
      for (const stop of stops) stop()
    }
  }, [live, read])
  // S4.056: what has ended is read again 3 s later; the next one may have opened.
  const isEnded = state.name === 'ended'
  useEffect(() => {
    if (!isEnded) return
    const turn = setTimeout(() => void read(), RED_ENVELOPE_REFETCH_S * 1_000)
    return () => clearTimeout(turn)
  }, [isEnded, read])
  const id = state.name === 'active' ? state.envelope.id : null
  const claim = useCallback(() => {
    if (id === null) return
    tell({ name: 'claim' })
    void call(claimEnvelopeCall, { id }).then((answer) => {
      if (answer.ok) tell({ name: 'given', cash: answer.value, at: Date.now() })
      else tell({ name: 'refused', reason: answer.reason, message: failureText(answer, text) })
    })
  }, [id, text])
  const end = useCallback(() => tell({ name: 'zero' }), [])
  const close = useCallback(() => tell({ name: 'close' }), [])
  return [state, { claim, end, close }]
}
