import type { Currency } from '@oriel/core/currency'
import type { SiteId } from '@oriel/core/id'
import { money, type Units } from '@oriel/core/money'
import { done, expectDone, refuse, type Outcome } from '@oriel/core/outcome'
import type { Rows, Work } from '@oriel/db/database'
import type { Member } from '@oriel/domain/member'
import { findSite, type Site } from '@oriel/domain/site'
import type { Ledger } from '@oriel/ledger/ledger'
import { giveWithin, type GrantRefusal } from './grant.ts'

/** What each currency of a site gives to who signs up. Where money is real, none does. */
export async function listWelcomes(
  rows: Rows,
  site: Pick<Site, 'id' | 'flags'>,
): Promise<ReadonlyMap<Currency, Units>> {
  if (site.flags.realMoney) return new Map()
  const found = await rows
    .selectFrom('wallet_welcomes')
    .select(['currency', 'amount'])
    .where('site_id', '=', site.id)
    .execute()
  return new Map(found.map(({ currency, amount }) => [currency as Currency, amount]))
}

export type Welcome = {
  readonly siteId: SiteId
  readonly currency: Currency
  /** Null gives nothing from now on. */
  readonly units: Units | null
}

export async function saveWelcome(
  rows: Rows,
  { siteId, currency, units }: Welcome,
): Promise<Outcome<void, Exclude<GrantRefusal, 'key_conflict'>>> {
  const place = { site_id: siteId, currency }
  if (units === null) {
    await rows
      .deleteFrom('wallet_welcomes')
      .where('site_id', '=', siteId)
      .where('currency', '=', currency)
      .execute()
    return done()
  }
  const site = await findSite(rows, siteId)
  if (!site || site.flags.realMoney) return refuse('real_money')
  if (!site.currencies.includes(currency)) return refuse('currency_not_offered')
  await rows
    .insertInto('wallet_welcomes')
    .values({ ...place, amount: units })
    .onConflict((same) => same.columns(['site_id', 'currency']).doUpdateSet({ amount: units }))
    .execute()
  return done()
}

/** Gives a new member what their site gives, in the work that makes them one. */
export const welcomeMembers =
  (ledger: Ledger) =>
  async (work: Work, member: Member, now: Date): Promise<void> => {
    const site = await findSite(work, member.siteId)
    const units = site && (await listWelcomes(work, site)).get(member.currency)
    if (!units) return
    const grant = { id: `welcome-${member.id}`, member, amount: money(units, member.currency) }
    expectDone(await giveWithin(work, ledger, { ...grant, by: 'site' }, now))
  }
