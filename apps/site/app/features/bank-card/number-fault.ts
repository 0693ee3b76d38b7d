import type { CardFault, CardTarget } from '@oriel/forms/bank-card'
import type { Text } from '@oriel/i18n/text'

/** Which field a fault is at, and what stands under it. */
export function numberFault(
  fault: CardFault,
  { digits }: CardTarget,
  t: Text['t'],
): readonly ['number' | 'memo', string] {
  switch (fault) {
    case 'number_empty':
      return ['number', t('bank-card.err_empty')]
    case 'number_digits':
      return ['number', t('bank-card.err_digits')]
    case 'number_length':
      return ['number', lengthText(digits ?? { min: 0, max: 0 }, t)]
    case 'address':
      return ['number', t('bank-card.err_address')]
    case 'memo':
      return ['memo', t('bank-card.err_memo')]
  }
}

const lengthText = ({ min, max }: { min: number; max: number }, t: Text['t']): string =>
  min === max ? t('bank-card.err_exact', { count: min }) : t('bank-card.err_length', { min, max })
