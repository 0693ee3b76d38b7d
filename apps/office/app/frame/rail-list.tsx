import { useText } from '@oriel/web/text'
import type { SiteRole } from '../platform/me.ts'
import { railOf } from './rail-entries.ts'
import { RailLink } from './rail-link.tsx'

/** The screens of a site in their groups. */
export function RailList({ site }: { readonly site: SiteRole }) {
  const { t } = useText()
  return (
    <nav className="rail-list" aria-label={t('office.frame.screens')}>
      {railOf(site).map(({ title, entries }) => (
        <section key={title}>
          {title && <h2>{t(title)}</h2>}
          <ul>
            {entries.map((entry) => (
              <li key={entry.to}>
                <RailLink site={site} entry={entry} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
