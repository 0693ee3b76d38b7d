import { checkRegistration, EMPTY_FORM } from '@oriel/forms/registration'
import { FORM_FIELDS } from '@oriel/forms/registration'
import { fromWire, toWire } from '@oriel/contract/registration-wire'
import type { ProfileFieldName } from '@oriel/contract/member/profile'
import type { Currency } from '@oriel/core/currency'
import type { RegisterAsk } from '@oriel/core/register-field'
import type { Personal } from '@oriel/domain/member'
import { isChangeable } from '@oriel/domain/profile'
import { registrationRules } from '@oriel/domain/registration'
import type { Site } from '@oriel/domain/site'
import { fieldOf, wireName } from './wire.ts'

type Failure = { readonly field: ProfileFieldName; readonly message: string }

/** The member centre asks by the rules of registration. Only contact apps may be emptied. */
export function firstProfileFailure(
  site: Site,
  currency: Currency,
  wanted: Personal,
  now: Date,
): Failure | null {
  const given = Object.entries(wanted).map(([field, text]) => [
    wireName(field as keyof Personal),
    text,
  ]) as [ProfileFieldName, string][]
  const asks = Object.fromEntries(given.map(([name]) => [name, askFor(name)]))
  const texts = { ...toWire(EMPTY_FORM), ...Object.fromEntries(given) }
  const rules = registrationRules(site, currency, asks, now)
  const failures = checkRegistration(fromWire(texts, true), rules)
  for (const { field, message } of failures) {
    const name = (FORM_FIELDS as Record<string, string>)[field]
    const failed = given.find(([one]) => one === name)
    if (failed) return { field: failed[0], message }
  }
  return null
}

const askFor = (name: ProfileFieldName): RegisterAsk => ({
  isDisplay: true,
  isRequired: !isChangeable(fieldOf(name)),
  isUnique: false,
  isMemberCenter: true,
  isVerification: false,
  isMemberCenterVerification: false,
})
