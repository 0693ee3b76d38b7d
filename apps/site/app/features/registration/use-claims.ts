import type { RegistrationForm } from '@oriel/forms/registration'
import { useCallback, useMemo } from 'react'
import { call } from '../../platform/call.ts'
import type { ClaimedField } from './claimed-fields.ts'
import { createClaims } from './claims.ts'
import type { WithProof } from './proof.ts'
import type { CurrencySettings } from './register-settings.ts'
import { useSignal } from './use-signal.ts'

/**
 * Asked when a field is left, and for all of them in another currency. Keep `onRefused` the same
 * between renders.
 */
export function useClaims(
  withProof: WithProof,
  onRefused: (field: ClaimedField, value: string, message: string) => void,
) {
  const signal = useSignal()
  const check = useMemo(() => createClaims({ call, withProof, onRefused }), [withProof, onRefused])
  return useCallback(
    (form: RegistrationForm, settings: CurrencySettings, fields?: readonly string[]) =>
      check(form, settings, signal(), fields),
    [check, signal],
  )
}
