import { TabBar } from '@oriel/ui/navigation/tab-bar'
import { useLocation } from 'react-router'
import { useLinks, useShowLink } from '../../features/link/link.ts'
import { useText } from '@oriel/web/text'

/** S2.089: the tabs of the mobile footer, as the site arranges them. */
export function Tabs() {
  const { t } = useText()
  const links = useLinks()
  const { pathname } = useLocation()
  const show = useShowLink()
  if (links.tabs.length === 0) return null
  const items = links.tabs.map((link) => {
    const { label, icon, render } = show(link)
    return {
      id: String(link.id),
      icon,
      label,
      link: render,
      isCurrent: link.kind === 'path' && link.url === pathname,
      isRaised: link.raised,
    }
  })
  return <TabBar label={t('shell.tab_bar')} items={items} />
}
