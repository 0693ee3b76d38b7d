import type { Currency } from '@oriel/core/currency'
import { newId, siteId } from '@oriel/core/id'
import { money, type Money } from '@oriel/core/money'
import type { Account } from './chart.ts'
import { houseAccount, memberAccount, type MemberBucket } from './chart.ts'
import { transferEntries, type Post } from './rules.ts'

export const SITE = siteId(1)

/** Somebody with accounts, for tests. */
export function somebody(currency: Currency = 'USD') {
  const member = newId<'member'>()
  const bucket = (kind: MemberBucket): Account => memberAccount(member, kind, currency)
  const available = bucket('available')
  const house = houseAccount(SITE, 'promotion', currency)
  const amount = (units: bigint): Money => money(units, currency)
  const move = (key: string, from: Account, to: Account, units: bigint): Post => ({
    key,
    kind: 'test',
    cause: { kind: 'test', id: key },
    entries: transferEntries(from, to, amount(units)),
  })
  return {
    member,
    bucket,
    available,
    house,
    amount,
    /** From the house to what is available. */
    give: (key: string, units: bigint) => move(key, house, available, units),
    take: (key: string, units: bigint) => move(key, available, house, units),
  }
}
