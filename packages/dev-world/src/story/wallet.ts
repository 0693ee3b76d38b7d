import type { Currency } from '@oriel/core/currency'
import { money, parseUnits, type Money } from '@oriel/core/money'
import { expectDone } from '@oriel/core/outcome'
import type { Database } from '@oriel/db/database'
import { findMember } from '@oriel/domain/member'
import { listSiteCodes, findSiteByCode } from '@oriel/domain/site'
import { grantPlayMoney, saveWelcome } from '@oriel/domain/wallet'
import { createLedger } from '@oriel/ledger/ledger'
import { cast } from '../cast.ts'

/** About a thousand dollars each, in what people there would call a round amount. */
const GRANTS: Readonly<Record<Currency, string>> = {
  USD: '1000',
  RMB: '8000',
  VND: '25000000',
  THB: '35000',
  WON: '1300000',
  JPY: '150000',
  INR: '85000',
  MMK: '2000000',
  BRL: '5000',
  BDT: '120000',
  NGN: '1500000',
  GP: '10000',
}
/** Who signs up begins with half of it. */
const WELCOME_PARTS = 2n

export function grantOf(currency: Currency): Money {
  const units = parseUnits(GRANTS[currency])
  if (units === null) throw new Error(`${GRANTS[currency]} ${currency} is no amount`)
  return money(units, currency)
}

/** Everybody has play money, and who signs up will. Keys make the second telling change nothing. */
export async function tellWallets(database: Database, now: Date): Promise<void> {
  for (const code of await listSiteCodes(database.rows)) {
    const site = await findSiteByCode(database.rows, code)
    if (!site) continue
    for (const currency of site.currencies) {
      const units = grantOf(currency).units / WELCOME_PARTS
      expectDone(await saveWelcome(database.rows, { siteId: site.id, currency, units }))
    }
  }
  const till = { database, ledger: createLedger(database) }
  for (const { account, site, currency } of cast) {
    const member = await findMember(database.rows, site, account)
    if (!member) throw new Error('the members’ story comes before the wallets’')
    const id = `story-${site}-${account}`
    const amount = grantOf(currency)
    expectDone(await grantPlayMoney(till, { id, member, amount, by: 'story' }, now))
  }
}
