import { newId } from '@oriel/core/id'
import { money, type Money } from '@oriel/core/money'
import type { Outcome } from '@oriel/core/outcome'
import type { HoldOrder, Release, Settlement } from '../holds.ts'
import type { Posted } from '../postings.ts'
import type { Cause, Entry, HoldId, Post } from '../rules.ts'
import type { ModelAnswer, Model } from './model.ts'
import type { World } from './world.ts'

/** Anything the ledger can be asked for, so that it can be asked again. */
export type Order =
  | { readonly type: 'post' | 'alone'; readonly post: Post }
  | { readonly type: 'hold'; readonly order: HoldOrder }
  | { readonly type: 'settle'; readonly order: Settlement }
  | { readonly type: 'release'; readonly order: Release }
  /** Takes back what was asked for under the key. */
  | { readonly type: 'reverse'; readonly of: string; readonly cause: Cause }

export const keyOf = (order: Order): string => {
  if (order.type === 'reverse') return `reverse:${order.of}`
  return 'post' in order ? order.post.key : order.order.key
}

export function askModel(model: Model, order: Order): ModelAnswer {
  switch (order.type) {
    case 'hold':
      return model.hold(order.order)
    case 'settle':
      return model.settle(order.order)
    case 'release':
      return model.release(order.order)
    case 'reverse':
      return model.reverse(order.of, order.cause)
    case 'post':
    case 'alone':
      return model.post(order.post)
  }
}

export function askLedger(
  { ledger, database: { rows } }: World,
  order: Order,
  posted: ReadonlyMap<string, Posted>,
): Promise<Outcome<Posted, string>> {
  switch (order.type) {
    case 'hold':
      return ledger.hold(rows, order.order)
    case 'settle':
      return ledger.settle(rows, order.order)
    case 'release':
      return ledger.release(rows, order.order)
    case 'reverse': {
      const never = { journal: newId<'journal'>(), at: new Date() }
      return ledger.reverse(rows, posted.get(order.of) ?? never, order.cause)
    }
    case 'alone':
      return ledger.postAlone(order.post)
    case 'post':
      return ledger.post(rows, order.post)
  }
}

export type Change = 'cause' | 'amount' | 'hold'
const OTHER: Cause = { kind: 'test', id: 'other' }
const doubled = (entries: readonly Entry[]): Entry[] =>
  entries.map(({ account, units }) => ({ account, units: units * 2n }))
const oneMore = ({ units, currency }: Money): Money => money(units + 1n, currency)

/** The same key for something else: another cause, more money, or another hold. */
export function changed(order: Order, change: Change, hold: HoldId): Order {
  switch (order.type) {
    case 'hold':
    case 'release': {
      const to = { cause: { cause: OTHER }, amount: { amount: oneMore(order.order.amount) } }
      const changes = change === 'hold' ? { hold } : to[change]
      // Each of them has all three.
      return { ...order, order: { ...order.order, ...changes } } as Order
    }
    case 'settle': {
      const to = {
        cause: { cause: OTHER },
        amount: { to: doubled(order.order.to) },
        hold: { hold },
      }
      return { ...order, order: { ...order.order, ...to[change] } }
    }
    case 'reverse':
      return { ...order, cause: OTHER }
    case 'post':
    case 'alone': {
      const { post } = order
      const more = { entries: doubled(post.entries) }
      return { ...order, post: { ...post, ...(change === 'amount' ? more : { cause: OTHER }) } }
    }
  }
}
