import type { Client } from '@oriel/contract/client'
import { registerVerificationCall } from '@oriel/contract/member/registration'
import { registrationEffect } from '@oriel/contract/registration-effect'
import type { RegistrationForm } from '@oriel/forms/registration'
import { isClaim } from './check-field.ts'
import { claimedFields, type ClaimedField } from './claimed-fields.ts'
import type { WithProof } from './proof.ts'
import { verificationInput } from './registration-input.ts'
import type { CurrencySettings } from './register-settings.ts'

type ClaimsWorld = {
  readonly call: Client
  readonly withProof: WithProof
  readonly onRefused: (field: ClaimedField, value: string, message: string) => void
}

export type CheckClaims = (
  form: RegistrationForm,
  settings: CurrencySettings,
  signal: AbortSignal,
  fields?: readonly string[],
) => Promise<void>

/**
 * Asks whether somebody else has registered what must be one's own. Each value is asked about once:
 * who walks through the form and back is not counted as somebody who tries out phone numbers.
 */
export function createClaims({ call, withProof, onRefused }: ClaimsWorld): CheckClaims {
  const known = new Map<string, string | null>()
  return async (form, { rules }, signal, fields = claimedFields) => {
    const { currency } = rules
    const asked = claimedFields.filter(
      (field) => fields.includes(field) && isClaim(field, form, rules),
    )
    // One after the other: each answer names one field, and the first gives the proof.
    for (const field of asked) {
      const key = `${currency} ${field} ${form[field]}`
      if (!known.has(key)) {
        const input = verificationInput(form, field, currency)
        const answer = await withProof(
          (shown) => call(registerVerificationCall, { ...input, ...shown }, signal),
          signal,
        )
        if (signal.aborted) return
        const isAbout = answer && !answer.ok && registrationEffect(answer.code).place === field
        if (answer?.ok) known.set(key, null)
        if (isAbout) known.set(key, answer.message)
      }
      const message = known.get(key)
      if (message) onRefused(field, form[field], message)
    }
  }
}
