import type { Currency } from '@oriel/core/currency'
import type { Id, SiteId } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
import type { PaidOut, PaymentCaps, PayoutFate, PayoutRefusal } from '@oriel/domain/payment'
import type { ProviderAnswer, Verdict as VerdictOf } from '@oriel/domain/provider'
import type { WithdrawalId } from './rules.ts'

export type PayoutId = Id<'payout'>
export type PayoutState = 'made' | 'sent' | 'paid' | 'failed' | 'cancelled' | 'returned'

/** One way of sending one part of a withdrawal. */
export type Payout = {
  readonly id: PayoutId
  readonly withdrawalId: WithdrawalId
  readonly siteId: SiteId
  readonly part: number
  readonly linkId: string
  readonly currency: Currency
  readonly amount: Units
  readonly reference: string
  readonly state: PayoutState
  readonly reason: string | null
  readonly tries: number
  readonly isAccepted: boolean
  readonly providerTx: string | null
  /** Of the withdrawal's fee, what was settled with it. */
  readonly fee: Units
  readonly madeAt: Date
  readonly endedAt: Date | null
}

/** The case of a payout is known by our reference at its provider. */
export const caseOf = ({ linkId, reference }: Payout) =>
  ({ linkId, kind: 'payout', subject: reference }) as const

export type Step = 'send' | 'ask' | 'cancel'
export type PayoutEnd =
  | { readonly state: 'paid'; readonly paid: PaidOut; readonly isBack: string | null }
  | { readonly state: 'failed' | 'cancelled'; readonly reason: string }
type Verdict = VerdictOf<Step, PayoutEnd>

const step = (next: Step): Verdict => ({ kind: 'step', step: next })
const wait = (reason: string): Verdict => ({ kind: 'wait', reason })
const failed = (reason: string): Verdict => ({ kind: 'end', end: { state: 'failed', reason } })

/** Nobody was asked before this try: then it is sent. Else only the provider knows what became. */
export const firstStep = ({ tries }: Pick<Payout, 'tries'>): Step => (tries <= 1 ? 'send' : 'ask')

/**
 * That a provider has taken a payout is not that it is paid: its status is asked. A refusal is the
 * end only of what was sent once: of what is sent again the first may still be on its way.
 */
export function afterSend(
  answer: ProviderAnswer<{ readonly providerTx: string }, PayoutRefusal | 'duplicate'>,
  { isFirst }: { readonly isFirst: boolean },
): Verdict {
  if (answer.kind === 'unknown') return wait(answer.cause)
  if (answer.kind === 'done' || answer.reason === 'duplicate') return step('ask')
  if (isFirst) return failed(answer.reason)
  return { kind: 'step', step: 'ask', refusal: answer.reason }
}

/** What a provider gave as its reason, as a word that can be kept. */
export const reasonWord = (told: string): string =>
  told
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
    .slice(0, 60) || 'other'

type Facts = {
  readonly caps: Pick<PaymentCaps, 'payoutCancel' | 'notFoundFinalMs'>
  readonly asked: Pick<Payout, 'amount' | 'currency'>
  /** Why the provider has just refused it, sent once more; null where it has not. */
  readonly refusal: string | null
  /** Whether the provider has ever said that it has it: then it is somewhere, come what may. */
  readonly wasTaken: boolean
  /** How long ago it may last have been sent without our hearing the answer; null for never. */
  readonly unsureMs: number | null
}

/**
 * What a provider has not seen is sent again under the same reference: it pays that once. Only
 * where it refuses what may be on its way must it first be certain that nothing is.
 */
export function afterStatus(
  answer: ProviderAnswer<PayoutFate>,
  { caps, asked, refusal, wasTaken, unsureMs }: Facts,
): Verdict {
  if (answer.kind !== 'done') return wait(answer.kind === 'unknown' ? answer.cause : 'refused')
  const fate = answer.value
  if (fate.state === 'failed') return failed(fate.reason)
  if (fate.state === 'pending') return wait('pending')
  if (fate.state === 'paid' || fate.state === 'returned') {
    const isAsked = fate.amount === asked.amount && fate.currency === asked.currency
    // People look at it once it is late: neither amount is taken for right.
    if (!isAsked) return wait('other_amount')
    const isBack = fate.state === 'returned' ? fate.reason : null
    return { kind: 'end', end: { state: 'paid', paid: fate, isBack } }
  }
  if (refusal === null) return step('send')
  if (caps.payoutCancel) return { kind: 'step', step: 'cancel', refusal }
  if (wasTaken) return wait(refusal)
  const isFinal = unsureMs === null || unsureMs > caps.notFoundFinalMs
  return isFinal ? failed(refusal) : wait(refusal)
}

export function afterCancel(
  answer: ProviderAnswer<'cancelled' | 'already_sent', 'unsupported'>,
  refusal: string | null,
): Verdict {
  if (answer.kind === 'unknown') return wait(answer.cause)
  if (answer.kind === 'refused') return wait('unsupported')
  if (answer.value === 'already_sent') return step('ask')
  return { kind: 'end', end: { state: 'cancelled', reason: refusal ?? 'cancelled' } }
}

/** Not now, and perhaps later: nothing is wrong with the payout. */
const NOT_NOW: ReadonlySet<string> = new Set(['maintenance', 'insufficient_float', 'cancelled'])
const REST_MS = [60_000, 300_000, 900_000, 3_600_000]
/** So often a provider that said "not now" is tried for one part: some eight hours. */
const NOT_NOW_MAX = 10

export type Tried = { readonly linkId: string; readonly reason: string | null }
export type Next = { readonly linkId: string; readonly restMs: number }

/**
 * Where a part that definitely failed goes next: to a link of its route that was not tried; else,
 * after a rest, to one that only said "not now". Null: it has failed for good.
 */
export function nextLink(route: readonly string[], tried: readonly Tried[]): Next | null {
  const fresh = route.find((linkId) => tried.every((one) => one.linkId !== linkId))
  if (fresh !== undefined) return { linkId: fresh, restMs: 0 }
  const later = tried.filter(({ linkId, reason }) => {
    const own = tried.filter((one) => one.linkId === linkId)
    const isLast = own.at(-1)?.reason === reason
    return route.includes(linkId) && isLast && NOT_NOW.has(reason ?? '') && own.length < NOT_NOW_MAX
  })
  const [first] = later
  if (!first) return null
  const least = later.reduce(
    (best, one) => (timesOf(tried, one) < timesOf(tried, best) ? one : best),
    first,
  )
  const restMs = REST_MS[timesOf(tried, least) - 1] ?? REST_MS.at(-1) ?? 0
  return { linkId: least.linkId, restMs }
}

const timesOf = (tried: readonly Tried[], { linkId }: Tried): number =>
  tried.filter((one) => one.linkId === linkId).length

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** When a provider is asked whether what was paid has come back, after it was paid. */
const AGAIN_MS = [HOUR_MS, DAY_MS, 3 * DAY_MS, 7 * DAY_MS]

/** How long after an hour, a day and so on it is asked next; null: not any more. */
export const againMs = (sincePaidMs: number): number | null =>
  AGAIN_MS.map((at) => at - sincePaidMs).find((left) => left > 0) ?? null

/** Reasons of a return that are the payee's own: the fee of the first try stays paid. */
const OWN_FAULT: ReadonlySet<string> = new Set(['payee_invalid', 'name_differs', 'payee_blocked'])
export const isOwnFault = (reason: string): boolean => OWN_FAULT.has(reason)
