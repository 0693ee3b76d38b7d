import { setTimeout as pause } from 'node:timers/promises'

const LOOK_MS = 1_000
const ANSWER_WAIT_MS = 900
/** Each time signed anew, so that only its name tells that it is the same. */
const TWICE = [{ path: '/seamless/v1/*', kind: 'twice', percent: 19 }]

/** The studio says some of what it asks of the house twice. After a restart it is told so again. */
export function keepSayingTwice(port: number): { stop(): Promise<void> } {
  const url = `http://127.0.0.1:${port}/control/faults`
  let isOver = false
  const order = async (faults: readonly object[]): Promise<void> => {
    const signal = AbortSignal.timeout(ANSWER_WAIT_MS)
    const body = JSON.stringify({ faults })
    const headers = { 'content-type': 'application/json' }
    await fetch(url, { method: 'POST', headers, body, signal })
  }
  const tell = async (): Promise<void> => {
    const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_WAIT_MS) })
    const { faults } = (await answer.json()) as { faults: readonly unknown[] }
    if (faults.length === 0) await order(TWICE)
  }
  const telling = (async () => {
    while (!isOver) {
      await tell().catch(() => {})
      await pause(LOOK_MS)
    }
  })()
  return {
    async stop() {
      isOver = true
      await telling
      await order([]).catch(() => {})
    },
  }
}
