import { useCallback, useEffect, useRef, useState } from 'react'
import type { StudioAnswer } from './call.ts'

const ASK_AGAIN_MS = 1_000
/** Answers that settle nothing: only the same question again brings a clear one. */
const UNCLEAR: ReadonlySet<string> = new Set(['unreachable', 'being_checked'])

export type Ask = <Data>(once: () => Promise<StudioAnswer<Data>>) => Promise<StudioAnswer<Data>>

/**
 * Asks with the same words until there is a clear answer: the studio knows them again. While it
 * cannot be reached, `isCutOff` says so.
 */
export function useAsk(): { readonly ask: Ask; readonly isCutOff: boolean } {
  const [isCutOff, setCutOff] = useState(false)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => void (isGone.current = true)
  }, [])

  const ask = useCallback<Ask>(async (once) => {
    for (;;) {
      const answer = await once()
      const isUnclear = !answer.ok && UNCLEAR.has(answer.reason)
      if (isGone.current || !isUnclear) {
        setCutOff(false)
        return answer
      }
      setCutOff(true)
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
    }
  }, [])
  return { ask, isCutOff }
}
