import type { Currency } from '@oriel/core/currency'
import { useText } from '@oriel/web/text'
import { useFormat } from '../../platform/use-format.ts'
import type { AmountFault, Range } from './amount-rules.ts'

/** What is wrong with a typed amount, in words. */
export function useFaultText(currency: Currency) {
  const { t } = useText()
  const format = useFormat()
  return (fault: AmountFault, { min, max }: Range): string => {
    switch (fault) {
      case 'empty':
        return t('deposit.err_empty')
      case 'number':
        return t('deposit.err_number')
      case 'decimals':
        return t('deposit.err_decimals')
      case 'least':
        return t('deposit.err_least', { amount: format.shortMoney(min, currency) })
      case 'most':
        return t('deposit.err_most', { amount: format.shortMoney(max, currency) })
    }
  }
}
