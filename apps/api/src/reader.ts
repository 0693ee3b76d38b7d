import type { Currency } from '@oriel/core/currency'
import { currencyOfLocale } from '@oriel/core/locale'
import type { Reader } from '@oriel/domain/content'
import type { Caller } from './caller.ts'

/** Who reads what operators wrote. A guest's currency that the site does not offer is none. */
export const readerOf = (
  { site, session, locale }: Pick<Caller, 'site' | 'session' | 'locale'>,
  asked: { readonly currency?: Currency | undefined; readonly device: Reader['device'] },
  now: Date,
): Reader => ({
  siteId: site.id,
  isMember: session !== null,
  device: asked.device,
  locale,
  currency: session?.currency ?? site.currencies.find((one) => one === asked.currency) ?? null,
  now,
})

/** S3.025: the number of a device is its position in this list. */
const DEVICES = ['both', 'desktop', 'mobile'] as const

/** Whoever names no currency reads in that of their language. */
export function contentReader(
  caller: Caller,
  asked: { readonly currency?: Currency | undefined; readonly display_device: 0 | 1 | 2 },
  now: Date,
): Reader {
  const { currency, display_device } = asked
  const reader = readerOf(caller, { currency, device: DEVICES[display_device] }, now)
  const usual = currencyOfLocale(caller.locale, caller.site.currencies)
  return { ...reader, currency: reader.currency ?? usual }
}
