import {
  clearHidden,
  EMPTY_FORM,
  type RegistrationField,
  type RegistrationForm,
} from '@oriel/forms/registration'
import type { Currency } from '@oriel/core/currency'
import { allFields, stepOf, type Step } from './form-order.ts'
import { claimedFields } from './claimed-fields.ts'
import { NOBODY, release, typeCode, type Introducer } from './introducer-rules.ts'
import type { CurrencySettings } from './register-settings.ts'
import type { Sent } from './send-registration.ts'

/** Where something can be wrong. */
export type Place = RegistrationField | 'introducer'
export type Errors = Readonly<Partial<Record<Place, string>>>

/** What a visitor has filled in so far, and what is said about it. */
export type Draft = {
  readonly form: RegistrationForm
  readonly currency: Currency
  readonly introducer: Introducer
  readonly errors: Errors
  /** What the new currency does not ask for and held something. */
  readonly cleared: readonly RegistrationField[]
  /** S4.077: code 107 switches the recommend feature off. */
  readonly isRecommendClosed: boolean
  readonly step: Step
}

export const emptyDraft = (currency: Currency, introducer: Introducer = NOBODY): Draft => ({
  form: EMPTY_FORM,
  currency,
  introducer,
  errors: {},
  cleared: [],
  isRecommendClosed: false,
  step: 1,
})

/** What is typed anew is no longer wrong. */
export const writeField = <Field extends RegistrationField>(
  draft: Draft,
  field: Field,
  value: RegistrationForm[Field],
): Draft => ({
  ...draft,
  form: { ...draft.form, [field]: value },
  errors: without(draft.errors, field === 'password' ? [field, 'checkPassword'] : [field]),
})

export const writeCode = (draft: Draft, code: string): Draft =>
  draft.introducer.lockedBy
    ? draft
    : {
        ...draft,
        introducer: typeCode(code.trim()),
        errors: without(draft.errors, ['introducer']),
      }

/** S4.083: fields that stop being displayed are cleared. All others are checked again. */
export function chooseCurrency(draft: Draft, next: CurrencySettings): Draft {
  const form = clearHidden(draft.form, next.rules.asks)
  const cleared = (Object.keys(form) as RegistrationField[]).filter(
    (field) => isFilled(draft.form, field) && !isFilled(form, field),
  )
  return { ...draft, form, currency: next.rules.currency, cleared, errors: {} }
}

function isFilled(form: RegistrationForm, field: RegistrationField): boolean {
  const value = form[field]
  if (typeof value === 'boolean') return value
  if (typeof value === 'string') return value !== ''
  return Object.values(value).some((part) => part !== '')
}

/** What somebody else has stays wrong until it is changed; asking once more brings nothing new. */
export const knownClaims = (
  errors: Errors,
  fields: readonly RegistrationField[] = claimedFields,
): Errors =>
  Object.fromEntries(
    claimedFields.flatMap((field) => {
      const error = errors[field]
      return error && fields.includes(field) ? [[field, error]] : []
    }),
  )

/** Says what is wrong, and goes to the step where the first of it stands. */
export function showErrors(draft: Draft, errors: Errors, settings: CurrencySettings): Draft {
  const first = firstPlace(errors, settings)
  return { ...draft, errors, step: first === null ? draft.step : stepOf(first, settings) }
}

/** The one to point at: the first in the order of the form. */
export const firstPlace = (errors: Errors, settings: CurrencySettings): Place | null =>
  (['introducer', ...allFields(settings)] as const).find((place) => errors[place]) ?? null

/** After code 107 nobody can be named any more; after the others a code can be corrected. */
function releaseIntroducer(draft: Draft, closesRecommend: boolean): Draft {
  const introducer = closesRecommend ? NOBODY : release(draft.introducer)
  const isRecommendClosed = draft.isRecommendClosed || closesRecommend
  return { ...draft, introducer, isRecommendClosed }
}

/**
 * S4.080: a success empties the form. S4.076, S4.077: a refusal may release the introducer, or
 * close the recommend feature.
 */
export function afterSending(draft: Draft, sent: Sent): Draft {
  if (sent.ok) return emptyDraft(draft.currency, draft.introducer)
  const { releasesIntroducer, closesRecommend } = sent.refusal
  return releasesIntroducer ? releaseIntroducer(draft, closesRecommend) : draft
}

const without = (errors: Errors, places: readonly Place[]): Errors =>
  Object.fromEntries(
    Object.entries(errors).filter(([place]) => !places.some((gone) => gone === place)),
  )
