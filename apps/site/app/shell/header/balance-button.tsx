import { Icon } from '@oriel/ui/picture/icon'
import { useMember } from '../../features/member/member.ts'
import { useEye } from '../../features/wallet/wallet.ts'
import { useFormat } from '../../platform/use-format.ts'
import { useOverlay } from '../../platform/overlay.ts'
import { useText } from '@oriel/web/text'
import { useSession } from '../../platform/use-session.ts'

const HIDDEN = '••••••'

/** What a member may play with, in the header; it opens the small wallet. */
export function BalanceButton() {
  const session = useSession()
  return session ? <Balance /> : null
}

function Balance() {
  const { t } = useText()
  const open = useOverlay()
  const format = useFormat()
  const { data } = useMember().layout
  const [isOpen] = useEye()
  const shown = data && isOpen ? format.money(data.member_cash, data.member_currency) : HIDDEN
  return (
    <button
      type="button"
      className="button button-ghost balance-button"
      aria-haspopup="dialog"
      onClick={() => open('wallet', {})}
    >
      <Icon name="wallet" />
      <span className="sr-only">{t('wallet.title')}: </span>
      <span className="account-cash" data-testid="balance" aria-busy={data === null}>
        {data ? shown : '…'}
      </span>
    </button>
  )
}
