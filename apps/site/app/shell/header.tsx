import { LOCALE_COOKIE, LOCALE_COOKIE_S, type Locale } from '@oriel/core/locale'
import { writeCookie } from '@oriel/core/cookie'
import { LanguageSelect } from '@oriel/ui/language-select'
import { Logo } from '@oriel/ui/logo'
import { Link } from 'react-router'
import { useText } from '../lib/text.tsx'
import { useVisit } from '../lib/use-visit.ts'

export function Header() {
  const { t } = useText()
  const { site, locale, currency } = useVisit()
  return (
    <header className="header">
      <Link to="/" aria-label={`${site.name}: ${t('shell.home')}`}>
        <Logo name={site.name} />
      </Link>
      <div className="ml-auto flex items-center gap-3">
        {site.isDemo && <span className="chip">{t('shell.demo_site')}</span>}
        <span className="chip tabular-nums">
          <span className="sr-only">{t('shell.currency')}: </span>
          {currency}
        </span>
        <LanguageSelect
          label={t('shell.choose_language')}
          value={locale}
          offered={site.languages}
          onChange={changeLanguage}
        />
      </div>
    </header>
  )
}

/** Spec 2: the language change reloads the page, so that every word on it is the new one. */
function changeLanguage(locale: Locale): void {
  document.cookie = writeCookie(LOCALE_COOKIE, locale, { maxAgeS: LOCALE_COOKIE_S })
  window.location.reload()
}
