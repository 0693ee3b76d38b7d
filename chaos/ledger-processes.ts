import { closeSync, existsSync, openSync, readFileSync, readSync } from 'node:fs'
import path from 'node:path'
import { run } from '@oriel/dev-world/engine/process'

/** The process that posts, started again whenever it is ended, until it has answers to all. */
export type Poster = {
  kill(): void
  kills(): number
  /** How often it ended by itself: a process outlives the database it talks to. */
  crashes(): number
  /** Done, or failed. */
  hasEnded(): boolean
  /** Fails when it ended by itself too often. */
  readonly done: Promise<void>
}

const file = path.resolve(import.meta.dirname, 'ledger-poster.ts')

const CRASHES_MAX = 20

export function keepPosting(
  folder: string,
  args: readonly string[],
  note: (text: string) => void,
): Poster {
  const logFile = path.join(folder, 'poster.log')
  const start = () => run(process.execPath, [file, ...args], { logFile })
  let [running, kills, crashes, hasEnded] = [start(), 0, 0, false]
  let wasKilled = false
  const keep = async (): Promise<void> => {
    for (;;) {
      const code = await running.ended
      if (code === 0) return
      if (!wasKilled) {
        crashes += 1
        note(`the poster ended by itself: ${lastWords(logFile)}`)
        if (crashes >= CRASHES_MAX) throw new Error('the poster ended by itself too often')
      }
      wasKilled = false
      running = start()
    }
  }
  const done = keep().finally(() => {
    hasEnded = true
  })
  // Whoever waits for it meets the failure; until then nobody does.
  done.catch(() => {})
  return {
    kill() {
      wasKilled = true
      kills += 1
      running.kill('SIGKILL')
    },
    kills: () => kills,
    crashes: () => crashes,
    hasEnded: () => hasEnded,
    done,
  }
}

/** The line with the error, of the last one in the log. */
const lastWords = (logFile: string): string =>
  readFileSync(logFile, 'utf8')
    .match(/^.*error: .*$/gim)
    ?.at(-1) ?? 'without a word'

const ANSWER = /"told":"(?:ok|refused)"/g
const PART_BYTES = 1 << 20

/** Counts the answers in a file that grows, reading each part of it once. */
export function countAnswers(history: string): () => number {
  const part = Buffer.alloc(PART_BYTES)
  let [place, answers, rest] = [0, 0, '']
  return () => {
    if (!existsSync(history)) return 0
    const handle = openSync(history, 'r')
    const length = readSync(handle, part, 0, PART_BYTES, place)
    closeSync(handle)
    place += length
    const lines = (rest + part.toString('utf8', 0, length)).split('\n')
    rest = lines.pop() ?? ''
    answers += lines.join('\n').match(ANSWER)?.length ?? 0
    return answers
  }
}
