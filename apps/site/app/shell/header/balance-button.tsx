import { Icon } from '@oriel/ui/picture/icon'
import { useMember } from '../../features/member/member.ts'
import { HIDDEN_AMOUNT, useEye } from '../../features/wallet/wallet.ts'
import { useFormat } from '../../platform/use-format.ts'
import { useOverlay } from '../../platform/overlay.ts'
import { useText } from '@oriel/web/text'
import { useSession } from '../../platform/use-session.ts'
import { useVisit } from '../../platform/use-visit.ts'

/** So many signs fit beside all else in the header of a phone. */
const TIGHT_ROOM = 11

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
  const { mode } = useVisit()
  const whole =
    data && isOpen ? format.money(data.member_cash, data.member_currency) : HIDDEN_AMOUNT
  const isTight = mode === 'mobile' && data !== null && isOpen
  const shown = isTight
    ? format.tightMoney(data.member_cash, data.member_currency, TIGHT_ROOM)
    : whole
  return (
    <button
      type="button"
      className="button button-ghost balance-button"
      aria-haspopup="dialog"
      onClick={() => open('wallet', {})}
    >
      <Icon name="wallet" />
      <span className="sr-only">{t('wallet.title')}: </span>
      <span
        className="account-cash"
        data-testid="balance"
        aria-busy={data === null}
        aria-hidden={shown !== whole || undefined}
      >
        {data ? shown : '…'}
      </span>
      {/* What is shortened for the eye is read out whole. */}
      {shown !== whole && <span className="sr-only">{whole}</span>}
    </button>
  )
}
