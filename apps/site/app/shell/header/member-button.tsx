import { Button } from '@oriel/ui/form/button'
import { lazy, Suspense, type ReactNode } from 'react'
import { Avatar } from '../../parts/avatar.tsx'
import { useOverlay } from '../../platform/overlay.ts'
import { useText } from '@oriel/web/text'
import { useSession } from '../../platform/use-session.ts'
import { useVisit } from '../../platform/use-visit.ts'

const UnreadBadge = lazy(() => import('./unread-mark.tsx'))

/** The header's end: the ways in for a guest, the account of who is signed in. */
export function MemberButton({ guest }: { guest: ReactNode }) {
  const session = useSession()
  return session ? <Account name={session.account} /> : guest
}

function Account({ name }: { name: string }) {
  const { t } = useText()
  const open = useOverlay()
  const { mode } = useVisit()
  return (
    <Button variant="ghost" className="account-button" onClick={() => open('account', {})}>
      <Avatar name={name} />
      <span className="sr-only">{t('member.account_menu')}: </span>
      <span className="account-name">{name}</span>
      {/* A desk has an icon of its own for letters. */}
      {mode === 'mobile' && (
        <Suspense fallback={null}>
          <UnreadBadge />
        </Suspense>
      )}
    </Button>
  )
}

/** For a phone's header: one button either way. */
export function LogInButton() {
  const { t } = useText()
  const open = useOverlay()
  return (
    <Button className="button-small" onClick={() => open('sign-in', {})}>
      {t('shell.log_in')}
    </Button>
  )
}
