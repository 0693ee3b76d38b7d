import { Icon, type IconName } from '@oriel/ui/picture/icon'
import { Link } from 'react-router'
import { useMember } from '../../features/member/member.ts'
import { useFormat } from '../../platform/use-format.ts'
import { useText } from '@oriel/web/text'
import { useOverlay } from '../../platform/overlay.ts'
import { useSession } from '../../platform/use-session.ts'

/** Whose wallet this is, and the ways from here. Both faces are equally high: nothing jumps. */
export function WalletCard() {
  const { t } = useText()
  const open = useOverlay()
  const session = useSession()
  const name = session?.account ?? t('shell.guest_greeting')
  return (
    <section className="wallet-card" aria-label={name}>
      <p className="wallet-card-words">
        <span className="font-bold">{name}</span>
        {session ? (
          <Balance />
        ) : (
          <span className="text-xs text-muted">{t('shell.play_money')}</span>
        )}
      </p>
      <button
        type="button"
        className="wallet-action"
        onClick={() => (session ? open('account', {}) : open('sign-in', {}))}
      >
        <ActionIcon name="person" />
        {session ? t('member.account_menu') : t('shell.log_in')}
      </button>
      <button type="button" className="wallet-action" onClick={() => open('demo-list', {})}>
        <ActionIcon name="play" />
        {t('shell.demo')}
      </button>
      <Link to="/discount" className="wallet-action">
        <ActionIcon name="gift" />
        {t('shell.promotions')}
      </Link>
      <button type="button" className="wallet-action" onClick={() => open('news', {})}>
        <ActionIcon name="bell" />
        {t('shell.news')}
      </button>
    </section>
  )
}

function Balance() {
  const format = useFormat()
  const { data } = useMember().layout
  return (
    <span className="wallet-card-cash" aria-busy={data === null}>
      {data ? format.money(data.member_cash, data.member_currency) : '…'}
    </span>
  )
}

const ActionIcon = ({ name }: { name: IconName }) => (
  <span className="wallet-action-icon">
    <Icon name={name} />
  </span>
)
