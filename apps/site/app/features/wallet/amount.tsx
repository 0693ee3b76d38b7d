import type { Currency } from '@oriel/core/currency'
import type { Units } from '@oriel/core/money'
import { IconButton } from '@oriel/ui/form/button'
import { useFormat } from '../../platform/use-format.ts'
import { useText } from '@oriel/web/text'
import { HIDDEN_AMOUNT, useEye } from './eye.ts'

type AmountProps = {
  units: Units
  currency: Currency
  /** A plus before what came in. */
  isSigned?: boolean
  className?: string | undefined
}

/** An amount, unless its owner has closed the eye. What is hidden is not read out either. */
export function Amount({ units, currency, isSigned = false, className = '' }: AmountProps) {
  const { t } = useText()
  const format = useFormat()
  const [isOpen] = useEye()
  const plus = isSigned && units > 0n ? '+' : ''
  return (
    <span className={`wallet-amount ${className}`.trimEnd()} suppressHydrationWarning>
      {isOpen ? (
        `${plus}${format.money(units, currency)}`
      ) : (
        <>
          <span aria-hidden="true">{HIDDEN_AMOUNT}</span>
          <span className="sr-only">{t('wallet.hidden')}</span>
        </>
      )}
    </span>
  )
}

export function EyeButton() {
  const { t } = useText()
  const [isOpen, toggle] = useEye()
  return (
    <IconButton
      icon={isOpen ? 'eye' : 'eye-off'}
      label={t('wallet.show_amounts')}
      aria-pressed={isOpen}
      onClick={toggle}
    />
  )
}
