import type { Currency } from '@oriel/core/currency'
import { newId, type MemberId, type SiteId } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
import type { Work } from '@oriel/db/database'
import type { SiteFlags } from '@oriel/core/site-settings'
import { endSpent } from './spent.ts'

export type NeedOpened = {
  readonly memberId: MemberId
  readonly currency: Currency
  /** Names what it is for, once for ever. */
  readonly cause: string
  readonly name: string
  readonly base: Units
}

/**
 * What a site asks to be staked of what has just come in. Where a member had nothing left before,
 * what they owed stakes for earlier is over.
 */
export async function openNeeds(
  work: Work,
  siteId: SiteId,
  { depositTurnover: mode, depositTurnoverTimes: times }: SiteFlags,
  opened: readonly NeedOpened[],
): Promise<void> {
  const fresh = opened.filter(({ base }) => base > 0n)
  if (mode === 'off' || times === 0 || fresh.length === 0) return
  const byMember = Map.groupBy(fresh, ({ memberId, currency }) => `${memberId} ${currency}`)
  await endSpent(
    work,
    [...byMember.values()].flatMap((all) => {
      const [one] = all
      return one ? [{ ...one, except: all.reduce((sum, { base }) => sum + base, 0n) }] : []
    }),
  )
  const values = fresh.map(({ memberId, currency, cause, name, base }) => ({
    id: newId(),
    site_id: siteId,
    member_id: memberId,
    currency,
    kind: 'deposit',
    cause,
    name,
    base,
    needed: base * BigInt(times),
    locks: mode === 'refuse',
  }))
  await work.insertInto('turnover_needs').values(values).execute()
}
