import { Icon } from '@oriel/ui/picture/icon'
import { useText } from '@oriel/web/text'
import { UnreadBadge } from '../../features/letter/letter.ts'
import { useMemberLink } from '../../parts/member-link.tsx'

/** The way to a member's letters, with how many are unread. Guests load nothing of it. */
export default function LetterButton() {
  const { t } = useText()
  const link = useMemberLink()
  return link('/user/Letter')({
    className: 'button-icon letter-button',
    children: (
      <>
        <Icon name="mail" className="size-4" />
        <span className="sr-only">{t('letter.title')} </span>
        <UnreadBadge />
      </>
    ),
  })
}
