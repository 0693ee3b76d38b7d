import type { Currency } from '@oriel/core/currency'
import { refuse, type Refused } from '@oriel/core/outcome'
import type { PersonalField } from '@oriel/core/personal'
import type { RegisterAsk } from '@oriel/core/register-field'
import type { Personal } from '@oriel/domain/member'
import { registrationRules } from '@oriel/domain/registration'
import type { Site } from '@oriel/domain/site'
import type { FieldMessageKey } from '@oriel/forms/fields'
import { formOfPersonal, personalFieldOfForm } from '@oriel/forms/personal'
import { checkRegistration } from '@oriel/forms/registration'
import { askedAs, isChangeable } from './rules.ts'

/** Which field a refusal is about; the message where a rule of the form refuses it. */
export type AboutField = {
  readonly field: PersonalField
  readonly message: FieldMessageKey | null
}

export const refuseField = <const Reason extends string>(
  reason: Reason,
  field: PersonalField,
): Refused<Reason> => refuse(reason, { field, message: null } satisfies AboutField)

/** The member centre asks by the rules of registration. Only contact apps may be emptied. */
export function findFailure(
  site: Site,
  currency: Currency,
  wanted: Personal,
  now: Date,
): AboutField | null {
  const fields = Object.keys(wanted) as PersonalField[]
  const asks = Object.fromEntries(fields.map((field) => [askedAs(field), askFor(field)]))
  const rules = registrationRules(site, currency, asks, now)
  for (const { field: formField, message } of checkRegistration(formOfPersonal(wanted), rules)) {
    const field = personalFieldOfForm(formField)
    if (field !== null && fields.includes(field)) return { field, message }
  }
  return null
}

const askFor = (field: PersonalField): RegisterAsk => ({
  isDisplay: true,
  isRequired: !isChangeable(field),
  isUnique: false,
  isMemberCenter: true,
  isVerification: false,
  isMemberCenterVerification: false,
})
