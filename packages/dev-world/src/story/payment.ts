import type { Currency } from '@oriel/core/currency'
import { dollarsIn } from '@oriel/core/dollars'
import type { SiteId } from '@oriel/core/id'
import { UNITS_PER_ONE, type Units } from '@oriel/core/money'
import type { Database, Work } from '@oriel/db/database'
import {
  addPaymentKey,
  listPaymentMethods,
  savePaymentLink,
  savePaymentMethod,
  saveTierLimit,
  type MethodDraft,
} from '@oriel/domain/payment'
import { findSite } from '@oriel/domain/site'
import type { Keys } from '@oriel/keys/keys'
import type { PaymentAccess } from '../payments.ts'

/** How sites reach payment providers. Ports and secrets are of this start of the world. */
export async function tellPayments(
  { rows }: Database,
  accesses: readonly PaymentAccess[],
  now: Date,
  keys: Keys,
): Promise<void> {
  for (const { linkId, siteId, dialect, url, operator, keyId, secret } of accesses) {
    const link = { id: linkId, siteId, dialect, url, operator, isSandbox: true }
    await savePaymentLink(rows, link, now)
    await addPaymentKey(rows, keys, linkId, { keyId, secret })
  }
}

type Links = Readonly<Record<PaymentAccess['dialect'], string>>
type Way = Pick<MethodDraft, 'code' | 'kind' | 'linkId' | 'expiresS' | 'promisedS'> & {
  readonly range: readonly [min: Units, max: Units]
}

const MINUTE_S = 60
/** Round amounts of a few currencies; of others what so many dollars are. */
const RANGES: Partial<Record<Currency, Readonly<Record<'bank' | 'redirect', Way['range']>>>> = {
  VND: { bank: range(50_000n, 300_000_000n), redirect: range(50_000n, 50_000_000n) },
  THB: { bank: range(100n, 200_000n), redirect: range(100n, 50_000n) },
  GP: { bank: range(10n, 100_000n), redirect: range(10n, 100_000n) },
}
function range(min: bigint, max: bigint): Way['range'] {
  return [min * UNITS_PER_ONE, max * UNITS_PER_ONE]
}
const rangeOf = (currency: Currency, kind: 'bank' | 'redirect'): Way['range'] =>
  RANGES[currency]?.[kind] ?? [
    dollarsIn(10n, currency),
    dollarsIn(kind === 'bank' ? 10_000n : 2_000n, currency),
  ]

/** Banks of these countries have an agreed code that their apps scan. */
const WITH_CODES: readonly Currency[] = ['VND', 'THB', 'BRL']
/** Providers of coins settle in dollars. */
const WITH_COINS: readonly Currency[] = ['USD']

function waysOf(currency: Currency, { bridge, harbor, quarry }: Links): Way[] {
  const bank = { linkId: bridge, range: rangeOf(currency, 'bank'), promisedS: MINUTE_S }
  const ways: Way[] = [{ ...bank, code: 'bank', kind: 'bank', expiresS: 60 * MINUTE_S }]
  if (WITH_CODES.includes(currency)) {
    ways.unshift({ ...bank, code: 'qr', kind: 'qr', expiresS: 15 * MINUTE_S })
  }
  const page = { linkId: harbor, range: rangeOf(currency, 'redirect'), promisedS: MINUTE_S }
  ways.push({ ...page, code: 'ewallet', kind: 'redirect', expiresS: 30 * MINUTE_S })
  if (WITH_COINS.includes(currency)) {
    const coins = { linkId: quarry, range: range(20n, 50_000n), promisedS: 5 * MINUTE_S }
    ways.push({ ...coins, code: 'crypto', kind: 'crypto', expiresS: 30 * MINUTE_S })
  }
  return ways
}

/** The least and the most that is paid out at once, and a day for each tier of identity. */
type Out = { readonly range: Way['range']; readonly tiers: readonly Units[] }
const tiers = (...days: bigint[]): Units[] => days.map((one) => one * UNITS_PER_ONE)
const OUT: Partial<Record<Currency, Out>> = {
  VND: {
    range: range(100_000n, 200_000_000n),
    tiers: tiers(0n, 12_000_000n, 250_000_000n, 1_200_000_000n),
  },
  THB: { range: range(300n, 200_000n), tiers: tiers(0n, 15_000n, 300_000n, 1_500_000n) },
  GP: { range: range(20n, 100_000n), tiers: tiers(100_000n) },
}
const outOf = (currency: Currency): Out =>
  OUT[currency] ?? {
    range: [dollarsIn(20n, currency), dollarsIn(10_000n, currency)],
    tiers: [0n, 500n, 10_000n, 50_000n].map((one) => dollarsIn(one, currency)),
  }

/** A bank account is paid by the bank, and by the other provider where the bank cannot. */
function waysOut(currency: Currency, { bridge, harbor, quarry }: Links): Way[] {
  const out = { range: outOf(currency).range, promisedS: 5 * MINUTE_S, expiresS: 60 * MINUTE_S }
  const ways: Way[] = [
    { ...out, code: 'bank', kind: 'bank', linkId: bridge },
    { ...out, code: 'bank-2', kind: 'bank', linkId: harbor },
    { ...out, code: 'ewallet', kind: 'redirect', linkId: harbor },
  ]
  if (WITH_COINS.includes(currency)) {
    ways.push({ ...out, code: 'crypto', kind: 'crypto', linkId: quarry })
  }
  return ways
}

/** By which ways members pay in and are paid, in each currency of a site that has none yet. */
export async function tellMethods(
  database: Database,
  accesses: readonly PaymentAccess[],
): Promise<void> {
  for (const siteId of new Set(accesses.map((one) => one.siteId))) {
    const links = Object.fromEntries(
      accesses.flatMap((one) => (one.siteId === siteId ? [[one.dialect, one.linkId]] : [])),
    ) as Links
    for (const currency of (await findSite(database.rows, siteId))?.currencies ?? []) {
      await tellWays(database, { siteId, currency, links })
    }
  }
}

type Place = { readonly siteId: SiteId; readonly currency: Currency; readonly links: Links }

const tellWays = (database: Database, { siteId, currency, links }: Place): Promise<void> =>
  database.transaction(async (work) => {
    await tellDirection(work, { siteId, direction: 'in', currency }, waysOf(currency, links))
    await tellDirection(work, { siteId, direction: 'out', currency }, waysOut(currency, links))
    for (const [tier, units] of outOf(currency).tiers.entries()) {
      await saveTierLimit(work, { siteId, direction: 'out', currency, tier }, units)
    }
  })

async function tellDirection(
  work: Work,
  place: Pick<MethodDraft, 'siteId' | 'direction' | 'currency'>,
  ways: readonly Way[],
): Promise<void> {
  if ((await listPaymentMethods(work, place)).length > 0) return
  const fee = { fixed: 0n, ppm: 0, least: 0n, most: null }
  for (const [sort, { range: bounds, ...way }] of ways.entries()) {
    const [min, max] = bounds
    await savePaymentMethod(work, { ...place, ...way, min, max, fee, sort })
  }
}
