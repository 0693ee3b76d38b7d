import type { Currency } from '@oriel/core/currency'
import type { SiteId } from '@oriel/core/id'
import type { Database } from '@oriel/db/database'
import { findMember } from '@oriel/domain/member'
import { giveRecommendCode, setRecommend, setRecommendCode } from '@oriel/domain/introducer'
import { addTerms, findTerms } from '@oriel/domain/recommend'
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

const UNITS = 10_000n
/** A thousandth of what a friend stakes in three months, up to about a hundred dollars. */
const MOST: Readonly<Partial<Record<Currency, bigint>>> = {
  USD: 100n * UNITS,
  RMB: 700n * UNITS,
  VND: 2_500_000n * UNITS,
  THB: 3_500n * UNITS,
}

async function tellTerms(database: Database, siteId: SiteId, currency: Currency): Promise<void> {
  const shareMax = MOST[currency]
  if (shareMax === undefined || (await findTerms(database.rows, siteId, currency))) return
  const draft = { currency, sharePpm: 1_000, shareDays: 90, shareMax }
  await database.transaction((work) => addTerms(work, siteId, draft, 'story'))
}

/** Some of the cast bring friends. */
export async function tellRecommend(database: Database, now: Date): Promise<void> {
  for (const [siteId, currencies] of OPEN) {
    for (const currency of currencies) {
      await setRecommend(database, siteId, currency, true)
      await tellTerms(database, siteId, currency)
    }
  }
  for (const { siteId, account, code, isEnabled } of CODES) {
    const member = await findMember(database.rows, siteId, account)
    if (!member) throw new Error('the members’ story comes before their codes’')
    const given = await giveRecommendCode(database, member, code, now)
    if (given.ok && !isEnabled) await setRecommendCode(database, siteId, code, false)
  }
}
