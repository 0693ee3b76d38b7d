import type { MessageId } from '@oriel/i18n/message-id'
import { ChipLinks } from '@oriel/ui/navigation/chip-links'
import { useText } from '@oriel/web/text'
import { useLocation } from 'react-router'
import { linkTo } from '../../parts/link-to.tsx'

const TABS: readonly { path: string; label: MessageId }[] = [
  { path: '/user/RecommendProject', label: 'recommend.invite' },
  { path: '/user/RecommendRecord', label: 'recommend.rewards' },
  { path: '/user/RecommendMemberSearch', label: 'recommend.friends' },
]

/** S2.058: recommend_award has three pages. */
export function RecommendTabs() {
  const { t } = useText()
  const { pathname } = useLocation()
  return (
    <ChipLinks
      isRow
      label={t('recommend.title')}
      items={TABS.map(({ path, label }) => ({
        id: path,
        label: t(label),
        isCurrent: pathname === path,
        link: linkTo(path),
      }))}
    />
  )
}
