import type { Currency } from '@oriel/core/currency'
import type { MemberId, SiteId } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Database, Rows } from '@oriel/db/database'
import { lockMember, noteChanged, setCurrency } from '@oriel/domain/member'
import { sql } from 'kysely'
import { noteWalletChanged } from './fact.ts'
import { readCash } from './cash.ts'

export type Purse = {
  readonly currency: Currency
  readonly total: Units
  readonly isActive: boolean
}

/** What a member has in each currency of their site, in the site's order. */
export async function listPurses(
  rows: Rows,
  { memberId, active }: { readonly memberId: MemberId; readonly active: Currency },
  offered: readonly Currency[],
): Promise<Purse[]> {
  const list: Purse[] = []
  for (const currency of offered) {
    const { total } = await readCash(rows, memberId, currency)
    list.push({ currency, total, isActive: currency === active })
  }
  return list
}

export type SwitchRefusal = 'currency_not_offered' | 'play_open' | 'transfer_open'

/**
 * Another of the member's wallets becomes the one they play with. The row is locked first: a play
 * or a transfer that begins refers to it, so one that is about to begin is waited for and seen.
 */
export function switchCurrency(
  database: Database,
  { siteId, memberId }: { readonly siteId: SiteId; readonly memberId: MemberId },
  currency: Currency,
): Promise<Outcome<void, SwitchRefusal>> {
  return database.transaction(async (work) => {
    const member = await lockMember(work, memberId, 'references')
    if (member.currency === currency) return done()
    const { rows } = await sql<{ offered: boolean; play: boolean; transfer: boolean }>`
      SELECT
        EXISTS (SELECT FROM site_currencies
          WHERE site_id = ${siteId} AND currency = ${currency}) AS offered,
        EXISTS (SELECT FROM plays WHERE member_id = ${memberId} AND ended_at IS NULL) AS play,
        EXISTS (SELECT FROM transfers
          WHERE member_id = ${memberId} AND ended_at IS NULL) AS transfer`.execute(work)
    const [found] = rows
    if (!found?.offered) return refuse('currency_not_offered')
    if (found.play) return refuse('play_open')
    if (found.transfer) return refuse('transfer_open')
    await setCurrency(work, memberId, currency)
    await noteChanged(work, memberId)
    await noteWalletChanged(work, { siteId, memberId })
    return done()
  })
}
