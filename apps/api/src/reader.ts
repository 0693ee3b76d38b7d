import type { Currency } from '@oriel/core/currency'
import type { Reader } from '@oriel/domain/content'
import type { Caller } from './caller.ts'

/** Who reads what operators wrote. A currency the site does not offer stands for none. */
export const readerOf = (
  { site, session, locale }: Pick<Caller, 'site' | 'session' | 'locale'>,
  asked: { readonly currency?: Currency | undefined; readonly device: Reader['device'] },
  now: Date,
): Reader => ({
  siteId: site.id,
  isMember: session !== null,
  device: asked.device,
  locale,
  currency: site.currencies.find((currency) => currency === asked.currency) ?? null,
  now,
})
