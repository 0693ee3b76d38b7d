import { getInfoData } from '@oriel/contract/site/session'
import { useEffect, useEffectEvent, useState } from 'react'
import { Confirm } from '@oriel/ui/confirm'
import { call } from '../../lib/call.ts'
import { takeHandOver } from '../../lib/hand-over.ts'
import { readSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.tsx'
import { useEnter } from './use-enter.ts'

/**
 * Spec 4, token hand-over. Whoever follows a link from elsewhere is asked first: otherwise a link
 * could put somebody into another person's account without their knowing.
 */
export function HandOver() {
  const { t } = useText()
  const enter = useEnter()
  const [asked, setAsked] = useState<string | null>(null)
  const exchange = useEffectEvent(async (enc: string) => {
    setAsked(null)
    const before = readSession()
    const answer = await call(getInfoData, { enc })
    // Spec 8: a failed exchange is silent. Nobody who is signed in is made somebody else.
    if (!answer.ok) return
    const { tk: token, ...rest } = answer.value
    if (before && before.memberId !== rest.member_id) return
    enter({ token, ...rest })
  })
  useEffect(() => {
    const turn = setTimeout(() => {
      const enc = takeHandOver()
      if (enc === null) return
      if (isFromElsewhere()) setAsked(enc)
      else void exchange(enc)
    })
    return () => clearTimeout(turn)
  }, [])
  return (
    <Confirm
      isOpen={asked !== null}
      title={t('member.hand_over_title')}
      text={t('member.hand_over_text')}
      confirm={t('member.hand_over_yes')}
      cancel={t('shell.close')}
      onConfirm={() => asked !== null && void exchange(asked)}
      onCancel={() => setAsked(null)}
    />
  )
}

/** Pages of ours say where they send people from; a link in a mail or a chat says nothing. */
function isFromElsewhere(): boolean {
  const { referrer } = document
  return referrer === '' || new URL(referrer).origin !== window.location.origin
}
