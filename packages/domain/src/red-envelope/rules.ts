import { currencyFacts, type Currency } from '@oriel/core/currency'
import { inDollars } from '@oriel/core/dollars'
import type { Id, SiteId } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import { isDrawable, type EnvelopeShape } from '@oriel/core/chance/red-envelope'

export type EnvelopeId = Id<'red-envelope'>

/** What two people agree to. */
export type Opening = {
  readonly id: EnvelopeId
  readonly siteId: SiteId
  readonly name: string
  readonly currency: Currency
  readonly total: Units
  readonly slots: number
  readonly least: Units
  readonly most: Units
  /** Only members who were there before; null: before it opened. */
  readonly registeredBefore: Date | null
  readonly opensAt: Date
  readonly endAt: Date
}

const KEPT_DECIMALS = 4
const MINUTE_MS = 60_000
/** Shorter than this nobody reads it; longer than this nobody remembers it. */
export const LASTS_MS = { least: MINUTE_MS, most: 7 * 24 * 60 * MINUTE_MS } as const
const AHEAD_MAX_MS = 90 * 24 * 60 * MINUTE_MS

/** Units of the smallest coin that people see. */
export const coinOf = (currency: Currency): Units =>
  10n ** BigInt(KEPT_DECIMALS - currencyFacts(currency).decimals)

/** The same in smallest shown coins; null where an amount is no whole number of them. */
export function shapeOf({ currency, total, slots, least, most }: Opening): EnvelopeShape | null {
  const coin = coinOf(currency)
  if ([total, least, most].some((units) => units % coin !== 0n)) return null
  const inCoins = (units: Units): number => Number(units / coin)
  return { total: inCoins(total), slots, least: inCoins(least), most: inCoins(most) }
}

export type OpeningReason =
  | 'currency_not_offered'
  | 'amounts_not_possible'
  | 'times_wrong'
  | 'over_limit'

export type Ground = {
  readonly now: Date
  readonly currencies: readonly Currency[]
  /** What other open envelopes of the site can still give, in ten-thousandths of a dollar. */
  readonly promised: Units
  /** What all of them together may promise, in the same. */
  readonly limit: Units
}

/** A proposal may have waited past its opening time: then it opens with the last vote. */
export const opensAtOf = (opening: Opening, now: Date): Date =>
  opening.opensAt < now ? now : opening.opensAt

export function checkOpening(opening: Opening, ground: Ground): Outcome<void, OpeningReason> {
  if (!ground.currencies.includes(opening.currency)) return refuse('currency_not_offered')
  const shape = shapeOf(opening)
  if (!shape || !isDrawable(shape)) return refuse('amounts_not_possible')
  const opensAt = opensAtOf(opening, ground.now)
  const lastsMs = opening.endAt.getTime() - opensAt.getTime()
  const aheadMs = opensAt.getTime() - ground.now.getTime()
  if (lastsMs < LASTS_MS.least || lastsMs > LASTS_MS.most || aheadMs > AHEAD_MAX_MS) {
    return refuse('times_wrong')
  }
  const promised = ground.promised + inDollars(opening.total, opening.currency)
  return promised > ground.limit ? refuse('over_limit') : done()
}
