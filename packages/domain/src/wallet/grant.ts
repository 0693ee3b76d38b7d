import type { Money } from '@oriel/core/money'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Database, Work } from '@oriel/db/database'
import { noteAudit } from '@oriel/domain/audit'
import type { Member } from '@oriel/domain/member'
import { findSite } from '@oriel/domain/site'
import { houseAccount, memberAccount } from '@oriel/ledger/chart'
import type { Ledger } from '@oriel/ledger/ledger'
import { transferEntries } from '@oriel/ledger/rules'
import { noteWalletChanged } from './fact.ts'

export type Grant = {
  /** Names it: told twice it happens once. */
  readonly id: string
  readonly member: Pick<Member, 'id' | 'siteId'>
  readonly amount: Money
  /** Who gave it, for the member's trail. */
  readonly by: string
}

export type GrantRefusal = 'real_money' | 'currency_not_offered' | 'key_conflict'

/** The house gives play money. Where money is real, nobody gives it like this. */
export async function grantPlayMoney(
  { database, ledger }: { readonly database: Database; readonly ledger: Ledger },
  { id, member, amount, by }: Grant,
  now: Date,
): Promise<Outcome<{ readonly isNew: boolean }, GrantRefusal>> {
  const { units, currency } = amount
  if (units <= 0n) throw new Error(`a grant of ${units} ${currency} units is none`)
  const site = await findSite(database.rows, member.siteId)
  if (!site || site.flags.realMoney) return refuse('real_money')
  if (!site.currencies.includes(currency)) return refuse('currency_not_offered')
  return database.transaction((work) => giveWithin(work, ledger, { id, member, amount, by }, now))
}

/** Posts a grant, notes it in the member's trail and tells their open pages. Once per name. */
export async function giveWithin(
  work: Work,
  ledger: Ledger,
  { id, member, amount, by }: Grant,
  now: Date,
): Promise<Outcome<{ readonly isNew: boolean }, 'key_conflict'>> {
  const { units, currency } = amount
  const house = houseAccount(member.siteId, 'promotion', currency)
  const own = memberAccount(member.id, 'available', currency)
  const posted = await ledger.post(work, {
    key: `grant:${id}`,
    kind: 'grant',
    cause: { kind: 'grant', id },
    entries: transferEntries(house, own, amount),
  })
  if (!posted.ok) {
    if (posted.reason === 'key_conflict') return refuse(posted.reason)
    throw new Error(`the house has no floor, yet grant ${id} is ${posted.reason}`)
  }
  if (!posted.value.isNew) return done({ isNew: false })
  const facts = { grant: id, amount: String(units), currency, by }
  const whose = { siteId: member.siteId, memberId: member.id }
  await noteAudit(work, { ...whose, kind: 'play_money_granted', ip: null, facts }, now)
  await noteWalletChanged(work, whose)
  return done({ isNew: true })
}
