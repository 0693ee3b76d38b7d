import type { Units } from '@oriel/core/money'
import { useText } from '@oriel/web/text'
import { useFormat } from '../../platform/use-format.ts'
import { feeOf, SummaryRow } from '../deposit/deposit.ts'
import type { Counter, OutCard } from './withdrawal-types.ts'

type CostsProps = { counter: Counter; card: OutCard; amount: Units | null }

/** What it costs, and what reaches the account. */
export function WithdrawalCosts({ counter: { currency, free }, card, amount }: CostsProps) {
  const { t } = useText()
  const format = useFormat()
  const fee = amount !== null && card.way ? feeOf(card.way.fee, amount, currency) : null
  const written = (units: Units | null): string =>
    units === null ? '–' : format.money(units, currency)
  return (
    <dl className="deposit-rows">
      <SummaryRow label={t('withdrawal.free')} value={written(free)} />
      <SummaryRow label={t('withdrawal.fee')} value={written(fee)} />
      <SummaryRow
        label={t('withdrawal.receives')}
        value={written(amount === null || fee === null ? null : amount - fee)}
        isTotal
      />
    </dl>
  )
}
