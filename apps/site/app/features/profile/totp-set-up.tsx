import { confirmTotpCall } from '@oriel/contract/member/totp'
import { Button, ButtonLink } from '@oriel/ui/form/button'
import { CodeField } from '@oriel/ui/form/code-field'
import { FormNote } from '@oriel/ui/form/form-message'
import { useProvenCall } from '../../platform/use-proven-call.ts'
import { QrPicture } from '../../parts/qr-picture.tsx'
import { useText } from '@oriel/web/text'
import { useCopy } from '@oriel/web/use-copy'
import { CODE_PLACES, troubleOf } from './profile-codes.ts'
import { CardForm, TOTP_DIGITS } from './secret-form.tsx'
import { useSecrets } from './use-secrets.ts'

export type TotpSecret = { readonly secret: string; readonly address: string }

type TotpSetUpProps = {
  secret: TotpSecret
  onDone: () => void
  /** It was set up elsewhere meanwhile. */
  onChanged: () => void
  onCancel: () => void
}

/** The secret goes into the app by camera, by link or by hand; its first code proves that. */
export function TotpSetUp({ secret, onDone, onChanged, onCancel }: TotpSetUpProps) {
  const text = useText()
  const call = useProvenCall()
  const { t } = text
  const { values, write, form, submit, isSending, errorAt, message } = useSecrets({
    empty: { code: '' },
    check: ({ code }) =>
      code.length < TOTP_DIGITS ? { field: 'code', text: t('session.empty_totp') } : null,
    async send({ code }) {
      const answer = await call(confirmTotpCall, { code })
      if (answer.ok) onDone()
      else if (answer.reason === 'totp_set') onChanged()
      else return troubleOf(answer, CODE_PLACES, text)
      return null
    },
  })
  const frame = { form, message, isSending, onCancel, onSubmit: submit }
  return (
    <CardForm {...frame} action={t('profile.totp_confirm')}>
      <SecretShown {...secret} />
      <FormNote>{t('profile.totp_keep')}</FormNote>
      <CodeField
        label={t('session.question_totp')}
        name="code"
        count={TOTP_DIGITS}
        value={values.code}
        onChange={(code) => write('code', code)}
        error={errorAt('code')}
      />
    </CardForm>
  )
}

const GROUP = /.{1,4}/g

function SecretShown({ secret, address }: TotpSecret) {
  const { t } = useText()
  const [copying, copy] = useCopy()
  return (
    <div className="totp-secret">
      <div className="totp-code">
        <QrPicture text={address} label={t('profile.totp_qr')} />
      </div>
      <div className="totp-words">
        <p>{t('profile.totp_scan')}</p>
        <p className="profile-row-text">{t('profile.totp_secret')}</p>
        {/* In groups, for who types it; what is copied has no gaps. */}
        <code className="totp-key">{(secret.match(GROUP) ?? []).join(' ')}</code>
        <div className="profile-actions">
          <Button variant="ghost" icon="copy" onClick={() => void copy(secret)}>
            {t(copying === 'copied' ? 'profile.copied' : 'profile.copy')}
          </Button>
          <ButtonLink variant="ghost" icon="phone" href={address}>
            {t('profile.totp_open')}
          </ButtonLink>
        </div>
        <output className="profile-row-text">
          {copying === 'refused' && t('profile.copy_failed')}
        </output>
      </div>
    </div>
  )
}
