import { isHiddenLink, type LinkCode } from '@oriel/core/link-code'
import type { MessageId } from '@oriel/i18n/message-id'
import { BADGE_MAX } from '@oriel/ui/feedback/count-badge'
import { NavItem } from '@oriel/ui/navigation/nav-item'
import type { IconName } from '@oriel/ui/picture/icon'
import { useText } from '@oriel/web/text'
import { useLocation } from 'react-router'
import { useUnread } from '../features/letter/letter.ts'
import { linkTo } from '../parts/link-to.tsx'
import { useVisit } from '../platform/use-visit.ts'

type MemberEntry = {
  readonly path: string
  readonly label: MessageId
  readonly icon: IconName
  /** Where a site can hide it, the code of its link. */
  readonly code?: LinkCode
}
type MemberGroup = { readonly title: MessageId; readonly entries: readonly MemberEntry[] }

/**
 * S2.053 to S2.058: the menu of the member centre. The groups are account_info and my_wallet,
 * fund_management, transaction_record, info_center and recommend_award; what does not work yet has
 * no entry.
 */
export const MEMBER_MENU: readonly MemberGroup[] = [
  {
    title: 'profile.menu_account',
    entries: [
      { path: '/user/Info', label: 'profile.title', icon: 'person' },
      { path: '/user/MyWallet', label: 'wallet.title', icon: 'wallet' },
    ],
  },
  {
    title: 'profile.menu_money',
    entries: [
      { path: '/user/Deposit', label: 'deposit.title', icon: 'deposit', code: 'deposit' },
      {
        path: '/user/Withdrawal',
        label: 'withdrawal.title',
        icon: 'withdraw',
        code: 'withdrawal',
      },
      { path: '/user/BindAccount', label: 'bank-card.title', icon: 'bank', code: 'BindAccount' },
    ],
  },
  {
    title: 'profile.menu_history',
    entries: [
      { path: '/user/Statement', label: 'wallet.statement', icon: 'file-down' },
      { path: '/user/Transaction', label: 'round.title', icon: 'clock' },
      { path: '/user/DWRecord', label: 'deposit.records_title', icon: 'swap', code: 'DWRecord' },
    ],
  },
  {
    title: 'profile.menu_messages',
    entries: [
      { path: '/user/Letter', label: 'letter.title', icon: 'mail', code: 'letter' },
      {
        path: '/user/Announcement',
        label: 'announcement.title',
        icon: 'megaphone',
        code: 'announcement',
      },
    ],
  },
  {
    title: 'profile.menu_friends',
    entries: [{ path: '/user/RecommendProject', label: 'recommend.title', icon: 'people' }],
  },
]

/** The menu as this site shows it; a group without entries is no group. */
export function menuOf(hidden: readonly string[], menu = MEMBER_MENU): MemberGroup[] {
  return menu
    .map(({ title, entries }) => ({
      title,
      entries: entries.filter(({ code }) => code === undefined || !isHiddenLink(code, hidden)),
    }))
    .filter(({ entries }) => entries.length > 0)
}

/** What is new at a page of the member centre, as digits; undefined where there is nothing. */
export function useNewAt(): (path: string) => string | undefined {
  const [{ count }] = useUnread()
  const shown = count > BADGE_MAX ? `${BADGE_MAX}+` : String(count)
  return (path) => (path === '/user/Letter' && count > 0 ? shown : undefined)
}

export const useMemberMenu = (): MemberGroup[] => menuOf(useVisit().site.hiddenLinks)

/** Pages that have no entry of their own belong to this one. */
const WITHIN: Readonly<Record<string, string>> = {
  '/user': '/user/Info',
  '/user/RecommendRecord': '/user/RecommendProject',
  '/user/RecommendMemberSearch': '/user/RecommendProject',
}

export function isCurrentPage(pathname: string, path: string): boolean {
  const plain = pathname.replace(/\/$/, '')
  return (WITHIN[plain] ?? plain) === path
}

/** The menu at the side of the window. */
export function MemberNav() {
  const { t } = useText()
  const { pathname } = useLocation()
  const menu = useMemberMenu()
  const newAt = useNewAt()
  return (
    <nav aria-label={t('profile.centre')}>
      {menu.map(({ title, entries }) => (
        <div key={title}>
          <p className="rail-title" id={title}>
            {t(title)}
          </p>
          <ul className="rail-part" aria-labelledby={title}>
            {entries.map(({ path, label, icon }) => (
              <li key={path}>
                <NavItem
                  icon={icon}
                  label={t(label)}
                  count={newAt(path)}
                  isCurrent={isCurrentPage(pathname, path)}
                  link={linkTo(path)}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
