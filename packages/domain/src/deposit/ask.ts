import { createHash, randomInt } from 'node:crypto'
import type { Currency } from '@oriel/core/currency'
import { isId, newId, type MemberId, type SiteId } from '@oriel/core/id'
import type { Locale } from '@oriel/core/locale'
import { shownCoin, type Units } from '@oriel/core/money'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import { newMessageCode } from '@oriel/core/payment-code/message-code'
import { dayOf } from '@oriel/core/time'
import { houseNow } from '@oriel/db/clock'
import type { Database, Work } from '@oriel/db/database'
import { announce } from '@oriel/db/outbox'
import { hasVerifiedCard } from '@oriel/domain/bank-card'
import { lockMember } from '@oriel/domain/member'
import {
  findDayLimit,
  findOfferedMethod,
  isShown,
  numberOf,
  type PaymentMethod,
} from '@oriel/domain/payment'
import { flagsOf } from '@oriel/domain/site'
import { readDay } from './day.ts'
import { changedFact } from './fact.ts'
import {
  CLOSED_FOR_MS,
  closedUntil,
  OPEN_MAX,
  REFUSED_WITHIN_MS,
  type Deposit,
  type DepositId,
} from './rules.ts'
import * as store from './store.ts'

export type DepositAsked = {
  readonly siteId: SiteId
  readonly memberId: MemberId
  /** Made by the page: told again it is the same order. */
  readonly requestId: string
  readonly methodId: string
  readonly amount: Units
  readonly locale: Locale
  /** Where a page of the provider leads back to. */
  readonly returnUrl: string
}

export type AskRefusal =
  | 'method_closed'
  | 'amount_not_allowed'
  | 'limit_reached'
  | 'card_needed'
  | 'request_differs'
  | 'too_many_open'
  | 'deposits_closed'

/**
 * Makes an order, D1: it counts against limits from here on, and a worker asks the provider for it.
 * Orders of one member are made one after the other, so that no two use the same room.
 */
export const askDeposit = (
  { database }: { readonly database: Database },
  asked: DepositAsked,
): Promise<Outcome<Deposit, AskRefusal>> =>
  database.transaction(async (work) => {
    const member = await lockMember(work, asked.memberId)
    const sha = shaOf(asked)
    const before = await store.findByRequest(work, asked.memberId, asked.requestId)
    if (before) return before.sha.equals(sha) ? done(before.deposit) : refuse('request_differs')
    const method = isId(asked.methodId)
      ? await findOfferedMethod(work, asked.siteId, asked.methodId)
      : null
    if (!method || method.direction !== 'in' || method.closedUntil || member.state !== 'open')
      return refuse('method_closed')
    const flags = await flagsOf(work, asked.siteId)
    const now = await houseNow(work)
    const day = dayOf(now, flags.timeZone)
    const because = await whyNot(work, asked, method, { now, day, ...flags })
    if (because) return refuse(because)
    const deposit = await make(work, asked, method, { sha, day })
    if (!deposit) return refuse('method_closed')
    await announce(work, changedFact(deposit))
    return done(deposit)
  })

const shaOf = ({ methodId, amount }: DepositAsked): Buffer =>
  createHash('sha256').update(`${methodId} ${amount}`).digest()

type Today = { readonly now: Date; readonly day: string; readonly cardBeforeDeposit: boolean }

async function whyNot(
  work: Work,
  { siteId, memberId, amount }: DepositAsked,
  { currency, min, max }: PaymentMethod,
  { now, day, cardBeforeDeposit }: Today,
): Promise<AskRefusal | null> {
  if (amount < min || amount > max || !isShown(amount, currency)) return 'amount_not_allowed'
  if (cardBeforeDeposit && !(await hasVerifiedCard(work, memberId))) return 'card_needed'
  const refused = await store.listRefused(work, memberId, CLOSED_FOR_MS + REFUSED_WITHIN_MS)
  if (closedUntil(refused, now)) return 'deposits_closed'
  const open = await store.readOpen(work, memberId, currency)
  if (open.count >= OPEN_MAX) return 'too_many_open'
  const limit = await findDayLimit(work, { siteId, direction: 'in', currency })
  if (limit === null) return null
  const credited = await readDay(work, { memberId, currency, day })
  return credited + open.asked + amount > limit ? 'limit_reached' : null
}

/** No message goes with a payment in baht: some coins more tell one order from another. */
const isTagged = ({ kind, currency }: Pick<PaymentMethod, 'kind' | 'currency'>): boolean =>
  kind === 'qr' && currency === 'THB'
const TAGS = 100
/** Two orders draw the same name once in years; of a hundred tags the last is found so. */
const DRAWS_MAX = 300

/** Null where so many orders of this amount are open that no coins tell another one apart. */
async function make(
  work: Work,
  asked: DepositAsked,
  method: PaymentMethod,
  { sha, day }: { readonly sha: Buffer; readonly day: string },
): Promise<Deposit | null> {
  const hasTag = isTagged(method)
  const { kind, currency, linkId, expiresS } = method
  for (let draw = 0; draw < DRAWS_MAX; draw += 1) {
    const id: DepositId = newId<'deposit'>()
    const deposit = await store.insert(work, {
      ...asked,
      id,
      number: numberOf('D', id, day),
      methodId: method.id,
      linkId,
      kind,
      currency,
      asked: asked.amount,
      toPay: asked.amount + (hasTag ? tagOf(currency) : 0n),
      isTagged: hasTag,
      reference: newMessageCode((bound) => randomInt(bound)),
      requestSha: sha,
      expiresS,
    })
    if (deposit) return deposit
  }
  if (hasTag) return null
  throw new Error(`no name is free for an order of ${asked.amount} ${currency} at ${linkId}`)
}

const tagOf = (currency: Currency): Units => BigInt(randomInt(TAGS)) * shownCoin(currency)
