import { Icon, type IconName } from '@oriel/ui/icon'
import { Link } from 'react-router'
import { useText } from '../../lib/text.tsx'
import { useOverlay } from '../../lib/overlay.ts'

/** Where a member finds their wallet: a greeting and the ways in. */
export function GuestCard() {
  const { t } = useText()
  const open = useOverlay()
  return (
    <section className="guest-card" aria-label={t('shell.guest_greeting')}>
      <p className="guest-card-words">
        <span className="block font-bold">{t('shell.guest_greeting')}</span>
        <span className="text-xs text-muted">{t('shell.play_money')}</span>
      </p>
      <button type="button" className="guest-action" onClick={() => open('sign-in', {})}>
        <ActionIcon name="person" />
        {t('shell.log_in')}
      </button>
      <button type="button" className="guest-action" onClick={() => open('demo-list', {})}>
        <ActionIcon name="play" />
        {t('shell.demo')}
      </button>
      <Link to="/discount" className="guest-action">
        <ActionIcon name="gift" />
        {t('shell.promotions')}
      </Link>
      <button type="button" className="guest-action" onClick={() => open('news', {})}>
        <ActionIcon name="bell" />
        {t('shell.news')}
      </button>
    </section>
  )
}

const ActionIcon = ({ name }: { name: IconName }) => (
  <span className="guest-action-icon">
    <Icon name={name} />
  </span>
)
