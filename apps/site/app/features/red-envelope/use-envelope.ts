import { RED_ENVELOPE_REFETCH_S } from '@oriel/contract/limits'
import { redEnvelopeDisplay } from '@oriel/contract/realtime/red-envelope'
import { useLive } from '@oriel/web/live'
import { useEffect, useSyncExternalStore } from 'react'
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
