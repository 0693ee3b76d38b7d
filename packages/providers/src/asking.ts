import { unknown, type ProviderAnswer } from '@oriel/domain/provider'
import type { Limits } from './limits.ts'

export type Fetch = typeof globalThis.fetch

/** What every dialect speaks over, with the times its calls have. */
export type WireOf<Times> = {
  readonly fetch: Fetch
  readonly now: () => Date
  readonly limits: Times
}
export type Wire = WireOf<Pick<Limits, 'launchMs' | 'transferMs' | 'readMs'>>

export type Unknown = Extract<ProviderAnswer<never>, { kind: 'unknown' }>
export const nothingKnown = (cause: Unknown['cause']): Unknown => unknown(cause) as Unknown

export type Heard = {
  readonly kind: 'heard'
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

const ANSWER_MAX_BYTES = 4 * 1024 * 1024

/** Asks once. Whatever fails on the way there or back says nothing about what happened. */
export async function ask(
  wire: Pick<Wire, 'fetch'>,
  url: string,
  init: RequestInit,
  timeoutMs: number,
  maxBytes = ANSWER_MAX_BYTES,
): Promise<Heard | Unknown> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    // A redirect would carry what we prove ourselves with to somebody else.
    const answer = await wire.fetch(url, { ...init, redirect: 'manual', signal })
    const text = await readText(answer, maxBytes)
    if (text === null) return nothingKnown('bad_answer')
    return { kind: 'heard', status: answer.status, headers: answer.headers, text }
  } catch {
    return nothingKnown(signal.aborted ? 'timeout' : 'unreachable')
  }
}

/** Null for an answer that has no end in sight. */
async function readText(answer: Response, maxBytes: number): Promise<string | null> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of answer.body ?? []) {
    size += part.byteLength
    if (size > maxBytes) return null
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** Undefined for what is no JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
