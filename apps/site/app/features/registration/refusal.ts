import { registrationEffect } from '@oriel/contract/registration-effect'
import { WIRE_NAMES } from '@oriel/contract/registration-names'
import type { RegistrationField } from '@oriel/forms/registration'
import type { Text } from '@oriel/i18n/text'
import { failureText } from '@oriel/web/failure-text'
import { findFieldWords } from '../../platform/field-words.ts'
import type { Errors } from './draft.ts'

/** What a failed registration changes in the form. */
export type Refusal = {
  readonly errors: Errors
  /** What belongs to no field. */
  readonly toast: string | null
  readonly releasesIntroducer: boolean
  readonly closesRecommend: boolean
}

type Failed = {
  readonly code: string
  readonly reason: string
  readonly message: string
  readonly told: unknown
}

/** S8.070 to S8.104: each code shows the server's message at its own place in the form. */
export function judgeRefusal(failed: Failed, text: Text): Refusal {
  const { place, releasesIntroducer, closesRecommend } = registrationEffect(failed.code)
  const said = failureText(failed, text)
  const told = toldErrors(failed.told, text)
  if (Object.keys(told).length > 0) {
    return { errors: told, toast: null, releasesIntroducer: false, closesRecommend: false }
  }
  return {
    errors: place === 'toast' ? {} : { [place]: said },
    toast: place === 'toast' ? said : null,
    releasesIntroducer,
    closesRecommend,
  }
}

const FIELDS = Object.fromEntries(
  Object.entries(WIRE_NAMES).map(([field, name]) => [name, field]),
) as Readonly<Record<string, RegistrationField>>

type Told = { readonly failures: readonly { readonly field: string; readonly message: string }[] }

/** All that the server found wrong in the form, where it names it. */
function toldErrors(told: unknown, { t }: Text): Errors {
  const failures = (told as Told | null)?.failures ?? []
  return Object.fromEntries(
    failures.flatMap(({ field, message }) => {
      const own = Object.hasOwn(FIELDS, field) ? FIELDS[field] : undefined
      const sentence = findFieldWords(message)
      return own && sentence ? [[own, t(sentence)]] : []
    }),
  )
}
