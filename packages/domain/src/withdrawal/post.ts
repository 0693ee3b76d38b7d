import { money, type Units } from '@oriel/core/money'
import { expectDone } from '@oriel/core/outcome'
import type { Work } from '@oriel/db/database'
import { idOf } from '@oriel/domain/payment'
import { facingAccount, memberAccount } from '@oriel/ledger/chart'
import type { Ledger } from '@oriel/ledger/ledger'
import type { Entry } from '@oriel/ledger/rules'
import type { Payout } from './payout-rules.ts'
import type { Withdrawal } from './rules.ts'

const causeOf = ({ id }: Withdrawal) => ({ kind: 'withdrawal', id }) as const
const filled = (entries: readonly Entry[]): Entry[] => entries.filter(({ units }) => units !== 0n)

/** W1: what is asked for is set aside. */
export const postHold = (work: Work, ledger: Ledger, withdrawal: Withdrawal) => {
  const { id, memberId, currency, amount } = withdrawal
  return ledger.hold(work, {
    hold: id,
    key: `withdrawal:${id}:hold`,
    cause: causeOf(withdrawal),
    from: memberAccount(memberId, 'available', currency),
    held: memberAccount(memberId, 'held', currency),
    amount: money(amount, currency),
  })
}

/** W4, W12 and a part that failed: it is the member's to spend again. */
export async function postRelease(
  work: Work,
  ledger: Ledger,
  withdrawal: Withdrawal,
  units: Units,
  part: number | null = null,
): Promise<void> {
  const { id, currency } = withdrawal
  const key = `withdrawal:${id}:released${part === null ? '' : `:${part}`}`
  const order = { hold: id, key, cause: causeOf(withdrawal), amount: money(units, currency) }
  expectDone(await ledger.release(work, order))
}

type Sent = { readonly withdrawal: Withdrawal; readonly payout: Payout }

/** W9: what was paid has left; the fee of the whole goes with the first part. */
export async function postPaid(
  work: Work,
  ledger: Ledger,
  { withdrawal, payout }: Sent,
  { fee, cost }: { readonly fee: Units; readonly cost: Units },
): Promise<void> {
  const { id, siteId, currency } = withdrawal
  const clearing = facingAccount(siteId, 'clearing', payout.linkId, currency)
  const side = facingAccount(siteId, 'fee', payout.linkId, currency)
  const cause = causeOf(withdrawal)
  const to = filled([
    { account: clearing, units: payout.amount },
    { account: side, units: fee },
  ])
  const key = `withdrawal:${id}:paid:${payout.part}`
  expectDone(await ledger.settle(work, { hold: id, key, cause, to }))
  if (cost === 0n) return
  // What the provider keeps for it, of what it holds for us.
  const entries = [
    { account: side, units: -cost },
    { account: clearing, units: cost },
  ]
  const tx = idOf(payout.providerTx ?? payout.reference)
  const feeKey = `payment-fee:${payout.linkId}:${tx}`
  expectDone(await ledger.post(work, { key: feeKey, kind: 'payment-fee', cause, entries }))
}

/** W13: a bank has sent it back. The fee comes back with it where the member did nothing wrong. */
export async function postReturned(
  work: Work,
  ledger: Ledger,
  { withdrawal, payout }: Sent,
  fee: Units,
): Promise<void> {
  const { siteId, memberId, currency } = withdrawal
  const entries = filled([
    { account: facingAccount(siteId, 'clearing', payout.linkId, currency), units: -payout.amount },
    { account: facingAccount(siteId, 'fee', payout.linkId, currency), units: -fee },
    { account: memberAccount(memberId, 'available', currency), units: payout.amount + fee },
  ])
  const key = `payout-returned:${payout.id}`
  const post = { key, kind: 'payout-returned', cause: causeOf(withdrawal), entries } as const
  expectDone(await ledger.post(work, post))
}
