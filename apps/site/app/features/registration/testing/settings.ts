import {
  CASE_ASKS,
  CASE_TODAY,
  caseCurrencies,
  type CaseCurrency,
} from '@oriel/forms/testing/field-cases'
import { callingCodeOf } from '@oriel/core/phone'
import { registerFields } from '@oriel/core/register-field'
import type { CurrencySettings, RegisterSettings } from '../register-settings.ts'

/** The first site's forms, as its server tells them. */
export const settingsFor = (currency: CaseCurrency): CurrencySettings => {
  const asks = CASE_ASKS[currency]
  return {
    rules: {
      currency,
      asks,
      passwordPolicy: 'classic',
      phoneDigits: currency === 'VND' ? 10 : null,
      minimumAgeYears: 18,
      today: CASE_TODAY,
      siteName: 'Oriel',
    },
    shown: registerFields.filter((field) => asks[field]?.isDisplay),
    callingCode: callingCodeOf(currency),
    hasRecommend: true,
    welcome: null,
  }
}

export const someSettings: RegisterSettings = new Map(
  caseCurrencies.map((currency) => [currency, settingsFor(currency)]),
)
