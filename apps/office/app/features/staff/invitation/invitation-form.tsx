import { FormError } from '@oriel/ui/form/form-message'
import { StrengthMeter } from '@oriel/ui/form/strength-meter'
import { TextField } from '@oriel/ui/form/text-field'
import { SecretField } from '@oriel/web/form/secret-field'
import { SubmitButton } from '@oriel/web/form/submit-button'
import { useText } from '@oriel/web/text'
import { Controller } from 'react-hook-form'
import { Segments } from '../../../parts/segments.tsx'
import { FactorChoice } from './factor-choice.tsx'
import { useInvitationForm, type Invitation } from './use-invitation-form.ts'

type InvitationFormProps = {
  readonly token: string
  readonly invitation: Invitation
  readonly onDone: (account: string) => void
}

const PASSWORD_MIN = 12

export function InvitationForm({ token, invitation, onDone }: InvitationFormProps) {
  const { t } = useText()
  const { form, trouble, isSending, onSubmit } = useInvitationForm(token, invitation, onDone)
  const { control, register, formState } = form
  const { errors } = formState
  const needed = { required: t('office.staff.needed') }
  return (
    <form className="stack field-large" method="post" noValidate onSubmit={onSubmit}>
      {trouble && <FormError key={trouble.tries} title={trouble.text} />}
      <TextField
        {...register('account', needed)}
        label={t('office.staff.account')}
        hint={t('office.staff.account_hint')}
        error={errors.account?.message}
        icon="person"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Controller
        control={control}
        name="password"
        rules={needed}
        render={({ field: { ref: _ref, ...field } }) => (
          <SecretField
            {...field}
            label={t('office.staff.password')}
            kind="new"
            hint={t('office.staff.password_hint', { min: PASSWORD_MIN })}
            error={errors.password?.message}
            rules={`minlength: ${PASSWORD_MIN};`}
          >
            <StrengthMeter
              password={field.value}
              label={t('office.staff.strength')}
              words={[
                t('office.staff.strength_1'),
                t('office.staff.strength_2'),
                t('office.staff.strength_3'),
                t('office.staff.strength_4'),
              ]}
            />
          </SecretField>
        )}
      />
      <Controller
        control={control}
        name="factor"
        render={({ field }) => (
          <Segments
            label={t('office.staff.second_step')}
            segments={[
              { value: 'passkey', label: t('office.staff.passkey') },
              { value: 'app', label: t('office.staff.app') },
            ]}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <FactorChoice form={form} invitation={invitation} />
      <SubmitButton isSending={isSending}>{t('office.staff.accept')}</SubmitButton>
    </form>
  )
}
