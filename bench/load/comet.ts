import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { answerWith } from '../lib/child.ts'
import { valueAt } from '../lib/rounds.ts'

export type CometQuestion =
  | { readonly ask: 'open'; readonly port: number; readonly tokens: readonly string[] }
  /** Watches for so many seconds; the first so many of those who watch also bet and leave. */
  | { readonly ask: 'fly'; readonly seconds: number; readonly bettors: number }

export type Left = {
  readonly roundId: string
  readonly level: number
  readonly payout: string
  /** The second in which it was answered. */
  readonly second: number
}
export type Flown = {
  /** How far two ticks that follow each other were from a tenth of a second apart. */
  readonly jitterMs: { readonly count: number; readonly p50: number; readonly p99: number }
  readonly leftMs: { readonly p50: number; readonly p99: number }
  readonly left: readonly Left[]
}

type Page = { readonly token: string; tickAt: number }
type Round = {
  readonly id: string
  readonly phase: string
  readonly left_ms: number | null
  readonly ran_ms: number | null
}

const TICK_MS = 100
const OPENING_AT_ONCE = 50
const LEAVE_AFTER_MAX_MS = 6_000
const LAST_CALL_MS = 1_000
const TICK = Buffer.from('{"is":"tick"')

const pages: Page[] = []
const agent = new http.Agent({ keepAlive: true })
let port = 0
let isMeasuring = false
let jitters: number[] = []
let onRound: (round: Round) => void = () => {}

/** A thousand pages at the same table, in a process of its own. */
answerWith(async (question: CometQuestion) => {
  if (question.ask === 'fly') return fly(question.seconds, question.bettors)
  port = question.port
  const waiting = question.tokens.values()
  const openSome = async () => {
    for (const token of waiting) await openPage(token)
  }
  await Promise.all(Array.from({ length: OPENING_AT_ONCE }, openSome))
  return pages.length
})

async function openPage(token: string): Promise<void> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/live`, { perMessageDeflate: false })
  await once(socket, 'open')
  const page: Page = { token, tickAt: 0 }
  const isFirst = pages.push(page) === 1
  const greeted = once(socket, 'message')
  socket.send(JSON.stringify({ token }))
  await greeted
  socket.on('message', (data: Buffer) => hear(page, data, isFirst))
}

/** Most of what comes are ticks; of those nothing but their time is looked at. */
function hear(page: Page, data: Buffer, isFirst: boolean): void {
  if (data.subarray(0, TICK.length).equals(TICK)) {
    const now = performance.now()
    if (isMeasuring && page.tickAt > 0) jitters.push(Math.abs(now - page.tickAt - TICK_MS))
    page.tickAt = now
    return
  }
  const said = JSON.parse(data.toString()) as { is: string; round?: Round }
  if (said.is !== 'round' || !said.round) return
  // From one flight to the next there are no ticks.
  page.tickAt = 0
  if (isFirst) onRound(said.round)
}

async function fly(seconds: number, bettors: number): Promise<Flown> {
  const left: Left[] = []
  const tookMs: number[] = []
  const betting: Promise<void>[] = []
  ;[jitters, isMeasuring] = [[], true]
  const end = performance.now() + seconds * 1000
  onRound = (round) => {
    const left_ms = round.left_ms ?? 0
    if (round.phase !== 'betting' || left_ms < LAST_CALL_MS) return
    if (performance.now() + left_ms > end) return
    for (const { token } of pages.slice(0, bettors)) {
      betting.push(betAndLeave(token, round, left, tookMs))
    }
  }
  await pause(seconds * 1000)
  isMeasuring = false
  await Promise.all(betting)
  onRound = () => {}
  const [p50, p99] = [valueAt(jitters, 0.5), valueAt(jitters, 0.99)]
  return {
    jitterMs: { count: jitters.length, p50, p99 },
    leftMs: { p50: valueAt(tookMs, 0.5), p99: valueAt(tookMs, 0.99) },
    left,
  }
}

async function betAndLeave(
  token: string,
  round: Round,
  left: Left[],
  tookMs: number[],
): Promise<void> {
  const startsAt = performance.now() + (round.left_ms ?? 0)
  // All come within the time for bets, not in its first moment.
  await pause(Math.random() * ((round.left_ms ?? 0) - LAST_CALL_MS))
  const choice = { auto: null }
  const input = { client_round: randomUUID(), table_round: round.id, stake: '1', choice }
  const placed = await ask(token, '/player/bet', input)
  const roundId = placed.data?.['round_id'] as string | undefined
  if (roundId === undefined) return
  await pause(Math.max(0, startsAt - performance.now()) + Math.random() * LEAVE_AFTER_MAX_MS)
  const begun = performance.now()
  const { data } = await ask(token, '/player/out', { round_id: roundId })
  tookMs.push(performance.now() - begun)
  // Who comes too late is told so, and has lost.
  if (!data) return
  left.push({
    roundId,
    level: Number(data['level']),
    payout: String(data['payout']),
    second: Math.floor(performance.now() / 1000),
  })
}

type Said = { readonly ok: boolean; readonly data?: Readonly<Record<string, unknown>> }

function ask(token: string, path: string, input: object): Promise<Said> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  return new Promise((resolve, reject) => {
    const where = { host: '127.0.0.1', port, path, method: 'POST', headers, agent }
    const request = http.request(where, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => void (text += part))
      answer.on('error', reject).on('end', () => resolve(JSON.parse(text) as Said))
    })
    request.on('error', reject).end(JSON.stringify(input))
  })
}
