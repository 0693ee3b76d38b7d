import type { Currency } from '@oriel/core/currency'
import type { Units } from '@oriel/core/money'
import { buttonClass } from '@oriel/ui/form/button'
import { SubmitButton } from '@oriel/web/form/submit-button'
import { useText } from '@oriel/web/text'
import { Link } from 'react-router'
import { useFormat } from '../../platform/use-format.ts'
import type { Method } from './deposit-types.ts'
import { feeOf } from './fee.ts'
import { KIND_WORDS, promiseText } from './method-words.ts'
import { SummaryRow } from './summary-row.tsx'

type DepositSummaryProps = {
  method: Method
  currency: Currency
  /** Null until an amount is typed that can be paid. */
  amount: Units | null
  needsCard: boolean
  isSending: boolean
}

/** What will be paid and what comes of it, with the one button that goes on. */
export function DepositSummary(props: DepositSummaryProps) {
  const { method, currency, amount, needsCard, isSending } = props
  const { t } = useText()
  const format = useFormat()
  const fee = amount === null ? null : feeOf(method.fee, amount, currency)
  const written = (units: Units | null): string =>
    units === null ? '–' : format.money(units, currency)
  const { title, act } = KIND_WORDS[method.kind]
  return (
    <section className="profile-card deposit-summary" aria-label={t('deposit.summary')}>
      <h2 className="profile-card-title">{t('deposit.summary')}</h2>
      <dl className="deposit-rows">
        <SummaryRow label={t('deposit.row_method')} value={t(title)} />
        <SummaryRow label={t('deposit.row_pay')} value={written(amount)} />
        <SummaryRow label={t('deposit.row_fee')} value={written(fee)} />
        <SummaryRow label={t('deposit.row_time')} value={promiseText(method.promised_s, t)} />
        <SummaryRow
          label={t('deposit.row_gets')}
          value={written(amount === null || fee === null ? null : amount - fee)}
          isTotal
        />
      </dl>
      {needsCard ? (
        <Link to="/user/BindAccount" className={buttonClass('primary', 'button-large')}>
          {t('bank-card.title')}
        </Link>
      ) : (
        <SubmitButton isSending={isSending}>{t(act)}</SubmitButton>
      )}
      <p className="deposit-note">{t('deposit.own_name')}</p>
    </section>
  )
}
