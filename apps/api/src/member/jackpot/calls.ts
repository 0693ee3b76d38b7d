import { getJackpotCall } from '@oriel/contract/member/jackpot'
import { currencyOfLocale } from '@oriel/core/locale'
import { done, refuse } from '@oriel/core/outcome'
import { readJackpot } from '@oriel/domain/jackpot'
import { bind, type Binding } from '../../bind.ts'
import type { House } from '../../house.ts'

export const jackpotBindings = (house: House): Binding[] => [
  bind(getJackpotCall, async (asked, { site, session, locale }) => {
    // Whoever names no currency is shown their own, or that of their language.
    const own = session?.currency ?? currencyOfLocale(locale, site.currencies)
    const currency = asked.currency ?? own
    if (!site.currencies.includes(currency)) return refuse('currency_not_offered')
    const { total, tiers, version } = await readJackpot(house.database.rows, site.id, currency)
    return done({ currency, jackpot_amount_total: total, tiers: [...tiers], version })
  }),
]
