import type { MemberId } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
import { expectDone } from '@oriel/core/outcome'
import type { Work } from '@oriel/db/database'
import { announce } from '@oriel/db/outbox'
import { closePaymentCase, openPaymentCase } from '@oriel/domain/payment'
import { endNeed } from '@oriel/domain/turnover'
import { noteWalletChanged } from '@oriel/domain/wallet'
import { facingAccount, houseAccount, memberAccount } from '@oriel/ledger/chart'
import type { Ledger } from '@oriel/ledger/ledger'
import { lockOwed, readBalance } from '@oriel/ledger/reading'
import { sql } from 'kysely'
import { turnOrders } from './arrivals.ts'
import type { Dispute } from './dispute.ts'
import { changedFact } from './fact.ts'
import { causeOf } from './give.ts'
import { filled } from './posts.ts'
import { lockOrders } from './store.ts'

/** A bet can take from the wallet between look and post; then it is counted anew. */
const TRIES = 5
const KEYS = { chargeback: 'chargeback', return: 'return' } as const

/** Where a payment that is taken back is taken from. */
type From = {
  readonly available: Units
  readonly owed: Units
  readonly suspense: Units
  readonly house: Units
}

/**
 * What the provider takes from the house, the house takes from where it went: what the member has,
 * and the rest they owe; what still lies aside; and what the house had of it or has sent back.
 */
export async function takeBack(
  work: Work,
  ledger: Ledger,
  dispute: Dispute,
  /** What still lies aside. */
  aside: Units,
): Promise<void> {
  const { linkId, tx, siteId, currency, amount, credited, memberId, orderId, kind, cost } = dispute
  const cause = causeOf({ id: linkId, siteId }, tx, orderId)
  const clearing = facingAccount(siteId, 'clearing', linkId, currency)
  const side = facingAccount(siteId, 'fee', linkId, currency)
  for (let turn = 0; ; turn += 1) {
    const from = await fromOf(work, dispute, aside)
    const member = memberId
      ? [
          { account: memberAccount(memberId, 'available', currency), units: -from.available },
          { account: memberAccount(memberId, 'owed', currency), units: -from.owed },
        ]
      : []
    const entries = filled([
      { account: clearing, units: amount },
      ...member,
      { account: houseAccount(siteId, 'suspense', currency), units: -from.suspense },
      { account: side, units: -from.house },
    ])
    const key = `${KEYS[kind]}:${linkId}:${tx}`
    const said = await ledger.post(work, { key, kind: KEYS[kind], cause, entries })
    if (!said.ok && said.reason === 'insufficient' && turn < TRIES) continue
    expectDone(said)
    await keepTaken(work, dispute, from)
    break
  }
  if (cost > 0n) {
    const entries = [
      { account: side, units: -cost },
      { account: clearing, units: cost },
    ]
    const key = `chargeback-fee:${linkId}:${tx}`
    expectDone(await ledger.post(work, { key, kind: 'chargeback-fee', cause, entries }))
  }
  for (const name of [`${linkId}:${tx}`, `${linkId}:${tx}:rest`]) await endNeed(work, name)
  // What lay aside was a case; of what did not hold after all a person still looks.
  if (aside > 0n) {
    await closePaymentCase(work, { linkId, kind: 'arrival', subject: tx }, 'taken_back')
  }
  await noteTaken(work, dispute)
  if (memberId && credited > 0n) await noteWalletChanged(work, { siteId, memberId })
}

async function fromOf(work: Work, dispute: Dispute, suspense: Units): Promise<From> {
  const { memberId, currency, credited, amount } = dispute
  const account = memberId && memberAccount(memberId, 'available', currency)
  const has = account ? await readBalance(work, account) : 0n
  const available = has < credited ? (has > 0n ? has : 0n) : credited
  const house = amount - credited - suspense
  return { available, owed: credited - available, suspense, house }
}

