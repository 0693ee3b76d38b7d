import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { BulletinPopup } from '../features/bulletin/popup.tsx'
import { FavouriteNotice } from '../features/games/favourite-notice.tsx'
import { ConsentBar } from '../features/consent/consent-bar.tsx'
import { useMember } from '../features/member/use-member.tsx'
import { BrowserAlert } from '../features/pwa/browser-alert.tsx'
import { Pwa } from '../features/pwa/pwa.tsx'
import { HandOver } from '../features/session/hand-over.tsx'
import { SessionWatch } from '../features/session/session-watch.tsx'
import { UpdateBar } from '../features/update/update-bar.tsx'
import { Tracking } from '../features/tracking/tracking.tsx'
import { useConsent } from '../features/consent/use-consent.ts'
import { NoticeTray } from '../lib/notice.tsx'
import { readIsPlay } from '../lib/play-storage.ts'
import { onPlayChange, readPlay } from '../lib/play-store.ts'
import { useSession } from '../lib/use-session.ts'
import { useVisit } from '../lib/use-visit.ts'
import { AccountDoors } from './account-doors.tsx'
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
      <LatePlayHost onCash={readAgain} />
    </>
  )
}

const PlayHost = lazy(async () => {
  const { PlayHost: loaded } = await import('../features/play/play-host.tsx')
  return { default: loaded }
})
const hasWish = (): boolean => {
  const { wish, demo, question, notice } = readPlay()
  return [wish, demo, question, notice].some((one) => one !== null)
}

/** S4.048: a page from the back-forward cache shows a game that has ended since, so it reloads. */
const onShow = ({ persisted }: PageTransitionEvent): void => {
  if (persisted && readIsPlay()) window.location.reload()
}

/** Who only looks around loads nothing of it. A press that comes before it is taken too. */
function LatePlayHost({ onCash }: { onCash: () => void }) {
  const session = useSession()
  const isAsked = useSyncExternalStore(onPlayChange, hasWish, () => false)
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
