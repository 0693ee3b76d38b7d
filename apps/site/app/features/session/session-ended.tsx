import { Button } from '@oriel/ui/form/button'
import { Dialog } from '@oriel/ui/overlay/dialog'
import { useText } from '@oriel/web/text'

const TEXTS = {
  elsewhere: ['session.elsewhere_title', 'session.already_login_msg'],
  expired: ['session.expired_title', 'session.expired_text'],
} as const

export type Said = keyof typeof TEXTS
type SessionEndedProps = { ending: Said; onClose: () => void; onSignIn: () => void }

/** S4.026: says that the session has ended and why, and offers to sign in again. */
export default function SessionEnded({ ending, onClose, onSignIn }: SessionEndedProps) {
  const { t } = useText()
  const [title, text] = TEXTS[ending]
  return (
    <Dialog
      isOpen
      onClose={onClose}
      sheet
      size="small"
      icon="info"
      title={t(title)}
      description={t(text)}
      closeLabel={t('shell.close')}
      actions={<Button onClick={onSignIn}>{t('shell.log_in')}</Button>}
    />
  )
}
