import { Button } from '@oriel/ui/form/button'
import { FormError } from '@oriel/ui/form/form-message'
import { useState } from 'react'
import { useOtherHouse } from '../../features/session/session.ts'
import { useText } from '@oriel/web/text'
import type { SignedIn } from '../../platform/session.ts'

/** S4.018: login with a third-party account, if the site offers one. */
export function OtherHouseButton({ onEnter }: { onEnter: (signedIn: SignedIn) => void }) {
  const { t } = useText()
  const [trouble, setTrouble] = useState<{ text: string; turn: number } | null>(null)
  const open = useOtherHouse({
    wish: 'sign-in',
    onEnter,
    onFailure: (text) => setTrouble((before) => ({ text, turn: (before?.turn ?? 0) + 1 })),
  })
  return (
    <>
      {trouble && <FormError key={trouble.turn} title={trouble.text} />}
      <Button variant="ghost" icon="people" className="button-large" onClick={open}>
        {t('member.other_house')}
      </Button>
    </>
  )
}
