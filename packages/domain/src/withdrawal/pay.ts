import { forEachOf } from '@oriel/core/each'
import type { Work } from '@oriel/db/database'
import { announce } from '@oriel/db/outbox'
import { openCard } from '@oriel/domain/bank-card'
import {
  askSending,
  closePaymentCase,
  firstStep,
  openPaymentCase,
  type Payee,
  type SendingEnd,
} from '@oriel/domain/payment'
import { backoffMs, CASE_AFTER_MS, follow } from '@oriel/domain/provider'
import { flagsOf } from '@oriel/domain/site'
import type { Ledger } from '@oriel/ledger/ledger'
import type { OutDesk } from './desk.ts'
import { routeOf } from './drive.ts'
import { endSent } from './end.ts'
import { changedFact } from './fact.ts'
import { againMs, caseOf, nextLink, type Payout, type PayoutId } from './payout-rules.ts'
import * as payouts from './payout-store.ts'
import { postPaid, postRelease } from './post.ts'
import { askReturned, comeBack } from './returned.ts'
import { promiseS, type Withdrawal } from './rules.ts'
import * as store from './store.ts'

/** Takes a payout up and brings it as far as its provider lets it: to its end, or to a rest. */
export async function drivePayout(desk: OutDesk, id: PayoutId): Promise<void> {
  const { rows } = desk.database
  await desk.at?.('take payout')
  const payout = await payouts.take(rows, id)
  if (!payout) return
  const port = await desk.payments.port(payout.linkId)
  const payee = port && (await payeeOf(desk, payout))
  if (!port || !payee) return restAWhile(desk, payout, port ? 'no_card' : 'no_link', false)
  const { reference, currency, amount } = payout
  const seen = { sends: 0, wasTaken: payout.isAccepted }
  const asked = {
    port,
    sending: payout,
    send: () => port.payout({ reference, currency, amount, payee }),
    async taken(step: string): Promise<void> {
      await noteTaken(desk, payout, seen)
      if (step === 'ask') await noteArriving(desk, payout)
    },
    seen,
  }
  await follow({
    first: firstStep(payout),
    keep: () => payouts.leases.keep(rows, payout),
    ask: (step, refusal) => askSending(asked, step, refusal),
    end: (how) => endPayout(desk, payout, how),
    rest: (reason, unsure) => restAWhile(desk, payout, reason, unsure),
    at: desk.at,
  })
}

/** The card is opened for the provider alone, as late as can be. */
async function payeeOf(
  { database, keys }: OutDesk,
  { withdrawalId }: Payout,
): Promise<Payee | null> {
  const withdrawal = await store.find(database.rows, withdrawalId)
  const card =
    withdrawal && (await openCard(database.rows, keys, withdrawal.memberId, withdrawal.cardId))
  if (!card) return null
  const { kind, institution, number, holder, memo } = card
  return kind === 'crypto'
    ? { kind, network: institution, address: number, memo }
    : { kind, institution, account: number, holder }
}

/** Written down: what a provider has said it has is never taken for lost by a later try. */
async function noteTaken(
  { database }: OutDesk,
  payout: Payout,
  seen: { wasTaken: boolean },
): Promise<void> {
  if (!seen.wasTaken) await payouts.accept(database.rows, payout)
  seen.wasTaken = true
}

/** The providers have all parts: what is left is the way to the member's bank. */
async function noteArriving({ database }: OutDesk, payout: Payout): Promise<void> {
  const isSending = (one: Withdrawal | null): boolean => one?.stages.at(-1)?.stage === 'sending'
  if (!isSending(await store.find(database.rows, payout.withdrawalId))) return
  await database.transaction(async (work) => {
    const withdrawal = await store.lock(work, payout.withdrawalId)
    if (withdrawal?.state !== 'sending' || !isSending(withdrawal)) return
    const all = await payouts.listOf(work, withdrawal.id)
    if (!all.every(({ isAccepted, endedAt }) => isAccepted || endedAt !== null)) return
    const flags = await flagsOf(work, withdrawal.siteId)
    const stage = { name: 'arriving', promiseS: promiseS('arriving', flags) } as const
    await announce(work, changedFact(await store.change(work, withdrawal.id, { stage })))
  })
}

