import {
  makeKnown,
  openCase,
  playerOf,
  type ProviderPort,
  type Providers,
} from '@oriel/domain/provider'
import { caseOf, endTransfer, type Books } from './end.ts'
import {
  afterCancel,
  afterSend,
  afterStatus,
  backoffMs,
  CASE_AFTER_MS,
  firstStep,
  type Step,
  type Transfer,
  type TransferId,
  type Verdict,
} from './rules.ts'
import * as store from './store.ts'

/** What drives transfers: the books, and the ways to providers. */
export type Driver = Books & {
  readonly providers: Providers
  /** Told before each boundary that a death could fall on; tests die there. */
  readonly at?: (boundary: string) => Promise<void> | void
}

/** A send, a question, a cancel and one more question; then it rests. */
const STEPS_MAX = 5

/**
 * Takes a transfer up and brings it as far as the provider lets it: to its end, or to a rest. Safe
 * to call at any time by anybody: who is not the one it belongs to does nothing.
 */
export async function driveTransfer(driver: Driver, id: TransferId): Promise<Transfer | null> {
  await driver.at?.('take')
  const transfer = await store.take(driver.database.rows, id)
  if (!transfer) return store.find(driver.database.rows, id)
  const port = await driver.providers.port(transfer.providerId)
  await (port ? follow(driver, port, transfer) : restAWhile(driver, transfer, 'no_link'))
  return store.find(driver.database.rows, id)
}

async function follow(driver: Driver, port: ProviderPort, transfer: Transfer): Promise<void> {
  let step = firstStep(transfer)
  for (let count = 0; count < STEPS_MAX; count += 1) {
    await driver.at?.(`before ${step}`)
    // Whoever was held up, by a pause or a slow line, must not speak for another's try.
    if (!(await store.keep(driver.database.rows, transfer))) return
    const isNew = step === 'send' && transfer.direction === 'in'
    const verdict =
      (isNew ? await introduce(driver, port, transfer) : null) ?? (await ask(port, transfer, step))
    await driver.at?.(`after ${step}`)
    if (verdict.kind === 'end') {
      await endTransfer(driver, transfer, verdict.end)
      await driver.at?.('ended')
      return
    }
    if (verdict.kind === 'wait') return restAWhile(driver, transfer, verdict.reason)
    step = verdict.step
  }
  await restAWhile(driver, transfer, 'unsettled')
}

/** Money goes to players a provider knows. An answer, where it goes no further. */
async function introduce(
  { database }: Driver,
  port: ProviderPort,
  transfer: Transfer,
): Promise<Verdict | null> {
  const known = await makeKnown(database.rows, port, transfer)
  if (known === 'known') return null
  return known === 'unknown'
    ? { kind: 'wait', reason: 'player_unsure' }
    : { kind: 'end', end: { state: 'reversed', reason: 'player_unknown' } }
}

async function ask(port: ProviderPort, transfer: Transfer, step: Step): Promise<Verdict> {
  const { direction, asked: units, reference } = transfer
  const player = playerOf(transfer.memberId, transfer.currency)
  const asked = { player, reference, direction, amount: units ?? ('all' as const) }
  const facts = { direction, caps: port.caps }
  if (step === 'send') return afterSend(await port.transfer(asked))
  if (step === 'ask') return afterStatus(await port.transferStatus(asked), facts)
  return afterCancel(await port.cancel(asked))
}

async function restAWhile(driver: Driver, transfer: Transfer, reason: string): Promise<void> {
  const { rows } = driver.database
  const restMs = backoffMs(transfer.tries)
  const isLate = await store.rest(rows, transfer, { reason, restMs, lateMs: CASE_AFTER_MS })
  if (!isLate) return
  await openCase(rows, { ...caseOf(transfer), detail: { reason, tries: transfer.tries } })
}

const SWEPT_MAX = 200
const AT_ONCE = 16

/** Takes up whatever is due: what nobody told us of, and what rested long enough. */
export async function sweepTransfers(driver: Driver): Promise<number> {
  const due = await store.listDue(driver.database.rows, SWEPT_MAX)
  for (let first = 0; first < due.length; first += AT_ONCE) {
    await Promise.all(due.slice(first, first + AT_ONCE).map((id) => driveTransfer(driver, id)))
  }
  return due.length
}
