import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { answerWith } from '../lib/child.ts'

export type HerdTurn = {
  /** Asked in turn. */
  readonly urls: readonly string[]
  readonly body: string
  /** Of one member each. */
  readonly callers: readonly Readonly<Record<string, string>>[]
  /** All of them have asked within this time, evenly, whether or not others were answered. */
  readonly withinMs: number
}

/** Milliseconds from asking to the answer of each that was given something, and of all together. */
export type HerdDone = { readonly times: readonly number[]; readonly tookMs: number }

const TICK_MS = 10
/** To one api, as an edge keeps them; who waits for one waits by the clock of the claim. */
const CONNECTIONS = 128
const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS })

answerWith(async ({ urls, body, callers, withinMs }: HerdTurn) => {
  const begun = performance.now()
  const asked: Promise<number | null>[] = []
  while (asked.length < callers.length) {
    const due = Math.ceil(((performance.now() - begun) * callers.length) / withinMs)
    while (asked.length < Math.min(due, callers.length)) {
      const url = urls[asked.length % urls.length] ?? ''
      asked.push(claim(url, callers[asked.length] ?? {}, body))
    }
    await sleep(TICK_MS)
  }
  const answered = await Promise.all(asked)
  const times = answered.filter((one) => one !== null)
  return { times, tookMs: performance.now() - begun } satisfies HerdDone
})

/** Null for a refusal. */
function claim(url: string, headers: HerdTurn['callers'][number], body: string) {
  const begun = performance.now()
  return new Promise<number | null>((resolve, reject) => {
    const request = http.request(url, { method: 'POST', agent, headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => void (text += part))
      answer.on('error', reject).on('end', () => {
        resolve(text.startsWith('{"code":100,') ? performance.now() - begun : null)
      })
    })
    request.on('error', reject).end(body)
  })
}
