import type { Currency } from '@oriel/core/currency'
import type { BankCardId, MemberId, SiteId } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { SiteFlags } from '@oriel/core/site-settings'
import { dayOf } from '@oriel/core/time'
import { houseNow } from '@oriel/db/clock'
import type { Database, Rows } from '@oriel/db/database'
import { cardLabel, findAnyCards, listCards, type BankCard } from '@oriel/domain/bank-card'
import { hasWithdrawPassword, readHeldUntil } from '@oriel/domain/member'
import { listPaymentMethods, type PaymentMethod } from '@oriel/domain/payment'
import { flagsOf } from '@oriel/domain/site'
import { readFree, type Free } from '@oriel/domain/turnover'
import { outKindOf, quote, type Quote, type QuoteAsked, type QuoteRefusal } from './ask.ts'
import * as payouts from './payout-store.ts'
import { A_DAY_MAX, type OutKind, type Withdrawal } from './rules.ts'
import * as store from './store.ts'

/** A withdrawal as its member sees it. */
export type WithdrawalShown = Withdrawal & {
  /** `Vietcombank •••• 4417`. */
  readonly card: string
  readonly parts: readonly {
    readonly part: number
    readonly amount: Units
    readonly state: 'under_way' | 'paid' | 'failed' | 'returned'
  }[]
}

export async function showWithdrawals(
  rows: Rows,
  withdrawals: readonly Withdrawal[],
): Promise<WithdrawalShown[]> {
  const cards = await findAnyCards(
    rows,
    withdrawals.map(({ cardId }) => cardId),
  )
  const labels = new Map(cards.map(({ id, name, lastFour }) => [id, cardLabel(name, lastFour)]))
  return Promise.all(
    withdrawals.map(async (one) => ({
      ...one,
      card: labels.get(one.cardId) ?? '',
      parts: partsOf(await payouts.listOf(rows, one.id)),
    })),
  )
}

/** Of each part what became of its last payout: how often it was tried is the house's business. */
function partsOf(all: Awaited<ReturnType<typeof payouts.listOf>>): WithdrawalShown['parts'] {
  const last = new Map(all.map((one) => [one.part, one]))
  return [...last.values()].map(({ part, amount, state }) => ({
    part,
    amount,
    state:
      state === 'paid' || state === 'returned'
        ? state
        : state === 'failed' || state === 'cancelled'
          ? 'failed'
          : 'under_way',
  }))
}

type Whose = { readonly siteId: SiteId; readonly memberId: MemberId; readonly currency: Currency }

/** What a member needs to know before they ask. */
export type Counter = Free & {
  readonly hasPassword: boolean
  readonly heldUntil: Date | null
  readonly cards: readonly (BankCard & {
    readonly method: PaymentMethod | null
    readonly pace: store.Pace
  })[]
  readonly promises: SiteFlags['withdrawalPromises']
  readonly today: { readonly count: number; readonly max: number }
  readonly open: readonly WithdrawalShown[]
  readonly mayCancel: boolean
}

export async function readCounter(
  rows: Rows,
  { siteId, memberId, currency }: Whose,
): Promise<Counter> {
  const methods = await listPaymentMethods(rows, { siteId, direction: 'out', currency })
  const cards = (await listCards(rows, memberId)).filter((card) => card.currency === currency)
  const { withdrawalCancel, withdrawalPromises, timeZone } = await flagsOf(rows, siteId)
  const day = dayOf(await houseNow(rows), timeZone)
  const nowhere = '00000000-0000-7000-8000-000000000000' as BankCardId
  const kinds = [...new Set(cards.map(({ kind }) => outKindOf(kind)))]
  const paces = new Map<OutKind, store.Pace>()
  for (const kind of kinds) paces.set(kind, await store.readPace(rows, { siteId, currency, kind }))
  const { count } = await store.readDay(rows, { memberId, cardId: nowhere, currency, day })
  return {
    ...(await readFree(rows, { siteId, memberId, currency })),
    hasPassword: await hasWithdrawPassword(rows, memberId),
    heldUntil: await readHeldUntil(rows, memberId),
    cards: cards.map((card) => ({
      ...card,
      method: methods.find(({ kind }) => kind === outKindOf(card.kind)) ?? null,
      pace: paces.get(outKindOf(card.kind)) ?? store.NO_PACE,
    })),
    promises: withdrawalPromises,
    today: { count, max: A_DAY_MAX },
    open: await showWithdrawals(rows, await store.listOpen(rows, memberId)),
    mayCancel: withdrawalCancel === 'before_review',
  }
}

/** What a withdrawal would cost and how long each stage may take; nothing is kept. */
export const quoteWithdrawal = (
  { database }: { readonly database: Database },
  asked: QuoteAsked,
): Promise<Outcome<Quote & { readonly pace: store.Pace }, QuoteRefusal>> =>
  database.transaction(async (work) => {
    const quoted = await quote(work, asked)
    if (!quoted.ok) return quoted
    const { method } = quoted.value
    const { siteId, currency } = method
    const pace = await store.readPace(work, {
      siteId,
      currency,
      kind: outKindOf(quoted.value.card.kind),
    })
    return done({ ...quoted.value, pace })
  })

type Own = { readonly siteId: SiteId; readonly memberId: MemberId; readonly number: string }

export async function readWithdrawal(
  rows: Rows,
  own: Own,
): Promise<Outcome<WithdrawalShown, 'withdrawal_unknown'>> {
  const found = await store.findOwn(rows, own)
  const [shown] = found ? await showWithdrawals(rows, [found]) : []
  return shown ? done(shown) : refuse('withdrawal_unknown')
}

export type WithdrawalsAsked = Parameters<typeof store.listOf>[1]

/** Withdrawals of a member, the newest first. */
export async function listWithdrawals(
  rows: Rows,
  asked: WithdrawalsAsked,
): Promise<{ readonly withdrawals: readonly WithdrawalShown[]; readonly next: string | null }> {
  const { count } = asked
  const found = await store.listOf(rows, { ...asked, count: count + 1 })
  const withdrawals = await showWithdrawals(rows, found.slice(0, count))
  return { withdrawals, next: found.length > count ? (withdrawals.at(-1)?.id ?? null) : null }
}
