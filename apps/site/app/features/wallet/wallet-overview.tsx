import { Icon } from '@oriel/ui/picture/icon'
import type { ReactNode } from 'react'
import type { MessageId } from '@oriel/i18n/message-id'
import { useFormat } from '../../platform/use-format.ts'
import { useText } from '@oriel/web/text'
import { Amount, EyeButton } from './amount.tsx'
import { Owed } from './owed.tsx'
import {
  addsUp,
  partsOf,
  walletParts,
  widthOf,
  type Wallet,
  type WalletPart,
} from './wallet-state.ts'

const NAMES: Readonly<Record<WalletPart, { name: MessageId; hint: MessageId }>> = {
  available: { name: 'wallet.part_available', hint: 'wallet.part_available_hint' },
  games: { name: 'wallet.part_games', hint: 'wallet.part_games_hint' },
  moving: { name: 'wallet.part_moving', hint: 'wallet.part_moving_hint' },
  held: { name: 'wallet.part_held', hint: 'wallet.part_held_hint' },
  bonus: { name: 'wallet.part_bonus', hint: 'wallet.part_bonus_hint' },
  vault: { name: 'wallet.part_vault', hint: 'wallet.part_vault_hint' },
}
/** Parts that most members never have are named only by those who do. */
const RARE: readonly WalletPart[] = ['held', 'bonus', 'vault']

type WalletOverviewProps = {
  wallet: Wallet
  /** When the server said so. */
  at: Date
  currencies: ReactNode
  actions: ReactNode
}

/** Everything in one figure, the parts it is made of, and that they make it. */
export function WalletOverview({ wallet, at, currencies, actions }: WalletOverviewProps) {
  const { t } = useText()
  const parts = partsOf(wallet)
  const shown = walletParts.filter((part) => parts[part] !== 0n || !RARE.includes(part))
  const { currency, total, owed } = wallet
  return (
    <section className="wallet-hero" aria-label={t('wallet.total')}>
      <div className="wallet-hero-head">
        <div className="wallet-hero-words">
          <p className="wallet-hero-label">
            {t('wallet.total')} <EyeButton />
          </p>
          <p className="wallet-total">
            <Amount units={total} currency={currency} />
          </p>
          {addsUp(wallet) && <Checked at={at} />}
        </div>
        {currencies}
      </div>
      <div className="wallet-bar" aria-hidden="true">
        {shown
          .filter((part) => parts[part] > 0n)
          .map((part) => (
            <span key={part} data-part={part} style={{ flexGrow: widthOf(parts[part], total) }} />
          ))}
      </div>
      <dl className="wallet-parts">
        {shown.map((part) => (
          <div key={part} className="wallet-part">
            <dt data-part={part}>{t(NAMES[part].name)}</dt>
            <dd className="wallet-part-cash">
              <Amount units={parts[part]} currency={currency} />
            </dd>
            <dd className="wallet-part-hint">{t(NAMES[part].hint)}</dd>
          </div>
        ))}
      </dl>
      {owed > 0n && <Owed units={owed} currency={currency} />}
      <div className="wallet-actions">{actions}</div>
    </section>
  )
}

function Checked({ at }: { at: Date }) {
  const { t } = useText()
  const format = useFormat()
  return (
    <p className="wallet-checked" suppressHydrationWarning>
      <Icon name="check" className="size-4" />
      {t('wallet.adds_up', { time: format.dateTime(at) })}
    </p>
  )
}
