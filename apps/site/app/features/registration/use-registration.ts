import type { RegistrationField, RegistrationForm } from '@oriel/forms/registration'
import type { Currency } from '@oriel/core/currency'
import { useCallback, useMemo } from 'react'
import { useText } from '@oriel/web/text'
import { errorsOf } from './check-field.ts'
import { chooseCurrency, knownClaims, writeCode, writeField } from './draft.ts'
import { fieldsOf, type Step } from './form-order.ts'
import { createProof } from './proof.ts'
import type { RegisterFormProps } from './register-form-props.ts'
import { useAccountCheck, type AccountState } from './use-account-check.ts'
import { useAgreements, type Agreement } from './use-agreements.ts'
import { useClaims } from './use-claims.ts'
import { useDraft, type HeldDraft, type RegistrationStart } from './use-draft.ts'
import { useSmsCode, type SmsCode } from './use-sms-code.ts'
import { useSubmit, type Submit } from './use-submit.ts'

export type Registration = Pick<HeldDraft, 'draft' | 'settings' | 'formRef'> &
  Submit & {
    readonly account: AccountState
    readonly sms: SmsCode
    readonly agreements: readonly Agreement[]
    readonly write: <Field extends RegistrationField>(
      field: Field,
      value: RegistrationForm[Field],
    ) => void
    readonly writeCode: (code: string) => void
    /** A field was left. */
    readonly leave: (field: RegistrationField) => void
    readonly choose: (currency: Currency) => void
    readonly sendCode: () => void
    readonly goTo: (step: Step) => void
  }

/** The form and all that happens to it. */
export function useRegistration(start: RegistrationStart, props: RegisterFormProps): Registration {
  const text = useText()
  const held = useDraft(start)
  const { draft, change, settings, formRef, fail, pointAt, refuse } = held
  const withProof = useMemo(() => createProof(props.prove), [props.prove])
  const refuseAccount = useCallback(
    (account: string, message: string) => refuse('memberAccount', account, message),
    [refuse],
  )
  const refusePhone = useCallback(
    (phone: string, message: string) => refuse('memberPhone', phone, message),
    [refuse],
  )
  const account = useAccountCheck(draft.form.memberAccount, settings, refuseAccount)
  const checkClaims = useClaims(withProof, refuse)
  const sms = useSmsCode(withProof, settings, refusePhone)
  const agreed = useAgreements(draft.currency)
  const sending = useSubmit(held, agreed, props)
  const wrongIn = (...fields: RegistrationField[]) =>
    errorsOf(fields, draft.form, settings.rules, text)

  const goTo = (step: Step): void => {
    const first = fieldsOf(1, settings)
    const errors = step === 1 ? {} : { ...knownClaims(draft.errors, first), ...wrongIn(...first) }
    if (Object.keys(errors).length > 0) return fail(errors)
    change((now) => ({ ...now, step }))
    pointAt(fieldsOf(step, settings)[0] ?? null)
  }
  return {
    draft,
    settings,
    formRef,
    account,
    sms,
    ...sending,
    agreements: agreed.agreements ?? [],
    write: (field, value) => change((now) => writeField(now, field, value)),
    writeCode: (code) => change((now) => writeCode(now, code)),
    leave(field) {
      if (draft.form[field] === '') return
      const error = wrongIn(field)[field]
      if (error) return change((now) => ({ ...now, errors: { ...now.errors, [field]: error } }))
      void checkClaims(draft.form, settings, [field])
    },
    choose(currency) {
      const next = start.settings.get(currency)
      if (!next || currency === draft.currency) return
      const changed = chooseCurrency(draft, next)
      change(() => changed)
      // S4.084: when the currency changes, uniqueness is rechecked.
      void checkClaims(changed.form, next)
    },
    sendCode() {
      const { memberPhone } = draft.form
      const error = memberPhone === '' ? text.t('registration.require_text') : undefined
      const wrong = error ?? wrongIn('memberPhone').memberPhone
      if (wrong) return fail({ ...draft.errors, memberPhone: wrong })
      sms.send(memberPhone)
    },
    goTo,
    submit: () => (draft.step === 1 ? goTo(2) : sending.submit()),
  }
}
