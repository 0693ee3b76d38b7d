import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs'
import path from 'node:path'

/** What a member does. Looking is not among it: it changes nothing. */
export type What =
  | 'start'
  | 'round'
  | 'leave'
  | 'back'
  | 'last-back'
  | 'check'
  | 'deposit'
  | 'deposit-cancel'
  | 'withdrawal'
  | 'withdrawal-cancel'
/** An answer that came: its code, or the studio's own word, and what was told with it. */
export type Told = { readonly code: string; readonly data: unknown }

export type Line = {
  readonly member: string
  readonly what: What
  readonly provider: string
  /** The name of what was asked for, where who asks gives it: a round at the studio. */
  readonly key: string
  readonly input: unknown
  /** How many tries had no answer: each may have happened. */
  readonly unknown: number
  /** Every answer; several where it was sent twice. Empty when there never was any. */
  readonly answers: readonly Told[]
  readonly tookMs: number
}

export type History = {
  readonly file: string
  readonly lines: readonly Line[]
  note(line: Line): void
  close(): void
}

/** What everybody asked and was told, in memory for the judge and in a file for others. */
export function openHistory(file: string): History {
  mkdirSync(path.dirname(file), { recursive: true })
  const handle = openSync(file, 'w')
  const lines: Line[] = []
  return {
    file,
    lines,
    note(line) {
      lines.push(line)
      writeSync(handle, `${JSON.stringify({ at: Date.now(), ...line })}\n`)
    },
    close: () => closeSync(handle),
  }
}
