import { forEachOf } from '@oriel/core/each'
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
  isUnsure as leavesUnsure,
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
  const noLink = { reason: 'no_link', isUnsure: false }
  await (port ? follow(driver, port, transfer) : restAWhile(driver, transfer, noLink))
  return store.find(driver.database.rows, id)
}

async function follow(driver: Driver, port: ProviderPort, transfer: store.Taken): Promise<void> {
  let step = firstStep(transfer)
  let refusal: string | null = null
  for (let count = 0; count < STEPS_MAX; count += 1) {
    await driver.at?.(`before ${step}`)
    // Whoever was held up, by a pause or a slow line, must not speak for another's try.
    if (!(await store.keep(driver.database.rows, transfer))) return
    const isNew = step === 'send' && transfer.direction === 'in'
    const heard: Heard =
      (isNew ? await introduce(driver, port, transfer) : null) ??
      (await ask(port, transfer, step, refusal))
    const { verdict, isUnsure } = heard
    await driver.at?.(`after ${step}`)
    if (verdict.kind === 'end') {
      await endTransfer(driver, transfer, verdict.end)
      await driver.at?.('ended')
      return
    }
    if (verdict.kind === 'wait') {
      return restAWhile(driver, transfer, { reason: verdict.reason, isUnsure })
    }
    step = verdict.step
    refusal = verdict.refusal ?? refusal
  }
  await restAWhile(driver, transfer, { reason: 'unsettled', isUnsure: false })
}

type Heard = { readonly verdict: Verdict; readonly isUnsure: boolean }

/** Money goes to players a provider knows. An answer, where it goes no further. */
async function introduce(
  { database }: Driver,
  port: ProviderPort,
  transfer: Transfer,
): Promise<Heard | null> {
  const known = await makeKnown(database.rows, port, transfer)
  if (known === 'known') return null
  const verdict: Verdict =
    known === 'unknown'
      ? { kind: 'wait', reason: 'player_unsure' }
      : { kind: 'end', end: { state: 'reversed', reason: 'player_unknown' } }
  return { verdict, isUnsure: false }
}

async function ask(
  port: ProviderPort,
  transfer: store.Taken,
  step: Step,
  refusal: string | null,
): Promise<Heard> {
  const { direction, asked: units, reference } = transfer
  const player = playerOf(transfer.memberId, transfer.currency)
  const asked = { player, reference, direction, amount: units ?? ('all' as const) }
  if (step === 'send') {
    const sent = await port.transfer(asked)
    const isFirst = transfer.tries <= 1
    return { verdict: afterSend(sent, { isFirst }), isUnsure: leavesUnsure(sent) }
  }
  const { unsureMs } = transfer
  const facts = { direction, caps: port.caps, refusal, unsureMs }
  const verdict =
    step === 'ask'
      ? afterStatus(await port.transferStatus(asked), facts)
      : afterCancel(await port.cancel(asked))
  return { verdict, isUnsure: false }
}

async function restAWhile(
  driver: Driver,
  transfer: Transfer,
  { reason, isUnsure }: Pick<store.Rest, 'reason' | 'isUnsure'>,
): Promise<void> {
  const { rows } = driver.database
  const restMs = backoffMs(transfer.tries)
  const rest = { reason, isUnsure, restMs, lateMs: CASE_AFTER_MS }
  const isLate = await store.rest(rows, transfer, rest)
  if (!isLate) return
  await openCase(rows, { ...caseOf(transfer), detail: { reason, tries: transfer.tries } })
}

const SWEPT_MAX = 200
const AT_ONCE = 16

/** Takes up whatever is due: what nobody told us of, and what rested long enough. */
export async function sweepTransfers(driver: Driver): Promise<number> {
  const due = await store.listDue(driver.database.rows, SWEPT_MAX)
  await forEachOf(due, AT_ONCE, (id) => driveTransfer(driver, id))
  return due.length
}
