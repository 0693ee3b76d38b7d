import { Icon } from '@oriel/ui/picture/icon'
import { useText } from '@oriel/web/text'
import { useState } from 'react'
import { useLocation } from 'react-router'
import type { SiteRole } from '../platform/me.ts'
import { railOf } from './rail-entries.ts'
import { RailLink } from './rail-link.tsx'
import { RailList } from './rail-list.tsx'
import { SiteChooser } from './site-chooser.tsx'
import { useOpenSearch } from './search.tsx'
import { Sheet } from '../parts/windows.tsx'

/** The foot of a phone: the screens one needs on the way, the search, and all others. */
export function TabBar({ site }: { readonly site: SiteRole }) {
  const { t } = useText()
  const openSearch = useOpenSearch()
  const { pathname } = useLocation()
  // Open on the page where it was opened: a way that is taken closes it.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const tabs = railOf(site).flatMap(({ entries }) => entries.filter(({ isTab }) => isTab))
  return (
    <nav className="tab-bar" aria-label={t('office.frame.tabs')}>
      {tabs.map((entry) => (
        <RailLink key={entry.to} site={site} entry={entry} />
      ))}
      <button type="button" className="rail-link" onClick={openSearch}>
        <Icon name="search" />
        <span className="rail-label">{t('office.frame.search')}</span>
      </button>
      <button type="button" className="rail-link" onClick={() => setOpenAt(pathname)}>
        <Icon name="menu" />
        <span className="rail-label">{t('office.frame.more')}</span>
      </button>
      <Sheet
        isOpen={openAt === pathname}
        onClose={() => setOpenAt(null)}
        title={t('office.frame.screens')}
        closeLabel={t('office.part.close')}
      >
        <div className="more-sheet">
          <SiteChooser site={site} />
          <RailList site={site} />
        </div>
      </Sheet>
    </nav>
  )
}
