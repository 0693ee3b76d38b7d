import { useText } from '@oriel/web/text'
import { Link } from 'react-router'
import { OfficeMark } from '../parts/office-mark.tsx'
import type { SiteRole } from '../platform/me.ts'
import { RailList } from './rail-list.tsx'
import { SiteChooser } from './site-chooser.tsx'

/** The dark column on the left: where one is, and where one may go. */
export function Rail({ site }: { readonly site: SiteRole | null }) {
  const { t } = useText()
  return (
    <aside className="rail" aria-label={t('office.frame.rail')}>
      <Link className="rail-mark" to={site ? `/${site.code}` : '/'}>
        <OfficeMark />
      </Link>
      {site && <SiteChooser site={site} />}
      {site && <RailList site={site} />}
    </aside>
  )
}
