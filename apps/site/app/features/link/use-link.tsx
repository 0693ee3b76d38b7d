import { isIconName, type IconSource } from '@oriel/ui/picture/icon'
import type { LinkParts, RenderLink } from '@oriel/ui/navigation/render-link'
import { Link } from 'react-router'
import { useText } from '@oriel/web/text'
import { useIsMember } from '../../platform/use-is-member.ts'
import { useVisit } from '../../platform/use-visit.ts'
import { useOverlay } from '../../platform/overlay.ts'
import { LINK_ICONS, needsMember } from './link-facts.ts'
import { LinkIcon } from './link-icon.tsx'
import type { SiteLink } from './links.ts'

export type ShownLink = {
  readonly label: string
  readonly icon: IconSource
  readonly render: RenderLink
}

/** How a link of the frame looks and what happens when it is followed. */
export function useShowLink(): (link: SiteLink, onFollow?: () => void) => ShownLink {
  const { t } = useText()
  const { site } = useVisit()
  const open = useOverlay()
  const isMember = useIsMember()
  const act = (link: SiteLink): (() => void) | null => {
    // Who is signed in finds what is theirs in the account; others sign in or up for it.
    if (needsMember(link.code) && isMember) return () => open('account', {})
    if (link.code === 'sign_up') return () => open('sign-in', { tab: 'register' })
    if (needsMember(link.code)) return () => open('sign-in', {})
    if (link.code === 'language') return () => open('preferences', {})
    if (link.code === 'announcement') return () => open('news', {})
    return null
  }
  const labelOf = ({ code, name }: SiteLink): string => {
    if (code === 'sign_up' && isMember) return t('member.account_menu')
    return name || t(`link.${code}` as Parameters<typeof t>[0])
  }
  return (link, onFollow) => {
    const service = link.code === 'customer_service'
    const url = service && link.url === '' ? site.customerServiceUrl : link.url
    const opensIn = service ? site.customerServiceOpensIn : link.opensIn
    const onClick = act(link)
    return {
      label: labelOf(link),
      icon: iconOf(link),
      render: (parts) => {
        if (onClick) return <ActionLink parts={parts} onClick={onClick} />
        const isExternal = link.kind === 'external' || service
        return isExternal ? (
          <OutsideLink parts={parts} href={url} isNew={opensIn === 'new'} />
        ) : (
          <Link to={url} onClick={onFollow} {...parts} />
        )
      },
    }
  }
}

function iconOf({ icon: name, code }: SiteLink): IconSource {
  if (isIconName(name)) return name
  const instead = LINK_ICONS[code]
  if (!/^[a-z-]+$/.test(name)) return instead
  return (className) => <LinkIcon name={name} instead={instead} className={className} />
}

const ActionLink = ({ parts, onClick }: { parts: LinkParts; onClick: () => void }) => (
  <button type="button" onClick={onClick} {...parts} />
)

/** S9.083: the site decides whether customer service opens in a new window or in the same one. */
const OutsideLink = (props: { parts: LinkParts; href: string; isNew: boolean }) => {
  const { children, ...parts } = props.parts
  return (
    <a href={props.href} {...(props.isNew ? NEW_WINDOW : {})} {...parts}>
      {children}
    </a>
  )
}
const NEW_WINDOW = { target: '_blank', rel: 'noopener' }
