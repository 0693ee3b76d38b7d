import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase, sqlState } from '@oriel/db/database'
import { createLedger } from '@oriel/ledger/ledger'
import { asked, isFinal, openHistory, readHistory } from './ledger-history.ts'
import { planned, postOf, type Planned } from './ledger-plan.ts'

/** Posts everything of a run that has no answer yet. It is ended again and again meanwhile. */
const [url = '', file = '', seed = '', posts = ''] = process.argv.slice(2)

const AT_ONCE = 16
/** So many belong together; of some groups all go in one transaction. */
const GROUP = 10
const TOGETHER_EVERY = 4
const RETRY_PAUSE_MS = 50
const TRIES_MAX = 1_000

const answered = new Set(readHistory(file).flatMap((line) => (isFinal(line) ? [line.number] : [])))
const write = openHistory(file)
const database = openDatabase({ url, name: 'poster', max: AT_ONCE })
const ledger = createLedger(database)
type Answer = Awaited<ReturnType<typeof ledger.postAlone>>

function* tasks(): Generator<readonly Planned[]> {
  for (let first = 0; first < Number(posts); first += GROUP) {
    const group = Array.from({ length: GROUP }, (_, index) => planned(Number(seed), first + index))
    const open = group.filter(({ number }) => !answered.has(number))
    if (open.length > 1 && (first / GROUP) % TOGETHER_EVERY === 0) yield open
    else for (const one of open) yield [one]
  }
}

const waiting = tasks()
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (const task of waiting) await untilAnswered(task)
  }),
)
await database.close()

/** Told again with the same keys until there is an answer. */
async function untilAnswered(task: readonly Planned[]): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    for (const one of task) write(one.number, asked(one))
    try {
      const answers = await ask(task)
      for (const [index, { number }] of task.entries()) tell(number, answers[index])
      return
    } catch (error) {
      if (tries >= TRIES_MAX || !isLost(error)) throw error
      const why = sqlState(error) || String(error)
      for (const { number } of task) write(number, { told: 'unknown', why })
      await pause(RETRY_PAUSE_MS)
    }
  }
}

/** By all three ways that posts have. */
async function ask(task: readonly Planned[]): Promise<readonly Answer[]> {
  const [only] = task as readonly [Planned]
  if (task.length > 1) {
    return database.transaction((work) => ledger.postMany(work, task.map(postOf)))
  }
  const post = postOf(only)
  return [await (only.number % 2 === 0 ? ledger.postAlone(post) : ledger.post(database.rows, post))]
}

function tell(number: number, answer: Answer | undefined): void {
  if (!answer) throw new Error(`post ${number} has no answer`)
  if (!answer.ok) return write(number, { told: 'refused', reason: answer.reason })
  const { journal, isNew } = answer.value
  write(number, { told: 'ok', journal, isNew })
}

/** The connection is gone, or the server says that it goes or comes; everything else is a bug. */
function isLost(error: unknown): boolean {
  const state = sqlState(error)
  const isSqlState = /^(?=.*[0-9])[0-9A-Z]{5}$/.test(state)
  return !isSqlState || /^(08|57)/.test(state)
}
