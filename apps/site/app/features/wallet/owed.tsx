import type { Currency } from '@oriel/core/currency'
import type { Units } from '@oriel/core/money'
import { useText } from '@oriel/web/text'
import { Icon } from '@oriel/ui/picture/icon'
import { Amount } from './amount.tsx'
import './owed.css'

/** After a bank took back what was credited: what it is, and how it ends. */
export function Owed({ units, currency }: { units: Units; currency: Currency }) {
  const { t } = useText()
  return (
    <div className="wallet-owed">
      <Icon name="info" className="size-5" />
      <p>
        <strong>
          {t('wallet.owed')} <Amount units={units} currency={currency} />
        </strong>
        <span>{t('wallet.owed_hint')}</span>
      </p>
    </div>
  )
}
