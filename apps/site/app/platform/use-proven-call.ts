import { useMemo } from 'react'
import { call } from './call.ts'
import { useOverlay } from './overlay.ts'
import { createProvenCall, type ProvenCall } from './proven-call.ts'

/** For calls that need a fresh proof: a window asks for it, and then the call is made again. */
export function useProvenCall(): ProvenCall {
  const open = useOverlay()
  return useMemo(
    () => createProvenCall(call, () => new Promise((onEnd) => open('proof', { onEnd }))),
    [open],
  )
}
