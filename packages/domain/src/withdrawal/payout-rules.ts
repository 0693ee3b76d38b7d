import type { Currency } from '@oriel/core/currency'
import type { Id, SiteId } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
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
