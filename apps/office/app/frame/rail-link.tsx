import { Icon } from '@oriel/ui/picture/icon'
import { useText } from '@oriel/web/text'
import { NavLink } from 'react-router'
import type { SiteRole } from '../platform/me.ts'
import { useQueueCount } from '../platform/queue-counts.ts'
import { pathOf, type RailEntry } from './rail-entries.ts'

type RailLinkProps = { readonly site: SiteRole; readonly entry: RailEntry }

/** A way to a screen, with how many wait there. Red when one of them is late; readers hear it. */
export function RailLink({ site, entry }: RailLinkProps) {
  const { t } = useText()
  const count = useQueueCount(entry.queue)
  return (
    <NavLink className="rail-link" to={pathOf(site, entry)} end={entry.to === ''}>
      <Icon name={entry.icon} />
      <span className="rail-label">{t(entry.label)}</span>
      {count && count.open > 0 && (
        <em data-late={count.late > 0 || undefined}>
          {count.open}
          {count.late > 0 && (
            <span className="sr-only">{t('office.frame.late', { count: count.late })}</span>
          )}
        </em>
      )}
    </NavLink>
  )
}
