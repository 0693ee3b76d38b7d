import { useLocation } from 'react-router'
import { BulletinPopup } from '../features/bulletin/popup.tsx'
import { ConsentBar } from '../features/consent/consent-bar.tsx'
import { BrowserAlert } from '../features/pwa/browser-alert.tsx'
import { Pwa } from '../features/pwa/pwa.tsx'
import { HandOver } from '../features/session/hand-over.tsx'
import { SessionWatch } from '../features/session/session-watch.tsx'
import { UpdateBar } from '../features/update/update-bar.tsx'
import { Tracking } from '../features/tracking/tracking.tsx'
import { useConsent } from '../features/consent/use-consent.ts'
import { NoticeTray } from '../lib/notice.tsx'
import { useVisit } from '../lib/use-visit.ts'
import { AccountDoors } from './account-doors.tsx'
import { IosHint } from './ios-hint.tsx'

/** What comes after the page: notices at its edge, the pop-up at home, the app's worker. */
export default function LaterParts() {
  const { site } = useVisit()
  const { pathname } = useLocation()
  return (
    <>
      <NoticeTray>
        <UpdateBar />
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
    </>
  )
}

const Measured = () => <Tracking isAllowed={useConsent() === 'granted'} />
