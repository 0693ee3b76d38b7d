import { failureText } from '@oriel/web/failure-text'
import { useText } from '@oriel/web/text'
import { useCallback } from 'react'
import { call } from '../../platform/call.ts'
import { claimEnvelope } from './claim.ts'
import { tellEnvelope } from './envelope-store.ts'
import { useEnvelope } from './use-envelope.ts'

/** Asks for what is in the envelope that waits. */
export function useClaim(): () => void {
  const text = useText()
  const { state } = useEnvelope()
  const id = state.name === 'active' ? state.envelope.id : null
  return useCallback(() => {
    if (id === null) return
    tellEnvelope({ name: 'claim' })
    void claimEnvelope(call, id).then((answer) => {
      if (answer.ok) tellEnvelope({ name: 'given', cash: answer.value, at: Date.now() })
      else {
        const { reason } = answer
        tellEnvelope({ name: 'refused', reason, message: failureText(answer, text) })
      }
    })
  }, [id, text])
}
