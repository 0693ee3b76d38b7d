import { CodeField } from '@oriel/ui/form/code-field'
import { TextField } from '@oriel/ui/form/text-field'
import { useText } from '@oriel/web/text'
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form'
import { CopyNumber } from '../../../parts/copy-number.tsx'
import { Note } from '../../../parts/note.tsx'
import { QrPicture } from '../../../parts/qr-picture.tsx'
import type { Invitation, InvitationFields } from './use-invitation-form.ts'

type FactorChoiceProps = {
  readonly form: UseFormReturn<InvitationFields>
  readonly invitation: Invitation
}

/** What the chosen second factor needs: a name for the device, or a code of the app. */
export function FactorChoice({ form, invitation }: FactorChoiceProps) {
  const { t } = useText()
  const { control, register, formState } = form
  if (useWatch({ control, name: 'factor' }) === 'passkey') {
    return (
      <>
        <TextField
          {...register('label', { required: t('office.staff.needed') })}
          label={t('office.staff.device_name')}
          hint={t('office.staff.device_name_hint')}
          error={formState.errors.label?.message}
          maxLength={60}
          autoComplete="off"
        />
        <Note>{t('office.staff.passkey_invitation')}</Note>
      </>
    )
  }
  return (
    <>
      <div className="totp-secret">
        <QrPicture text={invitation.totp.address} label={t('office.staff.qr')} />
        <div>
          <p>{t('office.staff.app_how')}</p>
          <p className="code-text">
            <CopyNumber number={invitation.totp.secret} isStrong={false} />
          </p>
        </div>
      </div>
      <Controller
        control={control}
        name="code"
        rules={{ required: t('office.staff.needed') }}
        render={({ field }) => (
          <CodeField
            label={t('office.staff.code')}
            value={field.value}
            onChange={field.onChange}
            error={formState.errors.code?.message}
          />
        )}
      />
    </>
  )
}
