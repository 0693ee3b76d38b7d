import { IconButton } from '@oriel/ui/form/button'
import { Logo } from '@oriel/ui/picture/logo'
import { Link } from 'react-router'
import { useText } from '@oriel/web/text'
import { useVisit } from '../../platform/use-visit.ts'
import { useOverlay } from '../../platform/overlay.ts'
import { BalanceButton } from './balance-button.tsx'
import { LogInButton, MemberButton } from './member-button.tsx'

export function HeaderMobile() {
  const { t } = useText()
  const { site } = useVisit()
  const open = useOverlay()
  return (
    <header className="header">
      <IconButton icon="menu" label={t('shell.menu')} onClick={() => open('menu', {})} />
      <Link to="/" className="flex min-w-0" aria-label={`${site.name}: ${t('shell.home')}`}>
        <Logo name={site.name} />
      </Link>
      <div className="header-end">
        <IconButton icon="search" label={t('shell.search')} onClick={() => open('search', {})} />
        <BalanceButton />
        <MemberButton guest={<LogInButton />} />
      </div>
    </header>
  )
}
