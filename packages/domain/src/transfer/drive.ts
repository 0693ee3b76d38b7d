import { forEachOf } from '@oriel/core/each'
import {
  backoffMs,
  CASE_AFTER_MS,
  follow,
  isUnsure,
  makeKnown,
  openCase,
  playerOf,
  type Heard as HeardOf,
  type ProviderPort,
  type Providers,
} from '@oriel/domain/provider'
import { caseOf, endTransfer, type Books } from './end.ts'
import {
  afterCancel,
  afterSend,
  afterStatus,
  firstStep,
  type End,
  type Step,
  type Transfer,
  type TransferId,
} from './rules.ts'
import * as store from './store.ts'

/** What drives transfers: the books, and the ways to providers. */
export type Driver = Books & {
  readonly providers: Providers
  /** Told before each boundary that a death could fall on; tests die there. */
  readonly at?: (boundary: string) => Promise<void> | void
}

/**
 * Takes a transfer up and brings it as far as the provider lets it: to its end, or to a rest. Safe
 * to call at any time by anybody: who is not the one it belongs to does nothing.
 */
export async function driveTransfer(driver: Driver, id: TransferId): Promise<Transfer | null> {
  await driver.at?.('take')
  const transfer = await store.take(driver.database.rows, id)
  if (!transfer) return store.find(driver.database.rows, id)
  const port = await driver.providers.port(transfer.providerId)
  await (port
    ? follow({
        first: firstStep(transfer),
        keep: () => store.leases.keep(driver.database.rows, transfer),
        ask: (step, refusal) => askAbout(driver, port, transfer, { step, refusal }),
        end: (how) => endTransfer(driver, transfer, how),
        rest: (reason, unsure) => restAWhile(driver, transfer, reason, unsure),
        at: driver.at,
      })
    : restAWhile(driver, transfer, 'no_link', false))
  return store.find(driver.database.rows, id)
}

type Heard = HeardOf<Step, End>
type Asking = { readonly step: Step; readonly refusal: string | null }

/** What goes to a provider goes to a player it knows. */
async function askAbout(
  driver: Driver,
  port: ProviderPort,
  transfer: store.Taken,
  { step, refusal }: Asking,
): Promise<Heard> {
  const isNew = step === 'send' && transfer.direction === 'in'
  return (
    (isNew ? await introduce(driver, port, transfer) : null) ??
    (await ask(port, transfer, step, refusal))
  )
}

/** Money goes to players a provider knows. An answer, where it goes no further. */
async function introduce(
  { database }: Driver,
  port: ProviderPort,
  transfer: Transfer,
): Promise<Heard | null> {
  const known = await makeKnown(database.rows, port, transfer)
  if (known === 'known') return null
  const verdict: Heard['verdict'] =
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
    return { verdict: afterSend(sent, { isFirst }), isUnsure: isUnsure(sent) }
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
  reason: string,
  unsure: boolean,
): Promise<void> {
  const { rows } = driver.database
  const restMs = backoffMs(transfer.tries)
  const rest = { reason, isUnsure: unsure, restMs, lateMs: CASE_AFTER_MS }
  const isLate = await store.leases.rest(rows, transfer, rest)
  if (!isLate) return
  await openCase(rows, { ...caseOf(transfer), detail: { reason, tries: transfer.tries } })
}

const SWEPT_MAX = 200
const AT_ONCE = 16

/** Takes up whatever is due: what nobody told us of, and what rested long enough. */
export async function sweepTransfers(driver: Driver): Promise<number> {
  const due = await store.leases.listDue(driver.database.rows, SWEPT_MAX)
  await forEachOf(due, AT_ONCE, (id) => driveTransfer(driver, id as TransferId))
  return due.length
}