async function restAWhile(
  { database: { rows } }: OutDesk,
  payout: Payout,
  reason: string,
  unsure: boolean,
): Promise<void> {
  const { tries, linkId, reference } = payout
  const rest = { reason, isUnsure: unsure, restMs: backoffMs(tries), lateMs: CASE_AFTER_MS }
  if (!(await payouts.leases.rest(rows, payout, rest))) return
  const detail = { reason, tries }
  await openPaymentCase(rows, { linkId, kind: 'payout', subject: reference, detail })
}

/** W9, W11, W12 and W14: state, money and fact in one commit, under one key. */
const endPayout = ({ database, ledger }: OutDesk, payout: Payout, how: SendingEnd): Promise<void> =>
  database.transaction(async (work) => {
    const withdrawal = await store.lock(work, payout.withdrawalId)
    if (withdrawal?.state !== 'sending') return
    const isPaid = how.state === 'paid'
    // The fee of the whole goes with the first part that is paid.
    const fee = isPaid && withdrawal.settled === 0n ? withdrawal.fee : 0n
    const again = isPaid && how.isBack === null ? againMs(0) : null
    const ended = await payouts.end(work, payout, { how, fee, againMs: again })
    if (!ended) return
    await closePaymentCase(work, caseOf(payout), how.state)
    if (isPaid) await settlePart(work, ledger, { withdrawal, payout: ended }, how.paid.fee)
    else if (await sendElsewhere(work, withdrawal, payout)) return
    else await releasePart(work, ledger, { withdrawal, payout })
    const over = await endWhole(work, ledger, withdrawal)
    if (isPaid && how.isBack !== null) await comeBack(work, ledger, over, ended, how.isBack)
  })

type Part = { readonly withdrawal: Withdrawal; readonly payout: Payout }

async function settlePart(work: Work, ledger: Ledger, part: Part, cost: bigint): Promise<void> {
  const { withdrawal, payout } = part
  await postPaid(work, ledger, part, { fee: payout.fee, cost })
  await store.change(work, withdrawal.id, { settled: payout.amount + payout.fee })
}

async function releasePart(work: Work, ledger: Ledger, part: Part): Promise<void> {
  const { withdrawal, payout } = part
  await postRelease(work, ledger, withdrawal, payout.amount, payout.part)
  await store.change(work, withdrawal.id, { released: payout.amount })
}

/** W11: a definite failure goes to the next link, or once more to one that only said "not now". */
async function sendElsewhere(work: Work, withdrawal: Withdrawal, failed: Payout): Promise<boolean> {
  const { part, siteId, currency, amount } = failed
  const all = await payouts.listOf(work, withdrawal.id)
  const tried = all.filter((one) => one.part === part && one.endedAt !== null)
  const next = nextLink(await routeOf(work, withdrawal), tried)
  if (!next) return false
  const withdrawalId = withdrawal.id
  await payouts.insert(work, [{ withdrawalId, siteId, part, currency, amount, ...next }])
  return true
}

async function endWhole(work: Work, ledger: Ledger, { id }: Withdrawal): Promise<Withdrawal> {
  const withdrawal = await store.lock(work, id)
  if (!withdrawal) throw new Error(`no withdrawal ${id}`)
  const { amount, fee, settled, released } = withdrawal
  const isOver = settled + released === (settled > 0n ? amount : amount - fee)
  if (!isOver) return withdrawal
  const failed = (await payouts.listOf(work, id)).findLast(({ state }) => state !== 'paid')
  return endSent(work, ledger, withdrawal, failed?.reason ?? null)
}

const SWEPT_MAX = 200
const AT_ONCE = 16

export async function sweepPayouts(desk: OutDesk): Promise<number> {
  const due = await payouts.leases.listDue(desk.database.rows, SWEPT_MAX)
  await forEachOf(due, AT_ONCE, (id) => drivePayout(desk, id as PayoutId))
  return due.length
}

/** What a provider told is a hint: the payout is asked about at once. */
export async function hearPayouts(
  desk: OutDesk,
  linkId: string,
  references: readonly string[],
): Promise<void> {
  for (const reference of new Set(references)) {
    const payout = await payouts.findByReference(desk.database.rows, linkId, reference)
    if (!payout) continue
    if (payout.state === 'paid') await askReturned(desk, payout)
    else if (payout.endedAt === null) {
      await payouts.makeDue(desk.database.rows, payout.id)
      await drivePayout(desk, payout.id)
    }
  }
}
