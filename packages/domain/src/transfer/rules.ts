import type { Currency } from '@oriel/core/currency'
import type { Id, MemberId, SiteId } from '@oriel/core/id'
import { MOVE_MAX, type Units } from '@oriel/core/money'
import type {
  Applied,
  ProviderAnswer,
  ProviderCaps,
  TransferFate,
  TransferRefusal,
  Verdict as VerdictOf,
} from '@oriel/domain/provider'

export type TransferId = Id<'transfer'>
export type TransferState = 'held' | 'sent' | 'completed' | 'reversed'
export type TransferCause = 'play' | 'leave' | 'back' | 'idle'

export type Transfer = {
  readonly id: TransferId
  readonly siteId: SiteId
  readonly memberId: MemberId
  readonly providerId: string
  readonly currency: Currency
  readonly direction: 'in' | 'out'
  /** Null: whatever there is. */
  readonly asked: Units | null
  readonly moved: Units | null
  readonly reference: string
  readonly state: TransferState
  readonly reason: string | null
  readonly cause: TransferCause
  readonly causeId: string
  /** How often somebody took it up: whoever did so last may speak of it. */
  readonly tries: number
  readonly sentAt: Date | null
  readonly madeAt: Date
  readonly endedAt: Date | null
}

/** What is done next about a transfer that is ours. */
export type Step = 'send' | 'ask' | 'cancel'

/** How a transfer ends, once and for all. */
export type End =
  | { readonly state: 'completed'; readonly moved: Units; readonly providerTx: string }
  | { readonly state: 'reversed'; readonly reason: string }

export type Verdict = VerdictOf<Step, End>

const step = (next: Step): Verdict => ({ kind: 'step', step: next })
const wait = (reason: string): Verdict => ({ kind: 'wait', reason })
const reversed = (reason: string): Verdict => ({ kind: 'end', end: { state: 'reversed', reason } })
/** An amount the ledger cannot keep is asked for again; a case opens when it is late. */
const completed = ({ amount, providerTx }: Applied): Verdict =>
  amount < 0n || amount > MOVE_MAX
    ? wait('amount_not_kept')
    : { kind: 'end', end: { state: 'completed', moved: amount, providerTx } }

/** Nobody was asked before this try: then it is sent. Else only the provider knows what became. */
export const firstStep = ({ tries }: Pick<Transfer, 'tries'>): Step => (tries <= 1 ? 'send' : 'ask')

type Facts = {
  readonly direction: 'in' | 'out'
  readonly caps: Pick<ProviderCaps, 'cancel' | 'notFoundFinalMs'>
  /** Why the provider has just refused it, sent once more; null where it has not. */
  readonly refusal: string | null
  /** How long ago it may last have been sent without our hearing the answer; null for never. */
  readonly unsureMs: number | null
}

/**
 * A documented answer to the request itself. A refusal is the end only of what was sent once: of a
 * request that is sent again the first may still be on its way, and not every provider remembers
 * what it has refused.
 */
export function afterSend(
  answer: ProviderAnswer<Applied, TransferRefusal>,
  { isFirst }: { readonly isFirst: boolean },
): Verdict {
  if (answer.kind === 'unknown') return wait(answer.cause)
  if (answer.kind === 'done') return completed(answer.value)
  // At some providers it means success, at others failure: it is asked for, never guessed.
  if (answer.reason === 'duplicate') return step('ask')
  if (isFirst) return reversed(answer.reason)
  return { kind: 'step', step: 'ask', refusal: answer.reason }
}

/**
 * "Not found" alone proves nothing: the request may still be on its way, and money given back then
 * is there twice. It is cancelled first, so that it never applies; a provider that cannot cancel is
 * asked again under the same reference until it gives a definite answer.
 */
export function afterStatus(
  answer: ProviderAnswer<TransferFate>,
  { direction, caps, refusal, unsureMs }: Facts,
): Verdict {
  if (answer.kind !== 'done') return wait(answer.kind === 'unknown' ? answer.cause : 'refused')
  const fate = answer.value
  if (fate.state === 'applied') return completed(fate)
  if (fate.state === 'refused') return reversed(fate.reason)
  if (fate.state === 'cancelled') return reversed('cancelled')
  if (fate.state === 'pending') return wait('pending')
  if (direction === 'in' && caps.cancel) return step('cancel')
  // What shall come home, or cannot be cancelled, is simply asked for again.
  if (refusal === null) return step('send')
  const isFinal = unsureMs === null || unsureMs > caps.notFoundFinalMs
  return isFinal ? reversed(refusal) : wait(refusal)
}

export function afterCancel(
  answer: ProviderAnswer<'cancelled' | 'already_applied', 'unsupported'>,
): Verdict {
  if (answer.kind === 'unknown') return wait(answer.cause)
  if (answer.kind === 'refused') return step('send')
  return answer.value === 'cancelled' ? reversed('cancelled') : step('ask')
}

/** The largest amount a provider can take of what there is. */
export const floorToStep = (units: Units, stepUnits: Units): Units =>
  stepUnits <= 1n ? units : units - (units % stepUnits)
