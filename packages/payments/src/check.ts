import type { OrderAsked, OrderRefusal, PaymentCaps } from '@oriel/domain/payment'
import type { Currency } from '@oriel/core/currency'
import type { Units } from '@oriel/core/money'
import { isMovable } from '@oriel/providers/amounts'

type Moved = { readonly reference: string; readonly currency: Currency; readonly amount: Units }

/** Whether a provider can move exactly this much. What it cannot is never rounded to fit. */
export function canMove(caps: PaymentCaps, { reference, currency, amount }: Moved): boolean {
  if (!caps.refPattern.test(reference)) throw new Error(`${reference} is no reference there`)
  return caps.currencies.includes(currency) && isMovable(amount, caps.step)
}

/** Why an order is not even sent; null where it is. */
export function whyNotOpened(caps: PaymentCaps, asked: OrderAsked): OrderRefusal | null {
  if (!canMove(caps, asked)) return 'amount_not_allowed'
  return caps.methods.includes(asked.method) ? null : 'method_closed'
}

/** A call that the caps of a provider exclude: the caller has a bug. */
export const excluded = (linkId: string, call: string) => (): never => {
  throw new Error(`${linkId} has no ${call}: its caps say so`)
}
