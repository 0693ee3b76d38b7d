import { Button } from '@oriel/ui/form/button'
import { Icon } from '@oriel/ui/picture/icon'
import { Logo } from '@oriel/ui/picture/logo'
import { lazy, Suspense } from 'react'
import { Link, NavLink } from 'react-router'
import { hallAddress } from '../../platform/game-address.ts'
import { useText } from '@oriel/web/text'
import { useHalls } from '../../features/games/games.ts'
import { useSession } from '../../platform/use-session.ts'
import { useVisit } from '../../platform/use-visit.ts'
import { useOverlay } from '../../platform/overlay.ts'
import { BalanceButton } from './balance-button.tsx'
import { LanguageButton } from './language-button.tsx'
import { MemberButton } from './member-button.tsx'
import { useSearchKey } from './use-search-key.ts'

const SPORT = 4
const LetterButton = lazy(() => import('./letter-button.tsx'))

export function HeaderDesktop() {
  const { t } = useText()
  const visit = useVisit()
  const halls = useHalls()
  const open = useOverlay()
  const session = useSession()
  useSearchKey()
  const { site, template } = visit
  return (
    <header className="header">
      {template.layout === 'menu' && (
        <Link to="/" aria-label={`${site.name}: ${t('shell.home')}`}>
          <Logo name={site.name} />
        </Link>
      )}
      {halls?.some(({ id }) => id === SPORT) && (
        <nav className="header-products" aria-label={t('shell.products')}>
          <NavLink to="/" end>
            {t('shell.casino')}
          </NavLink>
          <NavLink to={hallAddress(SPORT)}>{t('shell.category_sport')}</NavLink>
        </nav>
      )}
      <button type="button" className="header-search" onClick={() => open('search', {})}>
        <Icon name="search" />
        <span>{t('shell.search_hint')}</span>
        <kbd aria-hidden="true">/</kbd>
      </button>
      <div className="header-end">
        {site.isDemo && <span className="chip">{t('shell.demo_site')}</span>}
        {site.playMoney && (
          <span className="chip" title={t('shell.play_money_hint')}>
            <Icon name="coin" className="size-4 text-brand" />
            {t('shell.play_money')}
          </span>
        )}
        <LanguageButton />
        <BalanceButton />
        {session && (
          <Suspense fallback={null}>
            <LetterButton />
          </Suspense>
        )}
        <MemberButton
          guest={
            <>
              <Button variant="ghost" onClick={() => open('sign-in', {})}>
                {t('shell.log_in')}
              </Button>
              <Button onClick={() => open('sign-in', { tab: 'register' })}>
                {t('shell.sign_up')}
              </Button>
            </>
          }
        />
      </div>
    </header>
  )
}
