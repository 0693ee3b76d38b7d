import type { RegistrationField } from '@oriel/forms/registration'
import { symbolOf, type Currency } from '@oriel/core/currency'
import { languageTag } from '@oriel/core/locale'
import { Button } from '@oriel/ui/form/button'
import { Disclosure } from '@oriel/ui/navigation/disclosure'
import { FormError, FormNote } from '@oriel/ui/form/form-message'
import { Select } from '@oriel/ui/form/select'
import { StepDots } from '@oriel/ui/navigation/step-dots'
import type { FormEvent } from 'react'
import { SubmitButton } from '@oriel/web/form/submit-button'
import { useText } from '@oriel/web/text'
import { AgreementBox } from './agreement-box.tsx'
import { FieldRows } from './form-field.tsx'
import { fieldsOf, optionalDetails, requiredDetails, STEP_COUNT } from './form-order.ts'
import { IntroducerField } from './introducer-field.tsx'
import { labelOf } from './labels.ts'
import type { RegisterFormProps } from './register-form-props.ts'
import type { RegistrationStart } from './use-draft.ts'
import type { FieldProps } from './use-field-label.ts'
import { useRegistration } from './use-registration.ts'

export type RegisterFieldsProps = RegisterFormProps & { start: RegistrationStart }

/** The form of one currency, in two steps. */
export function RegisterFields({ start, ...props }: RegisterFieldsProps) {
  const { t } = useText()
  const registration = useRegistration(start, props)
  const { draft, refused, formRef, submit } = registration
  const send = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  const step = t('registration.step', { step: draft.step, count: STEP_COUNT })
  return (
    <form ref={formRef} className="grid gap-4" noValidate onSubmit={send}>
      <StepDots step={draft.step} count={STEP_COUNT} label={step} />
      {refused && (
        <FormError key={refused.turn} title={t('registration.refused')}>
          {refused.text}
        </FormError>
      )}
      {/* Both stay in the form: a password manager keeps what it sees when it is sent. */}
      <div className="grid gap-4" hidden={draft.step !== 1}>
        <FieldRows fields={fieldsOf(1, registration.settings)} registration={registration} />
        <CurrencyField registration={registration} currencies={[...start.settings.keys()]} />
        <AgreementBox registration={registration} onAgreement={props.onAgreement} />
        <Button type="submit" className="button-large">
          {t('registration.next')}
        </Button>
        <IntroducerField registration={registration} />
      </div>
      <div className="grid gap-4" hidden={draft.step !== 2}>
        <Details registration={registration} captcha={props.captcha} />
        <Actions registration={registration} />
      </div>
    </form>
  )
}

/** What must be told, the captcha, and folded what may be told. */
function Details({ registration, captcha }: FieldProps & Pick<RegisterFormProps, 'captcha'>) {
  const { t } = useText()
  const { draft, settings } = registration
  const optional = optionalDetails(settings)
  return (
    <>
      <FieldRows fields={requiredDetails(settings)} registration={registration} />
      {optional.length > 0 && (
        <Disclosure title={t('registration.more')}>
          <div className="grid gap-4">
            <FieldRows fields={optional} registration={registration} />
          </div>
        </Disclosure>
      )}
      {captcha.field(draft.errors.captchaAnswer)}
    </>
  )
}

/** An introducer's members play in the introducer's currency. */
function CurrencyField({
  registration,
  currencies,
}: FieldProps & { currencies: readonly Currency[] }) {
  const { t, locale } = useText()
  const { draft, choose } = registration
  const { currency: own, lockedBy } = draft.introducer
  const isLocked = lockedBy !== null && own === draft.currency
  const options = (isLocked ? [draft.currency] : currencies).map((currency) => ({
    value: currency,
    label: currency,
    start: (
      <span className="choice-chip-coin" aria-hidden="true">
        {symbolOf(currency)}
      </span>
    ),
  }))
  const labels = draft.cleared.map((field: RegistrationField) => labelOf(field, t))
  const fields = new Intl.ListFormat(languageTag(locale)).format(labels)
  return (
    <div>
      <Select
        label={t('registration.currency')}
        name="member_currency"
        options={options}
        value={draft.currency}
        onChange={choose}
        isDisabled={isLocked}
        {...(isLocked ? { hint: t('registration.currency_locked') } : {})}
      />
      <div aria-live="polite">
        {labels.length > 0 && (
          <FormNote>{t('registration.cleared', { currency: draft.currency, fields })}</FormNote>
        )}
      </div>
    </div>
  )
}

function Actions({ registration }: FieldProps) {
  const { t } = useText()
  const { isBusy, goTo } = registration
  return (
    <div className="grid gap-2.5">
      <SubmitButton isSending={isBusy}>{t('registration.submit')}</SubmitButton>
      <Button variant="ghost" className="button-large" onClick={() => goTo(1)}>
        {t('registration.back')}
      </Button>
    </div>
  )
}
