import { useLocation } from 'react-router'
import { BulletinPopup } from '../features/bulletin/popup.tsx'
import { ConsentBar } from '../features/consent/consent-bar.tsx'
import { BrowserAlert } from '../features/pwa/browser-alert.tsx'
import { Pwa } from '../features/pwa/pwa.tsx'
import { UpdateBar } from '../features/update/update-bar.tsx'
import { NoticeTray } from '../lib/notice.tsx'
import { useVisit } from '../lib/use-visit.ts'
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
    </>
  )
}
