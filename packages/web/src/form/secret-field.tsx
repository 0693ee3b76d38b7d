import { PasswordField, type PasswordFieldProps } from '@oriel/ui/form/password-field'
import { useText } from '../text.tsx'

/** A password with the words that all of them share. */
export function SecretField(props: Omit<PasswordFieldProps, 'showLabel' | 'capsLockText'>) {
  const { t } = useText()
  return (
    <PasswordField
      {...props}
      showLabel={t('session.show_password')}
      capsLockText={t('session.caps_lock')}
    />
  )
}
