import { createHash } from 'node:crypto'
import type { Currency } from '@oriel/core/currency'
import { isId, newId, type BankCardId, type MemberId, type SiteId } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
import { done, refuse, type Outcome, type Refused } from '@oriel/core/outcome'
import type { SiteFlags } from '@oriel/core/site-settings'
import { dayOf } from '@oriel/core/time'
import { houseNow } from '@oriel/db/clock'
import type { Database, Work } from '@oriel/db/database'
import { announce } from '@oriel/db/outbox'
import { findCard, type BankCard } from '@oriel/domain/bank-card'
import {
  lockMember,
  proveWithdrawPassword,
  readHeldUntil,
  readTier,
  type WithdrawPasswordReason,
} from '@oriel/domain/member'
import {
  feeOf,
  findDayLimit,
  findTierLimit,
  isShown,
  listPaymentMethods,
  numberOf,
  type PaymentMethod,
} from '@oriel/domain/payment'
import { flagsOf } from '@oriel/domain/site'
import { readFree } from '@oriel/domain/turnover'
import { hashSecret } from '@oriel/keys/secret'
import type { Keys } from '@oriel/keys/keys'
import type { Ledger } from '@oriel/ledger/ledger'
import { changedFact } from './fact.ts'
import { postHold } from './post.ts'
import { A_DAY_MAX, PARTS_MAX, promiseS, type OutKind, type Withdrawal } from './rules.ts'
import * as store from './store.ts'

export type WithdrawalAsked = {
  readonly siteId: SiteId
  readonly memberId: MemberId
  /** Made by the page: told again it is the same withdrawal. */
  readonly requestId: string
  readonly cardId: string
  readonly amount: Units
  readonly withdrawPassword: string
  /** What the device is known by; null: it has nothing of ours. */
  readonly deviceSecret: string | null
}

export type QuoteRefusal =
  | 'card_unknown'
  | 'amount_not_allowed'
  | 'insufficient'
  | 'turnover_open'
  | 'held_until'
  | 'card_cooling'
  | 'day_limit'
  | 'identity_needed'
  | 'too_many_today'
  | 'one_open'
  | 'card_unverified'
  | 'withdrawals_closed'
export type AskRefusal = QuoteRefusal | WithdrawPasswordReason | 'request_differs'

export type WithdrawalHouse = {
  readonly database: Database
  readonly ledger: Ledger
  readonly keys: Keys
}
type Guard = Parameters<typeof proveWithdrawPassword>[0]

class TooLittle extends Error {}

/**
 * W1: holds what is asked for. Withdrawals of one member are made one after the other, so that no
 * two use the same room, and the ledger refuses what is not there, whoever else takes of it.
 */
export async function askWithdrawal(
  house: WithdrawalHouse & Guard,
  asked: WithdrawalAsked,
): Promise<Outcome<Withdrawal, AskRefusal>> {
  const refused = await proveWithdrawPassword(house, asked.memberId, asked.withdrawPassword)
  return refused ?? holdWithdrawal(house, asked)
}

/** The same for whoever has shown that they are its member. */
export async function holdWithdrawal(
  house: WithdrawalHouse,
  asked: WithdrawalAsked,
): Promise<Outcome<Withdrawal, AskRefusal>> {
  try {
    return await house.database.transaction((work) => make(work, house, asked))
  } catch (error) {
    if (error instanceof TooLittle) return refuse('insufficient')
    throw error
  }
}

async function make(
  work: Work,
  { ledger }: WithdrawalHouse,
  asked: WithdrawalAsked,
): Promise<Outcome<Withdrawal, AskRefusal>> {
  await lockMember(work, asked.memberId)
  const sha = shaOf(asked)
  const before = await store.findByRequest(work, asked.memberId, asked.requestId)
  if (before) return before.sha.equals(sha) ? done(before.withdrawal) : refuse('request_differs')
  const quoted = await quote(work, asked)
  if (!quoted.ok) return quoted
  const { card, method, fee, day, flags } = quoted.value
  const { siteId, memberId, requestId, amount, deviceSecret } = asked
  const withdrawal = await insert(work, {
    siteId,
    memberId,
    cardId: card.id,
    methodId: method.id,
    kind: method.kind as OutKind,
    currency: method.currency,
    amount,
    fee,
    day,
    requestId,
    requestSha: sha,
    deviceHash: deviceSecret === null ? null : hashSecret(deviceSecret),
    promiseS: promiseS('checking', flags),
  })
  const held = await postHold(work, ledger, withdrawal)
  if (!held.ok) {
    if (held.reason === 'insufficient') throw new TooLittle()
    throw new Error(`withdrawal ${withdrawal.id}: ${held.reason}`)
  }
  await announce(work, changedFact(withdrawal))
  return done(withdrawal)
}

