import { loadPlayHost, onPlayChange, readIsPlay, readPlay } from '../features/play/play.ts'
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { BulletinPopup } from '../features/bulletin/bulletin.ts'
import { FavouriteNotice } from '../features/games/games.ts'
import { ConsentBar, useConsent } from '../features/consent/consent.ts'
import { useMember } from '../features/member/member.ts'
import { BrowserAlert, Pwa } from '../features/pwa/pwa.ts'
import { HandOver, SessionWatch } from '../features/session/session.ts'
import { UpdateBar } from '../features/update/update.ts'
import { Tracking } from '../features/tracking/tracking.ts'
import { NoticeTray } from '../parts/notice.tsx'
import { useSession } from '../platform/use-session.ts'
import { useVisit } from '../platform/use-visit.ts'
import { Activities } from './activities.tsx'
import { AccountDoors } from './auth/account-doors.tsx'
import { IosHint } from './ios-hint.tsx'
import { WalletNote } from './wallet-note.tsx'

/** What comes after the page: notices at its edge, the pop-up at home, the app's worker. */
export default function LaterParts() {
  const { site } = useVisit()
  const { pathname } = useLocation()
  const { readAgain } = useMember()
  return (
    <>
      <NoticeTray>
        <UpdateBar />
        <FavouriteNotice />
        <BrowserAlert />
        <IosHint />
        {site.tracking && <ConsentBar />}
      </NoticeTray>
      {pathname === '/' && <BulletinPopup />}
      <Pwa />
      {site.tracking && <Measured />}
      <AccountDoors />
      <SessionWatch />
      <HandOver />
      {pathname !== '/play' && <Activities onCash={readAgain} />}
      <LatePlayHost onCash={readAgain} />
    </>
  )
}

const PlayHost = lazy(async () => {
  const { PlayHost: loaded } = await loadPlayHost()
  return { default: loaded }
})
const hasRequest = (): boolean => {
  const { request, demo, question, notice } = readPlay()
  return [request, demo, question, notice].some((one) => one !== null)
}

/** S4.048: a page from the back-forward cache shows a game that has ended since, so it reloads. */
const onShow = ({ persisted }: PageTransitionEvent): void => {
  if (persisted && readIsPlay()) window.location.reload()
}

/** Who only looks around loads nothing of it. A press that comes before it is taken too. */
function LatePlayHost({ onCash }: { onCash: () => void }) {
  const session = useSession()
  const isAsked = useSyncExternalStore(onPlayChange, hasRequest, () => false)
  const [wasPlaying] = useState(readIsPlay)
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => {
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])
  if (!isNeeded && (session !== null || isAsked || wasPlaying)) setNeeded(true)
  if (!isNeeded) return null
  return (
    <Suspense fallback={null}>
      <PlayHost wallet={<WalletNote />} onCash={onCash} />
    </Suspense>
  )
}

const Measured = () => <Tracking isAllowed={useConsent() === 'granted'} />
