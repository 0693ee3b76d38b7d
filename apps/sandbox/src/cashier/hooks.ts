import { randomUUID } from 'node:crypto'
import type { Cashier } from './model.ts'
import type { HookRow } from './rows.ts'

const OLD_MS = 301_000
const REORDERED_MS = 1_500
const SECOND_MS = 1_000
const RETRY_MAX_S = 60
const TRIES_MAX = 30
const TIMEOUT_MS = 5_000
const AT_ONCE_MAX = 20

type EventRow = { readonly number: number; readonly item: string }

/** Puts events into webhooks: each in its own, or many in one, the latest first. */
export function gather(cashier: Cashier): void {
  const { tables, faults, dialect, nowMs } = cashier
  const waiting = tables.list<EventRow>(
    'SELECT number, item FROM events WHERE hook IS NULL ORDER BY number',
  )
  for (let from = 0; from < waiting.length; from += dialect.batchMax) {
    const batch = waiting.slice(from, from + dialect.batchMax).toReversed()
    const id = randomUUID()
    const items = batch.map(({ item }) => JSON.parse(item) as object)
    const subject = String(batch[0]?.number)
    const reorderedMs = faults.happens('hook_reordered', subject) ? REORDERED_MS : 0
    tables.run(
      'INSERT INTO hooks (id, body, due, state) VALUES (?, ?, ?, ?)',
      id,
      dialect.hookBody(id, items),
      nowMs() + faults.plan().hook_late_ms + reorderedMs,
      faults.happens('hook_lost', subject) ? 'lost' : 'waiting',
    )
    for (const { number } of batch) {
      tables.run('UPDATE events SET hook = ? WHERE number = ?', id, number)
    }
  }
}

/** What stands in the headers of a webhook that is sent now. */
export function headersOf(cashier: Cashier, { body, number }: HookRow): Record<string, string> {
  const { dialect, faults, setting, nowMs } = cashier
  const subject = String(number)
  const isForged = faults.happens('hook_bad_signature', subject)
  const signed = isForged ? `${body} ` : body
  const ageMs = faults.happens('hook_old', subject) ? OLD_MS : 0
  const headers = dialect.sign(setting, signed, nowMs() - ageMs)
  return { 'content-type': 'application/json', ...headers }
}

export const listHooks = ({ tables }: Cashier): HookRow[] =>
  tables.list<HookRow>('SELECT * FROM hooks ORDER BY number')

/** Sends what is due. What the house does not take is sent again, later each time. */
export async function sendDue(cashier: Cashier): Promise<void> {
  const { tables, faults, setting, nowMs } = cashier
  if (setting.hook === '') return
  const due = tables.list<HookRow>(
    `SELECT * FROM hooks WHERE state = 'waiting' AND due <= ? ORDER BY due, number LIMIT ?`,
    nowMs(),
    AT_ONCE_MAX,
  )
  for (const hook of due) {
    const waitS = Math.min(RETRY_MAX_S, 2 ** hook.tries)
    tables.run(
      'UPDATE hooks SET tries = tries + 1, due = ? WHERE number = ?',
      nowMs() + waitS * SECOND_MS,
      hook.number,
    )
  }
  await Promise.all(
    due.map(async (hook) => {
      const isTwice = faults.happens('hook_twice', String(hook.number))
      await Promise.all(Array.from({ length: isTwice ? 2 : 1 }, () => deliver(cashier, hook)))
    }),
  )
}

async function deliver(cashier: Cashier, hook: HookRow): Promise<void> {
  const { setting, dialect, tables } = cashier
  const status = await post(setting.hook, headersOf(cashier, hook), hook.body)
  const isTaken = status !== null && dialect.isTaken(status.status, status.text)
  const isOver = hook.tries + 1 >= TRIES_MAX
  tables.run(
    `UPDATE hooks SET status = ?, state = ? WHERE number = ? AND state <> 'taken'`,
    status?.status ?? null,
    isTaken ? 'taken' : isOver ? 'given_up' : 'waiting',
    hook.number,
  )
}

async function post(url: string, headers: Record<string, string>, body: string) {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const answer = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' })
    return { status: answer.status, text: await answer.text() }
  } catch {
    return null
  }
}
