import { CountBadge } from '@oriel/ui/feedback/count-badge'
import { useText } from '@oriel/web/text'
import { useUnread } from './use-unread.tsx'

/** How many letters are unread, 99+ at most; nothing where there are none. */
export function UnreadBadge() {
  const { t } = useText()
  const [{ count }] = useUnread()
  return <CountBadge count={count} label={t('letter.unread', { count })} />
}
