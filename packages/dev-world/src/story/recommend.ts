import type { Currency } from '@oriel/core/currency'
import type { SiteId } from '@oriel/core/id'
import type { Database } from '@oriel/db/database'
import { findMember } from '@oriel/domain/member'
import { giveRecommendCode, setRecommend, setRecommendCode } from '@oriel/domain/introducer'
import { ORIEL, SECOND } from '../cast.ts'

/** Members of these currencies may bring friends; those of others may not. */
const OPEN: readonly (readonly [SiteId, readonly Currency[]])[] = [
  [ORIEL, ['USD', 'RMB', 'VND']],
  [SECOND, ['VND', 'THB']],
]

const CODES = [
  { siteId: ORIEL, account: 'sophia', code: 'SPH4X7', isEnabled: true },
  { siteId: ORIEL, account: 'minhkhoa', code: 'MKH5W8', isEnabled: true },
  { siteId: ORIEL, account: 'meilin', code: 'MEL6Y9', isEnabled: false },
  { siteId: ORIEL, account: 'onpause', code: 'PAS7Z4', isEnabled: true },
  { siteId: SECOND, account: 'lanhuong', code: 'LNH8R4', isEnabled: true },
  { siteId: SECOND, account: 'tanawat', code: 'TNW3V6', isEnabled: false },
]

/** Some of the cast bring friends. */
export async function tellRecommend(database: Database, now: Date): Promise<void> {
  for (const [siteId, currencies] of OPEN) {
    for (const currency of currencies) await setRecommend(database, siteId, currency, true)
  }
  for (const { siteId, account, code, isEnabled } of CODES) {
    const member = await findMember(database.rows, siteId, account)
    if (!member) throw new Error('the members’ story comes before their codes’')
    const given = await giveRecommendCode(database, member, code, now)
    if (given.ok && !isEnabled) await setRecommendCode(database, siteId, code, false)
  }
}