const shaOf = ({ cardId, amount }: WithdrawalAsked): Buffer =>
  createHash('sha256').update(`${cardId} ${amount}`).digest()

const DRAWS_MAX = 20

async function insert(
  work: Work,
  one: Omit<store.NewWithdrawal, 'id' | 'number'>,
): Promise<Withdrawal> {
  for (let draw = 0; draw < DRAWS_MAX; draw += 1) {
    const id = newId<'hold'>()
    const made = await store.insert(work, { ...one, id, number: numberOf('W', id, one.day) })
    if (made) return made
  }
  throw new Error(`no number is free for a withdrawal of ${one.day}`)
}

export type Quote = {
  readonly card: BankCard
  readonly method: PaymentMethod
  readonly fee: Units
  readonly day: string
  readonly flags: SiteFlags
}
export type QuoteAsked = Pick<WithdrawalAsked, 'siteId' | 'memberId' | 'cardId' | 'amount'>

/** Whether so much may go to that card now, and what it costs. The strictest rule speaks. */
export async function quote(
  work: Work,
  { siteId, memberId, cardId, amount }: QuoteAsked,
): Promise<Outcome<Quote, QuoteRefusal>> {
  const card = isId(cardId) ? await findCard(work, memberId, cardId as BankCardId) : null
  if (!card) return refuse('card_unknown')
  const heldUntil = await readHeldUntil(work, memberId)
  if (heldUntil) return refuse('held_until', { until: heldUntil })
  if (card.isCooling) return refuse('card_cooling', { until: card.usableAt })
  if (card.verifiedAt === null) return refuse('card_unverified')
  const { currency } = card
  const method = await methodFor(work, siteId, currency, card.kind)
  if (!method || method.closedUntil) return refuse('withdrawals_closed')
  const flags = await flagsOf(work, siteId)
  const fee = feeOf(amount, currency, method.fee)
  const most = method.max * BigInt(PARTS_MAX)
  const isAllowed = amount >= method.min && amount <= most && isShown(amount, currency)
  if (!isAllowed || fee >= amount) return refuse('amount_not_allowed')
  const day = dayOf(await houseNow(work), flags.timeZone)
  const because = await whyNot(work, { siteId, memberId, currency, cardId: card.id, amount, day })
  return because ?? done({ card, method, fee, day, flags })
}

const KINDS = { bank: 'bank', ewallet: 'redirect', crypto: 'crypto' } as const
export const outKindOf = (kind: BankCard['kind']): OutKind => KINDS[kind]

/** The first way of its kind: the others of the route follow where that one definitely fails. */
async function methodFor(
  work: Work,
  siteId: SiteId,
  currency: Currency,
  kind: BankCard['kind'],
): Promise<PaymentMethod | null> {
  const methods = await listPaymentMethods(work, { siteId, direction: 'out', currency })
  const own = methods.filter((method) => method.kind === outKindOf(kind))
  return own.find(({ closedUntil }) => closedUntil === null) ?? own[0] ?? null
}

type Whose = {
  readonly siteId: SiteId
  readonly memberId: MemberId
  readonly currency: Currency
  readonly cardId: BankCardId
  readonly amount: Units
  readonly day: string
}

async function whyNot(work: Work, whose: Whose): Promise<Refused<QuoteRefusal> | null> {
  const { siteId, memberId, currency, amount } = whose
  const today = await store.readDay(work, whose)
  if (today.isOpen) return refuse('one_open')
  if (today.count >= A_DAY_MAX) return refuse('too_many_today')
  const wanted = today.units + amount
  const where = { siteId, direction: 'out', currency } as const
  const tier = await readTier(work, memberId)
  const ofTier = await findTierLimit(work, { ...where, tier })
  if (ofTier !== null && wanted > ofTier) {
    const best = await findTierLimit(work, { ...where, tier: 3 })
    return refuse(best === null || best > ofTier ? 'identity_needed' : 'day_limit')
  }
  const ofDay = await findDayLimit(work, where)
  if (ofDay !== null && wanted > ofDay) return refuse('day_limit')
  const { available, locked, free } = await readFree(work, { siteId, memberId, currency })
  if (amount <= free) return null
  return refuse(amount <= available && locked > 0n ? 'turnover_open' : 'insufficient')
}
