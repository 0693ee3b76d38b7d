import type { FailuresWire } from '@oriel/contract/member/registration'
import { REGISTRATION_MIN_AGE_YEARS } from '@oriel/forms/limits'
import { failuresWire, reasonOfFailure } from '@oriel/contract/registration-effect'
import type { RegistrationFailure, RegistrationRules } from '@oriel/forms/registration'
import type { RegisterReason } from '@oriel/contract/registration-reasons'
import type { RegistrationTexts } from '@oriel/contract/registration-wire'
import type { Currency } from '@oriel/core/currency'
import { refuse, type Refused } from '@oriel/core/outcome'
import { personalFieldOf, registerFields, type RegisterAsks } from '@oriel/core/register-field'
import { dayOf } from '@oriel/core/time'
import type { Personal } from '@oriel/domain/member'
import type { Site } from '@oriel/domain/site'
import type * as z from 'zod/mini'

/** The rules of a site's form, for the same functions that browsers check it with. */
export const rulesOf = (
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

export type Failures = z.output<typeof FailuresWire>
type Told = { readonly failures: Failures }

/** The first failure names the refusal; all of them are told. */
export function fieldRefusal(
  failures: readonly RegistrationFailure[],
): (Refused<RegisterReason> & { readonly told?: unknown }) | null {
  const [first] = failures
  if (!first) return null
  return refuse(reasonOfFailure(first), { failures: failuresWire(failures) } satisfies Told)
}

/** The address decides which site this is, and the site which currencies it has. */
export const refuseCurrency = ({ currencies }: Site, currency: Currency) =>
  currencies.includes(currency) ? null : refuse('currency_not_open')

/** What was told with a refusal, or nothing. */
export const toldFailures = ({ told }: Refused<string>): Failures =>
  (told as Told | undefined)?.failures ?? []

/** What is kept of a form: only what it shows, so that a hidden field cannot be filled. */
export function personalOf(texts: RegistrationTexts, asks: RegisterAsks): Personal {
  const personal: Personal = {}
  for (const name of registerFields) {
    const field = personalFieldOf(name)
    const text = texts[name].trim()
    if (field !== null && asks[name]?.isDisplay && text !== '') personal[field] = text
  }
  return personal
}
