import { BIRTHDAY_MIN_YEAR, SMS_CODE_DIGITS } from '@oriel/forms/limits'
import { CodeField } from '@oriel/ui/form/code-field'
import { CountdownButton } from '@oriel/ui/form/countdown-button'
import { DateParts } from '@oriel/ui/form/date-parts'
import { TextField } from '@oriel/ui/form/text-field'
import { dateWords } from '@oriel/web/date-words'
import { useText } from '@oriel/web/text'
import { isChangeable, labelOf, lookOf } from './profile-fields.ts'
import { CardForm } from './secret-form.tsx'
import { useFieldForm, type FieldForm as Form, type FieldFormProps } from './use-field-form.ts'

/** Tells or changes one detail. */
export function FieldForm(props: FieldFormProps) {
  const { t } = useText()
  const own = useFieldForm(props)
  const { form, message, isSending, submit } = own
  const { field, onCancel } = props
  const isOnce = !isChangeable(field.name)
  return (
    <CardForm
      form={form}
      message={message}
      note={isOnce ? t('profile.once') : undefined}
      action={t('profile.save')}
      isSending={isSending}
      onSubmit={submit}
      onCancel={onCancel}
    >
      {field.name === 'member_birthday' ? (
        <BirthdayField own={own} />
      ) : (
        <DetailField own={own} name={field.name} />
      )}
      {field.needs_code && <PhoneCode own={own} />}
    </CardForm>
  )
}

type DetailProps = { own: Form; name: Parameters<typeof lookOf>[0] }

function DetailField({ own, name }: DetailProps) {
  const text = useText()
  const { type, autoComplete, isChangeable: mayBeEmpty } = lookOf(name)
  return (
    <TextField
      label={labelOf(name, text)}
      type={type}
      name={name}
      autoComplete={autoComplete}
      autoCapitalize={name === 'member_name' ? 'words' : 'none'}
      spellCheck={false}
      hint={mayBeEmpty ? text.t('profile.may_be_empty') : undefined}
      error={own.errorAt('value')}
      value={own.text}
      onChange={({ currentTarget }) => own.setText(currentTarget.value)}
    />
  )
}

function BirthdayField({ own }: { own: Form }) {
  const { t, locale } = useText()
  return (
    <DateParts
      label={t('registration.birthday')}
      partLabels={{
        year: t('registration.year'),
        month: t('registration.month'),
        day: t('registration.day'),
      }}
      {...dateWords(locale)}
      years={{ from: BIRTHDAY_MIN_YEAR, to: Number(own.today.slice(0, 4)) }}
      name="member_birthday"
      error={own.errorAt('value')}
      value={own.birthday}
      onChange={own.setBirthday}
    />
  )
}

function PhoneCode({ own }: { own: Form }) {
  const { t } = useText()
  const { phoneCode } = own
  return (
    <CodeField
      label={t('registration.sms_code', { count: SMS_CODE_DIGITS })}
      name="verify_code"
      count={SMS_CODE_DIGITS}
      hint={t('registration.sms_hint')}
      error={own.errorAt('code')}
      value={own.code}
      onChange={own.setCode}
      end={
        <CountdownButton
          waitText={(time) => t('registration.sms_again', { time })}
          endText={t('registration.sms_ready')}
          waitUntil={phoneCode.waitUntil}
          serverNow={phoneCode.askedAt}
          isBusy={phoneCode.isBusy}
          onPress={phoneCode.ask}
        >
          {t('registration.sms_send')}
        </CountdownButton>
      }
    />
  )
}
