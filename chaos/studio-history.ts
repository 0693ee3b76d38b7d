import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs'
import path from 'node:path'
import type { Answer } from './studio-doors.ts'

export type GameOfRun = 'triple-sevens' | 'mines' | 'roulette' | 'comet'
export type Asked = {
  readonly seat: string
  readonly game: GameOfRun
  /** A round begins, goes on by a step, is bet on, or is left. */
  readonly what: 'round' | 'step' | 'bet' | 'out'
  /** The player's own name of the round; steps and leaving have the name of their round. */
  readonly key: string
  readonly input: Readonly<Record<string, unknown>>
}
/** One question and all that was answered to it, in the end and on the way. */
export type Line = Asked & {
  /** How many tries had no answer. */
  readonly unknown: number
  /** Every answer; more than one where it was asked twice. Empty when there never was any. */
  readonly answers: readonly Answer[]
}

export type History = {
  readonly file: string
  readonly lines: readonly Line[]
  /** How many rounds and bets have begun by the word of who asked for them. */
  rounds(): number
  /** How often each kind of thing was acknowledged: a round by its game, a cash-out, a retry. */
  count(what: GameOfRun | 'out' | 'after-cut'): number
  note(line: Line): void
  close(): void
}

export const isBeginning = ({ what }: Asked): boolean => what === 'round' || what === 'bet'

/** What every player asked and was told, in memory for the judge and in a file for others. */
export function openHistory(file: string): History {
  mkdirSync(path.dirname(file), { recursive: true })
  const handle = openSync(file, 'w')
  const lines: Line[] = []
  const counts = new Map<string, number>()
  const add = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1)
  let rounds = 0
  return {
    file,
    lines,
    rounds: () => rounds,
    count: (what) => counts.get(what) ?? 0,
    note(line) {
      lines.push(line)
      const isAcknowledged = line.answers.some(({ ok }) => ok)
      if (isAcknowledged && isBeginning(line)) {
        rounds += 1
        add(line.game)
      }
      if (isAcknowledged && line.what === 'out') add('out')
      if (line.unknown > 0 && line.answers.length > 0) add('after-cut')
      writeSync(handle, `${JSON.stringify({ at: Date.now(), ...line })}\n`)
    },
    close: () => closeSync(handle),
  }
}
