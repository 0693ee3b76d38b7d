import { getInfoDataCall } from '@oriel/contract/site/session'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { call } from '../../platform/call.ts'
import { takeHandOver } from '../../platform/browser/hand-over.ts'
import { readSession } from '../../platform/session.ts'
import { useText } from '@oriel/web/text'
import { useSignIn } from './use-sign-in.ts'

/** Loaded for who comes with a link, and for nobody else. */
const Confirm = lazy(async () => ({ default: (await import('@oriel/ui/overlay/confirm')).Confirm }))

/**
 * S4.022, S4.023: exchanges the code of a hand-over link for a session. A visitor from another site
 * is asked first: otherwise a link could sign the visitor in to another person's account unnoticed.
 */
export function HandOver() {
  const { t } = useText()
  const enter = useSignIn()
  const [asked, setAsked] = useState<string | null>(null)
  const exchange = useEffectEvent(async (enc: string) => {
    setAsked(null)
    // Whoever is signed in stays who they are: an exchange would already end that.
    if (readSession()) return
    const answer = await call(getInfoDataCall, { enc })
    // S4.024, S8.115: a failed exchange is silent.
    if (!answer.ok) return
    const { tk: token, ...rest } = answer.value
    enter({ token, ...rest })
  })
  useEffect(() => {
    const turn = setTimeout(() => {
      const enc = takeHandOver()
      if (enc === null || readSession()) return
      if (isFromElsewhere()) setAsked(enc)
      else void exchange(enc)
    })
    return () => clearTimeout(turn)
  }, [])
  if (asked === null) return null
  return (
    <Suspense fallback={null}>
      <Confirm
        isOpen
        title={t('member.hand_over_title')}
        text={t('member.hand_over_text')}
        confirm={t('member.hand_over_yes')}
        cancel={t('shell.close')}
        onConfirm={() => void exchange(asked)}
        onCancel={() => setAsked(null)}
      />
    </Suspense>
  )
}

/** Pages of ours say where they send people from; a link in a mail or a chat says nothing. */
function isFromElsewhere(): boolean {
  const { referrer } = document
  return referrer === '' || new URL(referrer).origin !== window.location.origin
}
