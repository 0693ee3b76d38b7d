import type { MemberId, SiteId } from '@oriel/core/id'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Database, Work } from '@oriel/db/database'
import { announce } from '@oriel/db/outbox'
import { noteAudit } from '@oriel/domain/audit'
import { findCard } from '@oriel/domain/bank-card'
import { flagsOf } from '@oriel/domain/site'
import type { Ledger } from '@oriel/ledger/ledger'
import { endRefused } from './end.ts'
import { changedFact } from './fact.ts'
import {
  afterYes,
  isUndecided,
  promiseS,
  type RefuseReason,
  type Withdrawal,
  type WithdrawalId,
} from './rules.ts'
import * as store from './store.ts'

export type By = { readonly staff: string; readonly because: string; readonly now: Date }
export type DecideRefusal = 'withdrawal_unknown' | 'already_decided' | 'same_person'

const PLACES = { review: 'first_by', second: 'second_by', third: 'third_by' } as const

/** W5 and W6: one more person says yes; the last one that is needed approves it. */
export async function approveWithdrawal(
  work: Work,
  ledger: Ledger,
  { siteId, id }: { readonly siteId: SiteId; readonly id: WithdrawalId },
  by: By,
): Promise<Outcome<Withdrawal, DecideRefusal>> {
  const withdrawal = await store.lock(work, id)
  if (withdrawal?.siteId !== siteId) return refuse('withdrawal_unknown')
  const { state, people, decidedBy, memberId, cardId } = withdrawal
  const next = afterYes(state, people ?? 1)
  if (next === null || (state !== 'review' && state !== 'second' && state !== 'third')) {
    return refuse('already_decided')
  }
  if (decidedBy.includes(by.staff)) return refuse('same_person')
  await noteDecided(work, withdrawal, 'approved', by)
  // Taken away by its owner while it waited: nothing goes there.
  if (!(await findCard(work, memberId, cardId))) {
    const reason = 'card_known'
    return done(await endRefused(work, ledger, withdrawal, { reason, by: by.staff }))
  }
  const flags = await flagsOf(work, siteId)
  const name = stageOf(next)
  const changed = await store.change(work, id, {
    state: next,
    by: { place: PLACES[state], staff: by.staff },
    stage: { name, promiseS: promiseS(name, flags) },
    ...(next === 'approved' && { reason: null }),
    isDue: next === 'approved',
  })
  await announce(work, changedFact(changed))
  return done(changed)
}

const stageOf = (state: string): 'second' | 'third' | 'sending' =>
  state === 'second' || state === 'third' ? state : 'sending'

/** W4 by a person, who names one of the reasons that members read. */
export async function refuseWithdrawal(
  work: Work,
  ledger: Ledger,
  { siteId, id, reason }: { siteId: SiteId; id: WithdrawalId; reason: RefuseReason },
  by: By,
): Promise<Outcome<Withdrawal, DecideRefusal>> {
  const withdrawal = await store.lock(work, id)
  if (withdrawal?.siteId !== siteId) return refuse('withdrawal_unknown')
  if (!isUndecided(withdrawal.state)) return refuse('already_decided')
  await noteDecided(work, withdrawal, 'refused', by)
  return done(await endRefused(work, ledger, withdrawal, { reason, by: by.staff }))
}

/** What was to be approved by several is not: its first look begins again. */
export async function backToReview(
  work: Work,
  { siteId, id }: { readonly siteId: SiteId; readonly id: WithdrawalId },
): Promise<void> {
  const withdrawal = await store.lock(work, id)
  if (withdrawal?.siteId !== siteId) return
  if (withdrawal.state !== 'second' && withdrawal.state !== 'third') return
  const stage = {
    name: 'review',
    promiseS: promiseS('review', await flagsOf(work, siteId)),
  } as const
  const changed = await store.change(work, id, { state: 'review', isByNobody: true, stage })
  await announce(work, changedFact(changed))
}

async function noteDecided(
  work: Work,
  { siteId, memberId, number }: Withdrawal,
  state: string,
  { staff, because, now }: By,
): Promise<void> {
  const facts = { withdrawal: number, state, by: staff, because }
  await noteAudit(work, { siteId, memberId, kind: 'withdrawal_decided', ip: null, facts }, now)
}

type Own = { readonly siteId: SiteId; readonly memberId: MemberId; readonly number: string }

/** A member takes a withdrawal back while it is checked, where the site allows that at all. */
export const cancelWithdrawal = (
  { database, ledger }: { readonly database: Database; readonly ledger: Ledger },
  own: Own,
): Promise<Outcome<Withdrawal, 'withdrawal_unknown' | 'too_late'>> =>
  database.transaction(async (work) => {
    const found = await store.findOwn(work, own)
    const withdrawal = found && (await store.lock(work, found.id))
    if (!withdrawal) return refuse('withdrawal_unknown')
    const { withdrawalCancel } = await flagsOf(work, own.siteId)
    if (withdrawalCancel === 'never' || withdrawal.state !== 'checking') return refuse('too_late')
    return done(await endRefused(work, ledger, withdrawal, { reason: 'asked_by_you', by: null }))
  })
