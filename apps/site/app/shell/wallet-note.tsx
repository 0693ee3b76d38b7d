import { Icon } from '@oriel/ui/picture/icon'
import { useFormat } from '../platform/use-format.ts'
import { useText } from '@oriel/web/text'
import { useMember } from '../features/member/member.ts'

/** What is in the wallet; the rest of the money is in the game, which shows it itself. */
export function WalletNote() {
  const { t } = useText()
  const format = useFormat()
  const { data } = useMember().layout
  return (
    <span className="game-bar-wallet">
      <Icon name="wallet" className="size-4" />
      <span className="sr-only">{t('play.wallet')}</span>
      {data ? format.money(data.member_cash, data.member_currency) : '…'}
    </span>
  )
}
