import type { RegistrationField } from '@oriel/forms/registration'
import { symbolOf, type Currency } from '@oriel/core/currency'
import { languageTag } from '@oriel/core/locale'
import { Button } from '@oriel/ui/form/button'
import { ChoiceChips } from '@oriel/ui/navigation/choice-chips'
import { FormError, FormNote } from '@oriel/ui/form/form-message'
import { StepDots } from '@oriel/ui/navigation/step-dots'
import type { FormEvent } from 'react'
import { SubmitButton } from '@oriel/web/form/submit-button'
import { useText } from '@oriel/web/text'
import { AgreementBox } from './agreement-box.tsx'
import { FieldRows } from './form-field.tsx'
import { fieldsOf, STEP_COUNT } from './form-order.ts'
import { IntroducerField } from './introducer-field.tsx'
import { labelOf } from './labels.ts'
import type { RegisterFormProps } from './register-form-props.ts'
import type { RegistrationStart } from './use-draft.ts'
import type { FieldProps } from './use-field-label.ts'
import { useRegistration } from './use-registration.ts'

export type RegisterFieldsProps = RegisterFormProps & { start: RegistrationStart }

/** The form of one currency; on a phone in two steps. */
export function RegisterFields({ start, ...props }: RegisterFieldsProps) {
  const { t } = useText()
  const registration = useRegistration(start, props)
  const { draft, settings, hasSteps, refused, formRef, submit } = registration
  // The answer that was wrong went with its picture; the next one is not wrong yet.
  const isAnswered = props.captcha.proof.answer !== ''
  const isHidden = (step: number) => hasSteps && draft.step !== step
  const send = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  const step = t('registration.step', { step: draft.step, count: STEP_COUNT })
  return (
    <form ref={formRef} className="grid gap-4" noValidate onSubmit={send}>
      {hasSteps && <StepDots step={draft.step} count={STEP_COUNT} label={step} />}
      {refused && (
        <FormError key={refused.turn} title={t('registration.refused')}>
          {refused.text}
        </FormError>
      )}
      {/* Both stay in the form: a password manager keeps what it sees when it is sent. */}
      <div className="grid gap-4" hidden={isHidden(1)}>
        <CurrencyField registration={registration} currencies={[...start.settings.keys()]} />
        <IntroducerField registration={registration} />
        <FieldRows fields={fieldsOf(1, settings)} registration={registration} />
        {hasSteps && (
          <Button type="submit" className="button-large">
            {t('registration.next')}
          </Button>
        )}
      </div>
      <div className="grid gap-4" hidden={isHidden(2)}>
        <FieldRows fields={fieldsOf(2, settings)} registration={registration} />
        {props.captcha.field(isAnswered ? undefined : draft.errors.captchaAnswer)}
        <AgreementBox registration={registration} onAgreement={props.onAgreement} />
        <Actions registration={registration} />
      </div>
    </form>
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
    mark: symbolOf(currency),
  }))
  const labels = draft.cleared.map((field: RegistrationField) => labelOf(field, t))
  const fields = new Intl.ListFormat(languageTag(locale)).format(labels)
  return (
    <>
      <ChoiceChips
        label={t('registration.currency')}
        name="member_currency"
        options={options}
        value={draft.currency}
        onChange={(currency) => choose(currency as Currency)}
        hint={isLocked && t('registration.currency_locked')}
      />
      <div aria-live="polite">
        {labels.length > 0 && (
          <FormNote>{t('registration.cleared', { currency: draft.currency, fields })}</FormNote>
        )}
      </div>
    </>
  )
}

function Actions({ registration }: FieldProps) {
  const { t } = useText()
  const { hasSteps, isBusy, goTo } = registration
  return (
    <div className="grid gap-2.5">
      <SubmitButton isSending={isBusy}>{t('registration.submit')}</SubmitButton>
      {hasSteps && (
        <Button variant="ghost" className="button-large" onClick={() => goTo(1)}>
          {t('registration.back')}
        </Button>
      )}
    </div>
  )
}
