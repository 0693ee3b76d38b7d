import { forEachOf } from '@oriel/core/each'
import { newId } from '@oriel/core/id'
import { money, type Units } from '@oriel/core/money'
import { expectDone } from '@oriel/core/outcome'
import type { Database, Work } from '@oriel/db/database'
import { findWinMax, type PlayerKey } from '@oriel/domain/provider'
import { memberAccount } from '@oriel/ledger/chart'
import type { Ledger } from '@oriel/ledger/ledger'
import { noteHeldChanged } from './fact.ts'
import { shareOut, type HeldWin } from './rules.ts'
import * as store from './store.ts'

export type Books = { readonly database: Database; readonly ledger: Ledger }

export type FedWin = Pick<
  HeldWin,
  'siteId' | 'memberId' | 'roundId' | 'title' | 'currency' | 'amount' | 'settledAt'
>

/**
 * Keeps the wins of a feed that are above their limit. Their money is still at the provider, so the
 * ledger hold is made when the balance is transferred back.
 */
export async function keepFedWins(
  work: Work,
  providerId: string,
  wins: readonly FedWin[],
): Promise<void> {
  const limits = await findWinMax(work, providerId, wins)
  const above = wins.flatMap((win, place) => {
    const winMax = limits[place] ?? 0n
    return win.amount > winMax ? [{ ...win, providerId, winMax, id: newId<'hold'>() }] : []
  })
  if (above.length > 0) await store.insertWaiting(work, above)
}

/** Holds the waiting wins in the transaction that transfers the whole balance back. */
export async function holdArrived(work: Work, ledger: Ledger, key: PlayerKey): Promise<void> {
  await holdWaiting(work, ledger, key, () => true)
}

async function holdWaiting(
  work: Work,
  ledger: Ledger,
  key: PlayerKey,
  isHome: (arrived: store.Arrived) => boolean,
): Promise<void> {
  const wins = await store.lockWaiting(work, key)
  const [oldest] = wins
  if (!oldest) return
  const arrived = await store.readArrived(work, key, oldest.settledAt)
  if (!isHome(arrived)) return
  const shares = shareOut(wins, arrived.units)
  for (const [place, win] of wins.entries()) {
    await hold(work, ledger, win, shares[place] ?? 0n)
    await noteHeldChanged(work, win)
  }
}

async function hold(work: Work, ledger: Ledger, win: HeldWin, units: Units): Promise<void> {
  const { id, memberId, currency } = win
  if (units === 0n) {
    const nothing = { state: 'gone', by: 'house', because: 'nothing came home' } as const
    await store.decide(work, id, ['waiting'], nothing)
    return
  }
  const held = await ledger.hold(work, {
    hold: id,
    key: `held:${id}`,
    cause: { kind: 'held-win', id },
    from: memberAccount(memberId, 'available', currency),
    held: memberAccount(memberId, 'held', currency),
    amount: money(units, currency),
  })
  expectDone(held)
  await store.setHeld(work, id, units)
}

const AT_ONCE = 4

/** Holds wins that a feed reported after the balance was transferred back. */
export async function sweepWaiting({ database, ledger }: Books): Promise<void> {
  await forEachOf(await store.listHome(database.rows), AT_ONCE, (key) =>
    database.transaction((work) => holdWaiting(work, ledger, key, ({ isHolding }) => !isHolding)),
  )
}
