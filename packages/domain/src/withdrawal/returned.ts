import { forEachOf } from '@oriel/core/each'
import type { Work } from '@oriel/db/database'
import { announce } from '@oriel/db/outbox'
import { closePaymentCase, openPaymentCase, reasonWord } from '@oriel/domain/payment'
import type { Ledger } from '@oriel/ledger/ledger'
import type { OutDesk } from './desk.ts'
import { changedFact } from './fact.ts'
import { againMs, caseOf, isOwnFault, type Payout } from './payout-rules.ts'
import * as payouts from './payout-store.ts'
import { postReturned } from './post.ts'
import type { Withdrawal } from './rules.ts'
import * as store from './store.ts'

/** W13. All of it came back: the withdrawal is returned; a part of it: the others stay paid. */
export async function comeBack(
  work: Work,
  ledger: Ledger,
  withdrawal: Withdrawal,
  { id, fee: kept }: Payout,
  reason: string,
): Promise<void> {
  const payout = await payouts.giveBack(work, id, reasonWord(reason))
  if (!payout) return
  await closePaymentCase(work, caseOf(payout), 'returned')
  await postReturned(
    work,
    ledger,
    { withdrawal, payout },
    isOwnFault(payout.reason ?? '') ? 0n : kept,
  )
  const all = await payouts.listOf(work, withdrawal.id)
  const isAll = withdrawal.state === 'paid' && all.every(({ state }) => state !== 'paid')
  const told = payout.reason ?? 'other'
  const how = isAll ? ({ state: 'returned', reason: told } as const) : { reason: told }
  await announce(work, changedFact(await store.change(work, withdrawal.id, how)))
}

const SWEPT_MAX = 200
const AT_ONCE = 16

/** Asks whether a bank has sent back what was paid an hour, a day, three and seven days ago. */
export async function sweepReturned(desk: OutDesk): Promise<number> {
  const due = await desk.database.transaction((work) => payouts.takeAgain(work, SWEPT_MAX, againMs))
  await forEachOf(due, AT_ONCE, (payout) => askReturned(desk, payout))
  return due.length
}

export async function askReturned(
  { database, ledger, payments, at }: OutDesk,
  payout: Payout,
): Promise<void> {
  const port = await payments.port(payout.linkId)
  if (port && !port.caps.status) return
  const said = port && (await port.payoutStatus(payout.reference))
  // Nothing is known: this question is asked again, not the next one.
  if (said?.kind !== 'done') return payouts.askSoon(database.rows, payout.id)
  if (said.value.state !== 'returned') return
  const { reason, amount, currency } = said.value
  if (amount !== payout.amount || currency !== payout.currency) {
    const detail = { reason: 'other_amount', amount: String(amount), currency }
    return openPaymentCase(database.rows, { ...caseOf(payout), detail })
  }
  await at?.('before returned')
  await database.transaction(async (work) => {
    const withdrawal = await store.lock(work, payout.withdrawalId)
    if (withdrawal) await comeBack(work, ledger, withdrawal, payout, reason)
  })
}
