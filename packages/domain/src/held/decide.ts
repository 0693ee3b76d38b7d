import { isId } from '@oriel/core/id'
import { money } from '@oriel/core/money'
import { done, expectDone, refuse, type Outcome } from '@oriel/core/outcome'
import type { Work } from '@oriel/db/database'
import { noteAudit } from '@oriel/domain/audit'
import { facingAccount } from '@oriel/ledger/chart'
import type { Ledger } from '@oriel/ledger/ledger'
import { noteHeldChanged } from './fact.ts'
import type { Books } from './keep.ts'
import type { HeldId, HeldWin } from './rules.ts'
import * as store from './store.ts'

export type By = { readonly staff: string; readonly because: string; readonly now: Date }
export type DecideRefusal = 'held_unknown' | 'not_home' | 'not_posted' | 'already_decided'

/** Pays a held win: the amount returns to the member's available balance. */
export const releaseHeld = (
  books: Books,
  id: string,
  by: By,
): Promise<Outcome<HeldWin, DecideRefusal>> => decideAlone(books, id, 'released', by)

/** Refuses a held win: the amount returns to the house's result with the provider. */
export const refuseHeld = (
  books: Books,
  id: string,
  by: By,
): Promise<Outcome<HeldWin, DecideRefusal>> => decideAlone(books, id, 'refused', by)

const decideAlone = (
  { database, ledger }: Books,
  id: string,
  state: Verdict,
  by: By,
): Promise<Outcome<HeldWin, DecideRefusal>> =>
  database.transaction((work) => decideHeld(work, ledger, { id, state }, by))

export type Verdict = 'released' | 'refused'

/** Decides a held win within a transaction that has more to commit. */
export async function decideHeld(
  work: Work,
  ledger: Ledger,
  { id, state }: { readonly id: string; readonly state: Verdict },
  { staff, because, now }: By,
): Promise<Outcome<HeldWin, DecideRefusal>> {
  if (!isId(id)) return refuse('held_unknown')
  // An unposted win can only be refused: the ledger has no amount to release.
  const from = state === 'released' ? (['held'] as const) : (['held', 'unposted'] as const)
  const decision = { state, by: staff, because }
  const win = await store.decide(work, id as HeldId, from, decision)
  if (!win) return refuse(await whyNot(work, id))
  if (win.held !== null) await move(work, ledger, win, win.held, state)
  const { siteId, memberId } = win
  const facts = { held: id, state, by: staff, because, amount: String(win.amount) }
  await noteAudit(work, { siteId, memberId, kind: 'held_win_decided', ip: null, facts }, now)
  await noteHeldChanged(work, win)
  return done(win)
}

async function whyNot(work: Work, id: string): Promise<DecideRefusal> {
  const win = await store.find(work, id)
  if (!win) return 'held_unknown'
  if (win.state === 'waiting') return 'not_home'
  return win.state === 'unposted' ? 'not_posted' : 'already_decided'
}

async function move(
  work: Work,
  ledger: Ledger,
  { id, siteId, providerId, currency }: HeldWin,
  units: bigint,
  state: Verdict,
): Promise<void> {
  const order = { hold: id, key: `held:${id}:${state}`, cause: { kind: 'held-win', id } } as const
  if (state === 'released') {
    expectDone(await ledger.release(work, { ...order, amount: money(units, currency) }))
    return
  }
  const account = facingAccount(siteId, 'gaming', providerId, currency)
  expectDone(await ledger.settle(work, { ...order, to: [{ account, units }] }))
}
