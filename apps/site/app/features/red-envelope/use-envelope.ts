import { RED_ENVELOPE_REFETCH_S } from '@oriel/contract/limits'
import { claimEnvelopeCall } from '@oriel/contract/member/red-envelope'
import { redEnvelopeDisplay } from '@oriel/contract/realtime/red-envelope'
import { failureText } from '@oriel/web/failure-text'
import { useLive } from '@oriel/web/live'
import { useText } from '@oriel/web/text'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { call } from '../../platform/call.ts'
import {
  askEnvelope,
  noEnvelopeYet,
  onEnvelopeChange,
  readEnvelope,
  stopEnvelope,
  tellEnvelope,
  type EnvelopePage,
} from './envelope-store.ts'

/** Pages hear of an envelope at the same moment, and need not ask at the same moment. */
const SPREAD_MS = 1_000

export const useEnvelope = (): EnvelopePage =>
  useSyncExternalStore(onEnvelopeChange, readEnvelope, noEnvelopeYet)

/** At zero by the server's clock. */
export const endEnvelope = (): void => tellEnvelope({ name: 'zero' })

/** The envelope of the member who is signed in: read at the start and whenever one opens. */
export function useEnvelopeStart(): void {
  const live = useLive()
  const { state } = useEnvelope()
  useEffect(() => {
    const turn = setTimeout(() => void askEnvelope(call))
    return () => {
      clearTimeout(turn)
      stopEnvelope()
    }
  }, [])
  useEffect(() => {
    if (!live) return
    let turn: ReturnType<typeof setTimeout> | undefined
    const soon = (): void => {
      clearTimeout(turn)
      turn = setTimeout(() => void askEnvelope(call), Math.random() * SPREAD_MS)
    }
    const stops = [live.on(redEnvelopeDisplay, soon), live.onResync(soon)]
    return () => {
      clearTimeout(turn)
      for (const stop of stops) stop()
    }
  }, [live])
  // S4.056: what has ended is read again 3 s later; the next one may have opened.
  const isEnded = state.name === 'ended'
  useEffect(() => {
    if (!isEnded) return
    const turn = setTimeout(() => void askEnvelope(call), RED_ENVELOPE_REFETCH_S * 1_000)
    return () => clearTimeout(turn)
  }, [isEnded])
}

/** Asks for what is in the envelope that waits. */
export function useClaim(): () => void {
  const text = useText()
  const { state } = useEnvelope()
  const id = state.name === 'active' ? state.envelope.id : null
  return useCallback(() => {
    if (id === null) return
    tellEnvelope({ name: 'claim' })
    void call(claimEnvelopeCall, { id }).then((answer) => {
      if (answer.ok) tellEnvelope({ name: 'given', cash: answer.value, at: Date.now() })
      else {
        const { reason } = answer
        tellEnvelope({ name: 'refused', reason, message: failureText(answer, text) })
      }
    })
  }, [id, text])
}