async function keepTaken(work: Work, dispute: Dispute, from: From): Promise<void> {
  const { linkId, tx, memberId } = dispute
  await sql`
    UPDATE payment_disputes SET member_id = ${memberId}, from_available = ${from.available},
      from_owed = ${from.owed}, from_suspense = ${from.suspense}, from_house = ${from.house},
      posted_at = house_now(),
      -- Won before it was posted: that follows at once.
      due_at = CASE WHEN state = 'won' THEN house_now() END
    WHERE link_id = ${linkId} AND provider_tx = ${tx}`.execute(work)
  await sql`
    UPDATE payment_arrivals SET state = 'taken_back'
    WHERE link_id = ${linkId} AND provider_tx = ${tx}`.execute(work)
}

/** D13: an order of which nothing is left is returned. */
async function noteTaken(work: Work, { orderId }: Dispute): Promise<void> {
  const order = (await lockOrders(work, orderId === null ? [] : [orderId])).get(orderId ?? '')
  if (!order) return
  const { rows } = await sql`
    SELECT FROM payment_arrivals WHERE order_id = ${order.id} AND state = 'credited' LIMIT 1`.execute(
    work,
  )
  const isOver = rows.length === 0 && (order.state === 'credited' || order.state === 'review')
  const after = isOver
    ? ({
        ...order,
        state: order.received > 0n ? 'returned' : 'refused',
        reason: 'taken_back',
      } as const)
    : order
  if (isOver) await turnOrders(work, [after])
  await announce(work, changedFact(after))
}

/** The house has won: the member owes less, and has the rest again. Its costs stay. */
export async function winBack(work: Work, ledger: Ledger, dispute: Dispute): Promise<void> {
  const { linkId, tx, siteId, currency, amount, memberId, orderId } = dispute
  const { fromAvailable, fromOwed, fromSuspense, fromHouse } = dispute
  const units = fromAvailable + fromOwed
  const debt = memberId ? ((await lockOwed(work, [memberId], currency)).get(memberId) ?? 0n) : 0n
  const owed = debt < units ? debt : units
  const entries = filled([
    { account: facingAccount(siteId, 'clearing', linkId, currency), units: -amount },
    ...(memberId
      ? [
          { account: memberAccount(memberId, 'available', currency), units: units - owed },
          { account: memberAccount(memberId, 'owed', currency), units: owed },
        ]
      : []),
    {
      account: facingAccount(siteId, 'fee', linkId, currency),
      units: fromHouse + fromSuspense,
    },
  ])
  const cause = causeOf({ id: linkId, siteId }, tx, orderId)
  const key = `chargeback-won:${linkId}:${tx}`
  expectDone(await ledger.post(work, { key, kind: 'chargeback-won', cause, entries }))
  await sql`
    UPDATE payment_disputes SET to_available = ${units - owed}, to_owed = ${owed},
      won_at = house_now(), due_at = NULL
    WHERE link_id = ${linkId} AND provider_tx = ${tx}`.execute(work)
  if (fromSuspense > 0n) {
    // It was nobody's when it was taken, and the house has it now: people say whose it is.
    const detail = { reason: 'won_for_nobody', aside: String(fromSuspense) }
    await openPaymentCase(work, { linkId, kind: 'arrival', subject: tx, detail })
  }
  if (memberId) await noteWon(work, dispute, memberId)
}

async function noteWon(
  work: Work,
  { linkId, tx, siteId, orderId }: Dispute,
  memberId: MemberId,
): Promise<void> {
  await sql`
    UPDATE payment_arrivals SET state = 'credited'
    WHERE link_id = ${linkId} AND provider_tx = ${tx}`.execute(work)
  await noteWalletChanged(work, { siteId, memberId })
  const order = (await lockOrders(work, orderId === null ? [] : [orderId])).get(orderId ?? '')
  if (order?.state !== 'returned') return
  const after = { ...order, state: 'credited', reason: null } as const
  await turnOrders(work, [after])
  await announce(work, changedFact(after))
}
