import { isIconName, type IconSource } from '@oriel/ui/picture/icon'
import type { LinkParts, RenderLink } from '@oriel/ui/navigation/render-link'
import { Link } from 'react-router'
import { useText } from '@oriel/web/text'
import { hasOwnWindow, useMemberLink } from '../../parts/member-link.tsx'
import { DEPOSIT_PATH, fastWay, isFastPayment } from '../../platform/fast-payment.ts'
import { useIsMember } from '../../platform/use-is-member.ts'
import { useOverlay } from '../../platform/overlay.ts'
import { useVisit } from '../../platform/use-visit.ts'
import { linkFact } from './link-facts.ts'
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
  const open = useOverlay()
  const isMember = useIsMember()
  const memberLink = useMemberLink()
  const askToLogIn = () => open('sign-in', { reason: 'account' })
  const way = fastWay(useVisit().site.agentBindFastPayment, isMember)
  const actFast = () => (way === 'sign_in' ? askToLogIn : null)
  const pathOf = (url: string): string =>
    isFastPayment(url) && way === 'deposit' ? DEPOSIT_PATH : url
  const act = ({ code, url }: SiteLink): (() => void) | null => {
    switch (linkFact(code).way) {
      case 'account':
        return isMember ? () => open('account', {}) : askToLogIn
      case 'member_address':
        return isMember ? null : askToLogIn
      case 'deposit':
        return isFastPayment(url) ? actFast() : isMember ? null : askToLogIn
      case 'sign_up':
        return isMember ? () => open('account', {}) : () => open('sign-in', { tab: 'register' })
      case 'preferences':
        return () => open('preferences', {})
      case 'news':
        return () => open('news', {})
      case 'roulette':
        return isMember ? () => open('roulette', {}) : askToLogIn
      case 'address':
      case 'later':
        return null
    }
  }
  const labelOf = ({ code, name }: SiteLink): string => {
    if (code === 'sign_up' && isMember) return t('member.account_menu')
    return name || t(`link.${code}` as Parameters<typeof t>[0])
  }
  return (link, onFollow) => {
    const onClick = act(link)
    return {
      label: labelOf(link),
      icon: iconOf(link),
      render: (parts) => {
        if (onClick) return <ActionLink parts={parts} onClick={onClick} />
        const isNew = link.opensIn === 'new'
        if (link.kind === 'external' || isNew) {
          return <OutsideLink parts={parts} href={link.url} isNew={isNew} />
        }
        const path = pathOf(link.url)
        if (hasOwnWindow(path)) return memberLink(path, onFollow)(parts)
        return <Link to={path} onClick={onFollow} {...parts} />
      },
    }
  }
}

function iconOf({ icon: name, code }: SiteLink): IconSource {
  if (isIconName(name)) return name
  const instead = linkFact(code).icon
  if (!/^[a-z-]+$/.test(name)) return instead
  return (className) => <LinkIcon name={name} instead={instead} className={className} />
}

const ActionLink = ({ parts, onClick }: { parts: LinkParts; onClick: () => void }) => (
  <button type="button" onClick={onClick} {...parts} />
)

const OutsideLink = (props: { parts: LinkParts; href: string; isNew: boolean }) => {
  const { children, ...parts } = props.parts
  return (
    <a href={props.href} {...(props.isNew ? NEW_WINDOW : {})} {...parts}>
      {children}
    </a>
  )
}
const NEW_WINDOW = { target: '_blank', rel: 'noopener' }
