import type { StudioAnswer } from './call.ts'

const ASK_AGAIN_MS = 500
const ASK_TRIES = 6

/** Answers that settle nothing. */
const UNCLEAR: ReadonlySet<string> = new Set(['unreachable', 'being_checked'])

/** The same words again: a bet that arrived twice is one bet. */
export async function askAgain<Data>(
  once: () => Promise<StudioAnswer<Data>>,
): Promise<StudioAnswer<Data>> {
  for (let tries = 1; ; tries += 1) {
    const answer = await once()
    const isUnclear = !answer.ok && UNCLEAR.has(answer.reason)
    if (!isUnclear || tries >= ASK_TRIES) return answer
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
  }
}
