import { isBlank } from '@oriel/forms/fields'
import { WITHDRAW_PASSWORD_DIGITS } from '@oriel/forms/limits'
import { editWithdrawPasswordCall } from '@oriel/contract/member/profile'
import { Badge } from '@oriel/ui/feedback/badge'
import { DigitsField } from '@oriel/ui/form/digits-field'
import { FormError } from '@oriel/ui/form/form-message'
import { useState } from 'react'
import type { AsyncData } from '@oriel/web/async-data'
import { call } from '../../platform/call.ts'
import { useText } from '@oriel/web/text'
import { DoorButton, DoorNote, useDoor } from './card-door.tsx'
import { CardRead, ProfileCard } from './profile-card.tsx'
import { PIN_PLACES, troubleOf } from './profile-codes.ts'
import { OwnPassword } from '../../parts/own-password.tsx'
import { CardForm } from './secret-form.tsx'
import type { Profile } from './use-profile.ts'
import { useSecrets } from './use-secrets.ts'

export type WithdrawPasswordCardProps = { profile: AsyncData<Profile>; onChanged: () => void }

export function WithdrawPasswordCard({ profile, onChanged }: WithdrawPasswordCardProps) {
  const { t } = useText()
  const isSet = profile.data?.is_withdraw_password
  return (
    <ProfileCard
      icon="withdraw"
      title={t('registration.withdraw_password')}
      text={t('registration.withdraw_hint', { count: WITHDRAW_PASSWORD_DIGITS })}
      state={
        isSet !== undefined && (
          <Badge tone={isSet ? 'success' : 'neutral'}>
            {t(isSet ? 'profile.set' : 'profile.not_set')}
          </Badge>
        )
      }
    >
      <CardRead data={profile} onRetry={onChanged} rows={1}>
        {(known) => <WithdrawForms isSet={known.is_withdraw_password} onChanged={onChanged} />}
      </CardRead>
    </ProfileCard>
  )
}

type WithdrawFormsProps = { isSet: boolean; onChanged: () => void }

function WithdrawForms({ isSet, onChanged }: WithdrawFormsProps) {
  const { t } = useText()
  const door = useDoor<'change'>()
  const [isLocked, setLocked] = useState(false)
  const done = (): void => {
    door.close(t('profile.withdraw_saved'))
    onChanged()
  }
  if (isLocked) return <WithdrawLocked />
  if (door.opened) {
    return (
      <WithdrawForm
        isSet={isSet}
        onDone={done}
        onLocked={() => setLocked(true)}
        onCancel={door.close}
      />
    )
  }
  return (
    <>
      <DoorNote note={door.note} />
      <div className="profile-actions">
        <DoorButton door={door} name="change">
          {t(isSet ? 'profile.change' : 'profile.add')}
        </DoorButton>
      </div>
    </>
  )
}

/** Nobody can guess on; only people who can ask for papers open it. */
export function WithdrawLocked() {
  const { t } = useText()
  return (
    <FormError title={t('profile.withdraw_locked')}>{t('profile.withdraw_locked_text')}</FormError>
  )
}

type WithdrawFormProps = {
  isSet: boolean
  onDone: () => void
  onLocked: () => void
  onCancel: () => void
}

export function WithdrawForm({ isSet, onDone, onLocked, onCancel }: WithdrawFormProps) {
  const text = useText()
  const { t } = text
  const isShort = (digits: string): boolean => digits.length < WITHDRAW_PASSWORD_DIGITS
  const { values, write, form, submit, isSending, errorAt, message } = useSecrets({
    empty: { password: '', old: '', pin: '' },
    check({ password, old, pin }) {
      const short = t('registration.err_withdraw_format')
      if (isBlank(password)) return { field: 'password', text: t('session.ph_password') }
      if (isSet && isShort(old)) return { field: 'old', text: short }
      return isShort(pin) ? { field: 'pin', text: short } : null
    },
    async send({ password, old, pin }) {
      const input = { password, old_withdraw_password: old, withdraw_password: pin }
      const answer = await call(editWithdrawPasswordCall, input)
      if (answer.ok) onDone()
      else if (answer.reason === 'withdraw_password_locked') onLocked()
      else return troubleOf(answer, PIN_PLACES, text)
      return null
    },
  })
  const digits = (field: 'old' | 'pin', label: string) => (
    <DigitsField
      label={label}
      boxLabel={(number, count) => t('session.digit', { number, count })}
      count={WITHDRAW_PASSWORD_DIGITS}
      value={values[field]}
      onChange={(value) => write(field, value)}
      error={errorAt(field)}
    />
  )
  const frame = { form, message, isSending, onCancel, onSubmit: submit }
  return (
    <CardForm {...frame} action={t('profile.save')}>
      <OwnPassword
        label={t('recovery.old_password')}
        value={values.password}
        onChange={(password) => write('password', password)}
        error={errorAt('password')}
      />
      {isSet && digits('old', t('profile.withdraw_old'))}
      {digits('pin', t('profile.withdraw_new'))}
    </CardForm>
  )
}
