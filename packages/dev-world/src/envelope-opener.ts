import { newId, type SiteId } from '@oriel/core/id'
import { dollarsIn } from '@oriel/core/dollars'
import { money, floorToShown } from '@oriel/core/money'
import type { Currency } from '@oriel/core/currency'
import type { Database } from '@oriel/db/database'
import { openEnvelope, type Opening } from '@oriel/domain/red-envelope'
import { findSite } from '@oriel/domain/site'
import type { Keys } from '@oriel/keys/keys'
import { ORIEL } from './cast.ts'

const MINUTE_MS = 60_000
/** An envelope is open for so long, then none for the rest: a visitor sees one, and its end. */
const OPEN_MS = 12 * MINUTE_MS
const EVERY_MS = 15 * MINUTE_MS
const SLOTS = 200

export type EnvelopeOpener = { stop(): Promise<void> }

/** In a world on a laptop an envelope is open at the start, and again every quarter of an hour. */
export function startEnvelopeOpener(
  database: Database,
  keys: Keys,
  onError: (error: unknown) => void,
): EnvelopeOpener {
  let opening = openOnce(database, keys).catch(onError)
  const timer = setInterval(() => {
    opening = openOnce(database, keys).catch(onError)
  }, EVERY_MS)
  return {
    async stop() {
      clearInterval(timer)
      await opening
    },
  }
}

/** One in each currency of the site that has none now. */
export async function openOnce(database: Database, keys: Keys): Promise<void> {
  const site = await findSite(database.rows, ORIEL)
  if (!site) return
  const now = new Date()
  const open = await database.rows
    .selectFrom('red_envelopes')
    .select('currency')
    .where('site_id', '=', ORIEL)
    .where('end_at', '>', now)
    .execute()
  const by = { opened: 'rosa.lind', checked: 'tran.lan', proposalId: null }
  for (const currency of site.currencies) {
    if (open.some((one) => one.currency === currency)) continue
    const one = exampleOpening(ORIEL, currency, now)
    await database.transaction((work) => openEnvelope(work, keys, one, by))
  }
}

/** About 1 to 20 dollars a slot, 5 in the mean. */
function exampleOpening(siteId: SiteId, currency: Currency, now: Date): Opening {
  const worth = (dollars: bigint) =>
    floorToShown(money(dollarsIn(dollars, currency), currency)).units
  return {
    id: newId<'red-envelope'>(),
    siteId,
    name: 'Evening envelope',
    currency,
    total: worth(5n) * BigInt(SLOTS),
    slots: SLOTS,
    least: worth(1n),
    most: worth(20n),
    registeredBefore: null,
    opensAt: now,
    endAt: new Date(now.getTime() + OPEN_MS),
  }
}
