import { Button } from '@oriel/ui/form/button'
import { Dialog } from '@oriel/ui/overlay/dialog'
import { FormNote } from '@oriel/ui/form/form-message'
import { useState } from 'react'
import { FirstPasswordForm } from '../../features/recovery/recovery.ts'
import { useSignIn, useSignOut } from '../../features/session/session.ts'
import type { Closable } from '../../platform/overlay.ts'
import type { SignedIn } from '../../platform/session.ts'
import { useText } from '@oriel/web/text'

/**
 * S2.072: a member whose password was set by another person must choose a new one. The modal cannot
 * be closed before that; the member can log out instead.
 */
export default function FirstPasswordOverlay({ onClose }: Closable) {
  const { t } = useText()
  const enter = useSignIn()
  const leave = useSignOut()
  const [isDone, setDone] = useState(false)
  const goOn = (signedIn: SignedIn): void => {
    // Every session has ended; this one goes on with the token of the answer.
    enter(signedIn)
    setDone(true)
  }
  const logOut = (): void => {
    onClose()
    void leave()
  }
  return (
    <Dialog
      isOpen
      isBlocking={!isDone}
      onClose={onClose}
      sheet
      icon="key"
      title={t('recovery.first_title')}
      closeLabel={t('shell.close')}
      description={isDone ? undefined : t('recovery.first_text')}
      actions={
        isDone ? (
          <Button onClick={onClose}>{t('session.continue')}</Button>
        ) : (
          <Button variant="ghost" onClick={logOut}>
            {t('recovery.log_out')}
          </Button>
        )
      }
    >
      {isDone ? (
        <FormNote tone="success">{t('recovery.changed')}</FormNote>
      ) : (
        <FirstPasswordForm onDone={goOn} />
      )}
    </Dialog>
  )
}
