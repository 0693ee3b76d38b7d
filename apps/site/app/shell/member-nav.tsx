import type { MessageId } from '@oriel/i18n/message-id'
import { ChipLinks } from '@oriel/ui/navigation/chip-links'
import type { IconName } from '@oriel/ui/picture/icon'
import { useLocation } from 'react-router'
import { linkTo } from '../parts/link-to.tsx'
import { useText } from '@oriel/web/text'

/** S2.053, S2.054, S2.057: the pages of the member centre that exist so far. */
export const MEMBER_PAGES: readonly { path: string; label: MessageId; icon: IconName }[] = [
  { path: '/user/MyWallet', label: 'wallet.title', icon: 'wallet' },
  { path: '/user/Statement', label: 'wallet.statement', icon: 'clock' },
  { path: '/user/Transaction', label: 'round.title', icon: 'slots' },
  { path: '/user/Info', label: 'profile.title', icon: 'person' },
]

export function MemberNav() {
  const { t } = useText()
  const { pathname } = useLocation()
  return (
    <ChipLinks
      isRow
      label={t('member.account_menu')}
      items={MEMBER_PAGES.map(({ path, label, icon }) => ({
        id: path,
        label: t(label),
        icon,
        isCurrent: pathname === path || (path === '/user/Info' && pathname === '/user'),
        link: linkTo(path),
      }))}
    />
  )
}
