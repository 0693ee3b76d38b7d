import { Button } from '@oriel/ui/form/button'
import { GuestBlock } from '@oriel/ui/feedback/state-block'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useOverlay } from '../../platform/overlay.ts'
import { rememberPath, takeRememberedPath } from '../../platform/remembered-path.ts'
import { useText } from '@oriel/web/text'
import { useVisit } from '../../platform/use-visit.ts'

/** What guests see where a member would find their own things, and the way in. */
export function GuestInvitation() {
  const { t } = useText()
  const open = useOverlay()
  const { isDemo } = useVisit().site
  const { pathname, search } = useLocation()
  useEffect(() => {
    // A page that was loaded whole has passed no guard. Who walks on does not come back here.
    rememberPath(`${pathname}${search}`)
    return () => void takeRememberedPath()
  }, [pathname, search])
  return (
    <GuestBlock
      title={t('profile.guest_title')}
      text={t(isDemo ? 'session.showroom' : 'profile.guest_text')}
      actions={
        !isDemo && (
          <Button icon="login" onClick={() => open('sign-in', {})}>
            {t('shell.log_in')}
          </Button>
        )
      }
    />
  )
}
