import { useText } from '@oriel/web/text'
import { useFormat } from '../../platform/use-format.ts'
import type { Order } from './deposit-types.ts'
import { KIND_WORDS } from './method-words.ts'
import { SummaryRow } from './summary-row.tsx'

/** What was paid and how; once it has arrived, where each part of it went. */
export function OrderReceipt({ order }: { order: Order }) {
  const { t } = useText()
  const format = useFormat()
  const { kind, state, to_pay: toPay, received, fee, to_wallet: toWallet, currency } = order
  const written = (units: bigint): string => format.money(units, currency)
  const owed = received - fee - toWallet
  return (
    <section className="profile-card deposit-summary" aria-label={t('deposit.summary')}>
      <dl className="deposit-rows">
        <SummaryRow label={t('deposit.row_method')} value={t(KIND_WORDS[kind].title)} />
        {state === 'credited' ? (
          <>
            <SummaryRow label={t('deposit.state_credited')} value={written(received)} />
            {fee > 0n && <SummaryRow label={t('deposit.row_fee')} value={written(fee)} />}
            {owed > 0n && <SummaryRow label={t('deposit.row_owed')} value={written(owed)} />}
            <SummaryRow label={t('deposit.step_in')} value={written(toWallet)} isTotal />
          </>
        ) : (
          <SummaryRow label={t('deposit.pay_amount')} value={written(toPay)} isTotal />
        )}
      </dl>
    </section>
  )
}
