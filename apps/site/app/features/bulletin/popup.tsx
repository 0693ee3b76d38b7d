import { hideBulletinsCall } from '@oriel/contract/member/bulletin'
import {
  BULLETIN_HOME,
  type BulletinFrequency,
  type BulletinLocation,
} from '@oriel/core/content-kinds'
import { lazy, Suspense, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { call } from '../../platform/call.ts'
import { contentAsker } from '../../platform/content-asker.ts'
import { useSession } from '../../platform/use-session.ts'
import { useVisit } from '../../platform/use-visit.ts'
import { readBulletins } from './bulletins.ts'
import {
  CLOSE_TIME_KEY,
  closePopup,
  hidesOnClose,
  readCloseTime,
  shouldShow,
  type PopupBulletin,
} from './popup-rules.ts'
import { whenCalm } from './when-calm.ts'

const PopupWindow = lazy(() => import('./popup-window.tsx'))

type Shown = {
  readonly bulletins: readonly PopupBulletin[]
  readonly frequency: BulletinFrequency
  readonly isMember: boolean
}

/** S2.064: the pop-up bulletin. Its window is loaded only when there is a bulletin to show. */
export function BulletinPopup({ location = BULLETIN_HOME }: { location?: BulletinLocation }) {
  const visit = useVisit()
  const [shown, setShown] = useState<Shown | null>(null)
  // S4.006: who signs in has bulletins of their own, which are read then.
  const hasSession = useSession() !== null
  const read = useCallback(async () => {
    const answer = await readBulletins(call, visit, { location, isMember: hasSession })
    // News that cannot be read are no reason to disturb anybody, and never over another window.
    if (!answer.ok || isWindowOpen()) return
    const { list: bulletins, setting } = answer.value
    const closedAt = readCloseTime(sessionStorage.getItem(CLOSE_TIME_KEY))
    if (!shouldShow({ bulletins, closedAt, location })) return
    setShown({ bulletins, frequency: setting.display_frequency, isMember: hasSession })
  }, [visit, location, hasSession])
  useEffect(() => whenCalm(() => void read()), [read])
  // Closed or left for another page: either way it has been seen.
  const noteClosed = useEffectEvent(async (seen: Shown) => {
    const { closedAt, hide } = closePopup({ ...seen, location, now: Date.now() })
    if (closedAt !== null) sessionStorage.setItem(CLOSE_TIME_KEY, String(closedAt))
    if (!hide) return
    const answer = await call(hideBulletinsCall, { ...contentAsker(visit), ...hide })
    // S4.054: read again after hiding, to show bulletins that arrived in the meantime.
    if (answer.ok) await read()
  })
  useEffect(() => {
    if (!shown) return undefined
    return () => void noteClosed(shown)
  }, [shown])
  if (!shown) return null
  const { bulletins, frequency, isMember } = shown
  return (
    <Suspense fallback={null}>
      <PopupWindow
        bulletins={bulletins}
        staysHidden={hidesOnClose({ location, isMember, frequency })}
        onClose={() => setShown(null)}
      />
    </Suspense>
  )
}

const isWindowOpen = (): boolean => document.querySelector('[role="dialog"]') !== null
