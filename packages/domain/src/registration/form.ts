import type { Currency } from '@oriel/core/currency'
import { refuse, type Refused } from '@oriel/core/outcome'
import type { RegisterAsks } from '@oriel/core/register-field'
import { dayOf } from '@oriel/core/time'
import type { Site } from '@oriel/domain/site'
import { REGISTRATION_MIN_AGE_YEARS } from '@oriel/forms/limits'
import type { RegistrationFailure, RegistrationRules } from '@oriel/forms/registration'
import { reasonOfFailure, type FailureReason } from '@oriel/forms/registration-reasons'

/** The rules of a site's form, for the same functions that browsers check it with. */
export const registrationRules = (
  site: Site,
  currency: Currency,
  asks: RegisterAsks,
  now: Date,
): RegistrationRules => ({
  currency,
  asks,
  passwordPolicy: site.flags.passwordPolicy,
  phoneDigits: phoneDigitsOf(site, currency),
  minimumAgeYears: REGISTRATION_MIN_AGE_YEARS,
  today: dayOf(now, site.flags.timeZone),
  siteName: site.name,
})

export const phoneDigitsOf = ({ flags }: Site, currency: Currency): number | null =>
  flags.phoneDigits[currency] ?? null

/** S1.043: a demo site takes no registrations. */
export const isClosed = ({ envConfig, flags }: Site): boolean =>
  (envConfig?.isDemo ?? false) || !flags.registrationOpen

export type FormReason = FailureReason | 'currency_not_open'

/** The rules depend on the currency, so one that the site does not offer is refused first. */
export const refuseCurrency = (
  { currencies }: Site,
  currency: Currency,
): Refused<'currency_not_open'> | null =>
  currencies.includes(currency) ? null : refuse('currency_not_open')

/** The first failure names the refusal; all of them go with it. */
export function refuseFailures(
  failures: readonly RegistrationFailure[],
): Refused<FailureReason> | null {
  const [first] = failures
  return first ? refuse(reasonOfFailure(first), failures) : null
}

/** What is wrong in the form; nothing where a refusal is not about the form. */
export const failuresOf = ({ told }: Refused<string>): readonly RegistrationFailure[] =>
  (told as readonly RegistrationFailure[] | undefined) ?? []
