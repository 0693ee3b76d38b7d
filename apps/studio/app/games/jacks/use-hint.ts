import { useEffect, useState } from 'react'
import type { Card } from '../../../src/games/cards/cards.ts'
import type { BestHold } from '../../../src/games/jacks/hold.ts'

export type HintQuestion = { readonly id: string; readonly dealt: readonly Card[] }
export type HintAnswer = BestHold & { readonly id: string }

/** The best play of a deal, counted by a worker; null while it counts, or while nobody asks. */
export function useHint(question: HintQuestion | null): BestHold | null {
  const [answer, setAnswer] = useState<HintAnswer | null>(null)
  const id = question?.id ?? null
  useEffect(() => {
    if (!question) return
    const worker = new Worker(new URL('./hint.worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<HintAnswer>) => setAnswer(data))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it goes to no window
    worker.postMessage(question)
    return () => worker.terminate()
    // oxlint-disable-next-line react/exhaustive-deps -- the id names the deal
  }, [id])
  return answer !== null && answer.id === id ? answer : null
}
