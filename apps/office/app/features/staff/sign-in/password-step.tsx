import { FormError } from '@oriel/ui/form/form-message'
import { TextField } from '@oriel/ui/form/text-field'
import { SecretField } from '@oriel/web/form/secret-field'
import { SubmitButton } from '@oriel/web/form/submit-button'
import { useText } from '@oriel/web/text'
import { formText } from '../../../platform/form-text.ts'

type PasswordStepProps = {
  readonly account: string
  readonly trouble: string | null
  readonly tries: number
  readonly isSending: boolean
  readonly onSend: (account: string, password: string) => void
}

/**
 * A plain form: a password manager may fill it in before this page is awake, so what is sent is
 * what stands in its fields. POST, so that no password can ever stand in an address.
 */
export function PasswordStep(props: PasswordStepProps) {
  const { account, trouble, tries, isSending, onSend } = props
  const { t } = useText()
  return (
    <form
      className="stack field-large"
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        const form = event.currentTarget
        onSend(formText(form, 'account').trim().toLowerCase(), formText(form, 'password'))
      }}
    >
      {trouble && <FormError key={tries} title={trouble} />}
      <TextField
        label={t('office.staff.account')}
        icon="person"
        name="account"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
        defaultValue={account}
      />
      <SecretField label={t('office.staff.password')} kind="current" name="password" required />
      <SubmitButton isSending={isSending}>{t('office.staff.continue')}</SubmitButton>
    </form>
  )
}
