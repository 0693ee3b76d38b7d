import { useText } from '@oriel/web/text'
import { useFormat } from '../../platform/use-format.ts'
import type { Order } from './deposit-types.ts'
import { SummaryRow } from './summary-row.tsx'

/** Where the part of an arrival went that did not reach the wallet. */
export function OrderCost({ order }: { order: Order }) {
  const { t } = useText()
  const format = useFormat()
  const { received, fee, to_wallet: toWallet, currency } = order
  const owed = received - fee - toWallet
  return (
    <section className="profile-card deposit-summary" aria-label={t('deposit.summary')}>
      <dl className="deposit-rows">
        <SummaryRow label={t('deposit.state_credited')} value={format.money(received, currency)} />
        {fee > 0n && (
          <SummaryRow label={t('deposit.row_fee')} value={format.money(fee, currency)} />
        )}
        {owed > 0n && (
          <SummaryRow label={t('deposit.row_owed')} value={format.money(owed, currency)} />
        )}
        <SummaryRow label={t('deposit.step_in')} value={format.money(toWallet, currency)} isTotal />
      </dl>
    </section>
  )
}
