import { BIRTHDAY_MIN_YEAR, SMS_CODE_DIGITS, WITHDRAW_PASSWORD_DIGITS } from '@oriel/forms/limits'
import { CodeField } from '@oriel/ui/form/code-field'
import { CountdownButton } from '@oriel/ui/form/countdown-button'
import { DateParts } from '@oriel/ui/form/date-parts'
import { DigitsField } from '@oriel/ui/form/digits-field'
import { dateWords } from '@oriel/web/date-words'
import { useText } from '@oriel/web/text'
import { nameOf } from './focus-place.ts'
import { useFieldLabel, type FieldProps } from './use-field-label.ts'

/** Years of those who are too young can be chosen too: the form then says why it stops there. */
export function BirthdayField({ registration }: FieldProps) {
  const { t, locale } = useText()
  const { draft, settings, write } = registration
  const { today, minimumAgeYears } = settings.rules
  return (
    <DateParts
      label={useFieldLabel(t('registration.birthday'), 'member_birthday', registration)}
      partLabels={{
        year: t('registration.year'),
        month: t('registration.month'),
        day: t('registration.day'),
      }}
      {...dateWords(locale)}
      years={{ from: BIRTHDAY_MIN_YEAR, to: Number(today.slice(0, 4)) }}
      name={nameOf('memberBirthday')}
      hint={t('registration.birthday_hint', { age: minimumAgeYears })}
      error={draft.errors.memberBirthday}
      value={draft.form.memberBirthday}
      onChange={(birthday) => write('memberBirthday', birthday)}
    />
  )
}

export function WithdrawPasswordField({ registration }: FieldProps) {
  const { t } = useText()
  const { draft, write } = registration
  return (
    <DigitsField
      label={useFieldLabel(t('registration.withdraw_password'), 'withdraw_password', registration)}
      boxLabel={(number, count) => t('registration.digit', { number, count })}
      count={WITHDRAW_PASSWORD_DIGITS}
      name={nameOf('withdrawPassword')}
      hint={t('registration.withdraw_hint', { count: WITHDRAW_PASSWORD_DIGITS })}
      error={draft.errors.withdrawPassword}
      value={draft.form.withdrawPassword.join('')}
      onChange={(digits) => write('withdrawPassword', fourDigits(digits))}
    />
  )
}

/** S3.046: four single digits; a digit that is not typed yet is empty. */
const fourDigits = (digits: string): string[] =>
  Array.from({ length: WITHDRAW_PASSWORD_DIGITS }, (_, at) => digits[at] ?? '')

export function SmsField({ registration }: FieldProps) {
  const { t } = useText()
  const { draft, sms, write, sendCode } = registration
  const { sentTo } = sms
  return (
    <CodeField
      label={t('registration.sms_code', { count: SMS_CODE_DIGITS })}
      name={nameOf('phoneVerify')}
      count={SMS_CODE_DIGITS}
      hint={sentTo ? t('registration.sms_sent', { phone: sentTo }) : t('registration.sms_hint')}
      error={draft.errors.phoneVerify}
      value={draft.form.phoneVerify}
      onChange={(code) => write('phoneVerify', code)}
      end={
        <CountdownButton
          waitText={(time) => t('registration.sms_again', { time })}
          endText={t('registration.sms_ready')}
          waitUntil={sms.waitUntil}
          serverNow={sms.askedAt}
          isBusy={sms.isBusy}
          onPress={sendCode}
        >
          {t('registration.sms_send')}
        </CountdownButton>
      }
    />
  )
}
