import type { Locale } from '@oriel/core/locale'
import type { MemberId } from '@oriel/core/id'
import type { Work } from '@oriel/db/database'
import { compareNames } from '@oriel/domain/bank-card'
import { readPersonal } from '@oriel/domain/member'
import type { Keys } from '@oriel/keys/keys'
import type { Told } from './arrivals.ts'
import type { Deposit } from './rules.ts'

type Asked = {
  readonly final: readonly Told[]
  readonly orders: ReadonlyMap<string, Deposit>
  readonly members: ReadonlyMap<MemberId, { readonly language: Locale }>
}

/**
 * Arrivals that, as far as names tell, somebody else has paid. Who has told us no name cannot be
 * compared, and networks of coins know none.
 */
export async function isSomebodyElse(
  work: Work,
  keys: Keys,
  { final, orders, members }: Asked,
): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  const names = new Map<MemberId, string | null>()
  for (const { tx, orderId, payer } of final) {
    const order = orders.get(orderId ?? '')
    if (!order || order.kind === 'crypto' || payer.name === null) continue
    const { memberId } = order
    if (!names.has(memberId)) {
      names.set(memberId, (await readPersonal(work, keys, memberId)).name ?? null)
    }
    const own = names.get(memberId) ?? null
    const { language } = members.get(memberId) ?? {}
    if (own !== null && language && compareNames(own, payer.name, language) === 'other')
      found.add(tx)
  }
  return found
}
