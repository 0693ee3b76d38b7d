import { setTimeout as pause } from 'node:timers/promises'
import { addressOf, type AnyEndpoint } from '@oriel/contract/endpoint'
import { patient } from '@oriel/core/testing/patience'
import { ask } from '../asking.ts'
import type { Game } from './games.ts'
import type { Lines } from './ground.ts'
import type { History, Told, What } from './history.ts'
import type { Member } from './members.ts'

/** What everybody in a run shares. */
export type Run = {
  readonly port: number
  readonly lines: Lines
  readonly games: readonly Game[]
  readonly history: History
  readonly random: () => number
  /** Whether there was more play than its share so far. */
  isAhead(): boolean
  /** Whether to begin nothing new. */
  isOver(): boolean
}

/** What it takes to ask and to write down what was said. */
export type Asking = Pick<Run, 'port' | 'history' | 'random'>

export const SUCCESS = '100'
/** So many are sent twice at once, to two processes. */
const TWICE_SHARE = 0.19
const RETRY_PAUSE_MS = 150
/** Longer than any fault of a run keeps all doors closed. */
const PATIENCE_MS = patient(60_000)

type Wanted = { readonly what: What; readonly provider?: string; readonly body: object }

/**
 * Asks until there is an answer, the same thing each time, and writes all of it down. The last
 * answer is the one that counts; null when there never was any.
 */
export async function act(
  run: Asking,
  member: Member,
  call: AnyEndpoint,
  { what, provider = '', body }: Wanted,
): Promise<Told | null> {
  const answers: Told[] = []
  const begun = performance.now()
  let unknown = 0
  const send = async (): Promise<void> => {
    const { code, data } = await askApi(run, member, call, body)
    if (code === null) unknown += 1
    else answers.push({ code, data })
  }
  await Promise.all(run.random() < TWICE_SHARE ? [send(), send()] : [send()])
  while (answers.length === 0 && performance.now() - begun < PATIENCE_MS) {
    await pause(RETRY_PAUSE_MS)
    await send()
  }
  const tookMs = Math.round(performance.now() - begun)
  const about = { member: member.account, what, provider, key: '', input: body }
  run.history.note({ ...about, unknown, answers, tookMs })
  return answers.find(({ code }) => code === SUCCESS) ?? answers[0] ?? null
}

/** Looks without a line in the history, until it is told. */
export async function look(
  run: Asking,
  member: Member,
  call: AnyEndpoint,
  body: object,
): Promise<unknown> {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end;) {
    const { code, data } = await askApi(run, member, call, body)
    if (code === SUCCESS) return data
    await pause(RETRY_PAUSE_MS)
  }
  throw new Error(`${member.account} was never told ${call.path}`)
}

const askApi = ({ port }: Asking, { headers }: Member, call: AnyEndpoint, body: object) =>
  ask(port, { path: addressOf(call), body, headers: { ...headers } })
