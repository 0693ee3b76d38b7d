import type { Currency } from '@oriel/core/currency'
import type { Id, MemberId, SiteId } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
import type { DepositId } from '@oriel/domain/deposit'
import type { Payee, Payer, PaymentCaps } from '@oriel/domain/payment'

export type ParkedId = Id<'parked'>
export type RefundId = Id<'refund'>
export type ParkedState =
  | 'waiting'
  | 'giving'
  | 'given'
  | 'sending'
  | 'sent_back'
  | 'taken_back'
  | 'matched'

/** Money of an arrival that nobody was credited with, until it is somebody's again. */
export type Parked = {
  readonly id: ParkedId
  readonly siteId: SiteId
  readonly linkId: string
  readonly tx: string
  readonly currency: Currency
  readonly amount: Units
  /** Why it was credited to nobody. */
  readonly reason: string
  /** Whether the other part of its arrival was credited. */
  readonly isRest: boolean
  readonly state: ParkedState
  readonly memberId: MemberId | null
  readonly orderId: DepositId | null
  /** The bank of its payer, where people had to name it. */
  readonly institution: string | null
  /** How often somebody decided what becomes of it. */
  readonly turn: number
  /** Whether a process is to do something now. */
  readonly isDue: boolean
  /** How often a process tried to. */
  readonly tries: number
}

export type RefundState = 'made' | 'sent' | 'paid' | 'failed' | 'cancelled'

/** One way of sending it back. */
export type Refund = {
  readonly id: RefundId
  readonly parkedId: ParkedId
  readonly linkId: string
  readonly way: 'refund' | 'payout'
  readonly currency: Currency
  readonly amount: Units
  readonly reference: string
  readonly state: RefundState
  readonly tries: number
  readonly isAccepted: boolean
}

/** The case of a refund is known by our reference at its provider. */
export const caseOf = ({ linkId, reference }: Pick<Refund, 'linkId' | 'reference'>) =>
  ({ linkId, kind: 'payout', subject: reference }) as const

export type WayBack = { readonly way: 'refund' } | { readonly way: 'payout'; readonly payee: Payee }

/** What is missing where money cannot be sent back by itself. */
export type NoWay = 'no_payer' | 'no_institution' | 'cannot_send'

/** A provider that says so of a refund will say it of every other of the same arrival. */
const NEVER: ReadonlySet<string> = new Set(['too_late', 'amount_not_allowed'])

type From = {
  readonly payer: Payer
  readonly isCoins: boolean
  /** The bank or network of the payer, where people have named it. */
  readonly named: string | null
  /** Why the last refund of it was refused. */
  readonly refused: string | null
}

/**
 * How money reaches its payer again: by whoever took it, else as a payout to where it came from,
 * which has to be known. Its bank or network is told with it, or people name it.
 */
export function wayBack(
  { refund, payout }: Pick<PaymentCaps, 'refund' | 'payout'>,
  from: From,
): WayBack | NoWay {
  if (refund && !NEVER.has(from.refused ?? '')) return { way: 'refund' }
  return payout ? payoutTo(from) : 'cannot_send'
}

function payoutTo({ payer, isCoins, named }: From): WayBack | NoWay {
  const { name, account } = payer
  const institution = payer.institution ?? named
  if (account === null) return 'no_payer'
  if (!isCoins && name === null) return 'no_payer'
  if (institution === null) return 'no_institution'
  const payee: Payee =
    isCoins || name === null
      ? { kind: 'crypto', network: institution, address: account, memo: null }
      : { kind: 'bank', institution, account, holder: name }
  return { way: 'payout', payee }
}
