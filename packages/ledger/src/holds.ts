import { newId } from '@oriel/core/id'
import type { Money } from '@oriel/core/money'
import type { Outcome } from '@oriel/core/outcome'
import type { Rows } from '@oriel/db/database'
import type { Account } from './chart.ts'
import { outcomeOf, type Posted, type Postings, type PostRefusal } from './postings.ts'
import { transferEntries, type Cause, type Entry, type HoldId } from './rules.ts'
import * as store from './store.ts'

type Order = { readonly hold: HoldId; readonly key: string; readonly cause: Cause }

export type HoldOrder = Order & {
  readonly from: Account
  /** Of kind `held`, of the same owner. */
  readonly held: Account
  readonly amount: Money
}
/** Where it goes; amounts above zero. */
export type Settlement = Order & { readonly to: readonly Entry[] }
export type Release = Order & { readonly amount: Money }

export type TakeRefusal = PostRefusal | 'unknown_hold' | 'hold_exceeded'

/** Money set aside for one purpose, until it is settled or released, in parts or whole. */
export const createHolds = (postings: Postings) => ({
  async hold(work: Rows, order: HoldOrder): Promise<Outcome<Posted, PostRefusal>> {
    const { hold, key, cause, from, held, amount } = order
    const entries = transferEntries(from, held, amount)
    const posting = await postings.postingOf(work, { key, kind: 'hold', cause, entries })
    return outcomeOf(await store.hold(work, { ...posting, hold }))
  },

  /** What is held goes where it was meant to go. */
  async settle(work: Rows, { to, ...order }: Settlement): Promise<Outcome<Posted, TakeRefusal>> {
    const lines = await postings.linesOf(work, order.key, to)
    const journal = newId<'journal'>()
    return outcomeOf(await store.takeHold(work, { ...order, ...lines, journal, kind: 'settle' }))
  },

  /** What is held goes back to where it came from. */
  async release(work: Rows, { amount, ...order }: Release): Promise<Outcome<Posted, TakeRefusal>> {
    const lines = { accounts: [], currencies: [amount.currency], amounts: [amount.units] }
    const journal = newId<'journal'>()
    return outcomeOf(await store.takeHold(work, { ...order, ...lines, journal, kind: 'release' }))
  },
})
