import { Icon } from '@oriel/ui/picture/icon'
import { useText } from '@oriel/web/text'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Keys } from '../parts/keys.tsx'
import { useOpenSearch } from './search.tsx'
import { PersonMenu } from './person-menu.tsx'
import { ServerTime } from './server-time.tsx'

export type Crumb = { readonly label: string; readonly to: string }

type TopBarProps = {
  readonly title: string
  readonly crumbs: readonly Crumb[]
  /** Words of state beside the title. */
  readonly tag: ReactNode
}

/** Where one is, the search, the server's time and oneself. */
export function TopBar({ title, crumbs, tag }: TopBarProps) {
  const { t } = useText()
  const openSearch = useOpenSearch()
  const back = crumbs.at(-1)
  return (
    <header className="top-bar">
      {back && (
        <Link className="button-icon top-back" to={back.to} aria-label={t('office.frame.back')}>
          <Icon name="chevron-left" />
        </Link>
      )}
      {crumbs.length > 0 && (
        <nav className="crumbs" aria-label={t('office.frame.crumbs')}>
          {crumbs.map(({ label, to }) => (
            <Link key={to} to={to}>
              {label}
              <Icon name="chevron-right" />
            </Link>
          ))}
        </nav>
      )}
      <h1>{title}</h1>
      {tag && <div className="top-tag">{tag}</div>}
      <button type="button" className="top-search" onClick={openSearch}>
        <Icon name="search" />
        {t('office.frame.search')}
        <Keys keys="Ctrl K" />
      </button>
      <ServerTime />
      <PersonMenu />
    </header>
  )
}
