import { bestHold } from '../../../src/games/jacks/hold.ts'
import type { HintAnswer, HintQuestion } from './use-hint.ts'

/** Looks at some 200,000 hands, away from the page that must not stop for it. */
globalThis.addEventListener('message', ({ data }: MessageEvent<HintQuestion>) => {
  const answer: HintAnswer = { id: data.id, ...bestHold(data.dealt) }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
  globalThis.postMessage(answer)
})
