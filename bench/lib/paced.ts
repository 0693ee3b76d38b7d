import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { valueAt } from './rounds.ts'

export type Question = {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}
export type Pace = {
  readonly perSecond: number
  readonly seconds: number
  /** How many ask at the same moment. */
  readonly atOnce: number
  /** Ends before its seconds are over. */
  readonly isOver?: () => boolean
}
/** The same question each time, or another for each turn. */
type Asked = Question | ((turn: number) => Question)
/** Milliseconds that a half, and all but 5 and 1 in a hundred, kept below. */
export type Percentiles = { readonly p50: number; readonly p95: number; readonly p99: number }

const AT_ONCE_MAX = 4
const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE_MAX })

/**
 * Asks by the clock, whether or not the answers to earlier questions are there: a server that falls
 * behind shows it in its times and cannot slow its clients down.
 */
export async function paced(question: Asked, pace: Pace): Promise<Percentiles> {
  const times = await pacedTimes(question, pace)
  const [p50 = 0, p95 = 0, p99 = 0] = [0.5, 0.95, 0.99].map((part) => valueAt(times, part))
  return { p50, p95, p99 }
}

/** The same, and the milliseconds of each answer. */
export async function pacedTimes(question: Asked, pace: Pace): Promise<number[]> {
  const { perSecond, seconds, atOnce, isOver = () => false } = pace
  const asked: Promise<number>[] = []
  const begun = performance.now()
  for (let turn = 0; turn * atOnce < perSecond * seconds && !isOver(); turn += 1) {
    const due = begun + (turn * atOnce * 1000) / perSecond
    await sleep(Math.max(0, due - performance.now()))
    for (let count = 0; count < atOnce; count += 1) {
      asked.push(timed(typeof question === 'function' ? question(asked.length) : question))
    }
  }
  return Promise.all(asked)
}

/** An answer that was refused never came. */
async function timed(question: Question): Promise<number> {
  const begun = performance.now()
  return ask(question).then(
    () => performance.now() - begun,
    () => Number.POSITIVE_INFINITY,
  )
}

/** The whole answer as it came over the wire. */
export function ask({ url, headers, body }: Question): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const request = http.request(url, { agent, method: 'POST', headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part)).on('error', reject)
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(Buffer.concat(parts))
        else reject(new Error(`${url} answers ${answer.statusCode}`))
      })
    })
    request.on('error', reject).end(body)
  })
}
