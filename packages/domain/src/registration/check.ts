import type { Currency } from '@oriel/core/currency'
import { done, refuse, type Outcome, type Refused } from '@oriel/core/outcome'
import { internationalPhone } from '@oriel/core/phone'
import type { RegisterAsks } from '@oriel/core/register-field'
import type { Personal } from '@oriel/domain/member'
import { tryRate } from '@oriel/domain/rate'
import { mayComeFrom, type From, type Guard } from '@oriel/domain/session'
import type { Site } from '@oriel/domain/site'
import { birthdayText } from '@oriel/forms/birthday'
import { personalOfForm } from '@oriel/forms/personal'
import {
  checkRegistration,
  type RegistrationField,
  type RegistrationForm,
} from '@oriel/forms/registration'
import {
  isClosed,
  refuseCurrency,
  refuseFailures,
  registrationRules,
  type FormReason,
} from './form.ts'
import { takeProof, type GivenProof } from './proof.ts'
import { accountCheckRates, checkRates } from './rules.ts'
import { findRegisterAsks } from './settings.ts'
import { claimedOf, findClaimRefusal, uniqueOf, type ClaimReason } from './taken.ts'

export type DetailsCheck = {
  readonly given: GivenProof
  readonly site: Site
  readonly currency: Currency
  /** Fields that are to be checked are filled in; the others are empty. */
  readonly form: RegistrationForm
}

export type CheckReason =
  | Exclude<ClaimReason, 'identity_claimed'>
  | 'identity_taken'
  | 'name_blacklisted'
  | 'email_blacklisted'
  | 'registration_closed'
  | 'registering_too_often'
  | 'place_closed'
  | 'verify_failed'
  | 'phone_not_served'
  | FormReason

/** The proof to go on with goes along with whatever is said. */
export type Checked<Reason extends string> = {
  readonly proof: string | null
  readonly outcome: Outcome<void, Reason>
}

/**
 * Looks at single fields of a form. Whether a person is a member is told to who has shown to be one
 * and not often; whether an account name is free is told to everybody.
 */
export async function checkDetails(
  guard: Guard,
  { given, site, currency, form }: DetailsCheck,
  from: From,
  now: Date,
): Promise<Checked<CheckReason>> {
  const { rows } = guard.database
  const say = (proof: string | null, outcome: Outcome<void, CheckReason>) => ({ proof, outcome })
  if (isClosed(site)) return say(null, refuse('registration_closed'))
  if (await mayComeFrom(rows, from)) return say(null, refuse('place_closed'))
  const asks = await findRegisterAsks(rows, site.id, currency)
  const personal = personalOfForm(form, asks)
  const claimed = claimedOf({ account: form.memberAccount.toLowerCase(), personal })
  const isPersonal = Object.entries(claimed).some(([name, text]) => name !== 'account' && text)
  const hasShown = given.proof !== null || given.captcha !== null
  const proof = hasShown ? await takeProof(guard, given, from, now) : null
  if (proof === null && (isPersonal || hasShown)) return say(null, refuse('verify_failed'))
  const rates = isPersonal ? checkRates(from) : accountCheckRates(from)
  if (!(await tryRate(rows, guard.keys, rates, now))) {
    return say(proof, refuse('registering_too_often'))
  }
  const failures = checkRegistration(form, registrationRules(site, currency, asks, now))
  const refusal =
    refuseCurrency(site, currency) ??
    refuseFailures(failures.filter(({ field }) => isFilled(form, field))) ??
    refusePhone(personal, asks, currency)
  if (refusal) return say(proof, refusal)
  const taken = await findClaimRefusal(rows, guard.keys, from.siteId, claimed, uniqueOf(asks))
  if (taken === null) return say(proof, done())
  return say(proof, refuse(taken === 'identity_claimed' ? 'identity_taken' : taken))
}

function isFilled(form: RegistrationForm, field: RegistrationField): boolean {
  if (field === 'agreement') return form.agreement
  if (field === 'memberBirthday') return birthdayText(form.memberBirthday) !== ''
  if (field === 'withdrawPassword') return form.withdrawPassword.join('') !== ''
  return form[field] !== ''
}

/** A phone that a code cannot be sent to, where one has to be. */
const refusePhone = (
  { phone }: Personal,
  asks: RegisterAsks,
  currency: Currency,
): Refused<'phone_not_served'> | null =>
  phone && asks.member_phone?.isVerification && internationalPhone(currency, phone) === null
    ? refuse('phone_not_served')
    : null
