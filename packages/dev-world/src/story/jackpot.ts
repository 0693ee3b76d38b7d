import type { Currency } from '@oriel/core/currency'
import type { SiteId } from '@oriel/core/id'
import { money, parseUnits, type Money } from '@oriel/core/money'
import { expectDone } from '@oriel/core/outcome'
import type { Database } from '@oriel/db/database'
import { contributeToJackpot } from '@oriel/domain/jackpot'
import { findSite } from '@oriel/domain/site'
import { createLedger } from '@oriel/ledger/ledger'
import { ORIEL, SECOND } from '../cast.ts'

/** What the house puts into each pool of the first site, in play money. */
const OPENINGS: Readonly<Record<Currency, string>> = {
  USD: '12845930.55',
  RMB: '91204107.90',
  VND: '1284593055',
  THB: '45908201.25',
  WON: '2871940660',
  JPY: '1926889580',
  INR: '84512300.40',
  MMK: '978120450',
  BRL: '7106422.35',
  BDT: '52140690.75',
  NGN: '318844910.60',
  GP: '12845930.55',
}
/** The second house is smaller: its pools are one in so many. */
const SMALLER: ReadonlyMap<SiteId, bigint> = new Map([[SECOND, 5n]])

export function openingOf(siteId: SiteId, currency: Currency): Money {
  const units = parseUnits(OPENINGS[currency])
  if (units === null) throw new Error(`${OPENINGS[currency]} ${currency} is no amount`)
  return money(units / (SMALLER.get(siteId) ?? 1n), currency)
}

/** Each site opens with a pool in every currency. Keys make the second telling change nothing. */
export async function tellJackpot(database: Database): Promise<void> {
  const ledger = createLedger(database)
  for (const siteId of [ORIEL, SECOND]) {
    const site = await findSite(database.rows, siteId)
    for (const currency of site?.currencies ?? []) {
      const cause = { kind: 'jackpot', id: `jackpot-${siteId}-${currency}` } as const
      const contribution = { siteId, amount: openingOf(siteId, currency), cause }
      expectDone(await contributeToJackpot({ database, ledger }, contribution))
    }
  }
}
