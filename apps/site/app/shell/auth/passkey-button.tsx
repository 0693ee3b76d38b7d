import { Button } from '@oriel/ui/form/button'
import { FormError } from '@oriel/ui/form/form-message'
import { useState } from 'react'
import { usePasskeySignIn } from '../../features/passkey/passkey.ts'
import type { SignedIn } from '../../platform/session.ts'
import { useText } from '@oriel/web/text'

/** Another way in, below the password. The browser also offers keys in the account's field. */
export function PasskeyButton({ onEnter }: { onEnter: (signedIn: SignedIn) => void }) {
  const { t } = useText()
  const [trouble, setTrouble] = useState<{ text: string; turn: number } | null>(null)
  const { isPossible, isSending, signIn } = usePasskeySignIn({
    onEnter,
    onTrouble: ({ message }) =>
      setTrouble((before) => ({
        text: message || t('session.passkey_failed'),
        turn: (before?.turn ?? 0) + 1,
      })),
  })
  if (!isPossible) return null
  return (
    <>
      {trouble && <FormError key={trouble.turn} title={trouble.text} />}
      <Button
        variant="ghost"
        icon="key"
        className="button-large"
        aria-disabled={isSending || undefined}
        onClick={signIn}
      >
        {t('session.passkey')}
      </Button>
    </>
  )
}
