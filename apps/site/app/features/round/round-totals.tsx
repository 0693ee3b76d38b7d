import { useFormat } from '../../platform/use-format.ts'
import { useText } from '@oriel/web/text'
import { RoundNet } from './round-net.tsx'
import type { Total } from './use-rounds.ts'

/** Sums of everything the filter finds, one row for each currency. */
export function RoundTotals({ totals }: { totals: readonly Total[] }) {
  const { t } = useText()
  const format = useFormat()
  return totals.map(({ currency, count, stake, payout, net }) => (
    <dl key={currency} className="round-totals">
      <div>
        <dt>{t('round.count')}</dt>
        <dd>{format.number(count)}</dd>
      </div>
      <div>
        <dt>{t('round.stake')}</dt>
        <dd>{format.money(stake, currency)}</dd>
      </div>
      <div>
        <dt>{t('round.payout')}</dt>
        <dd>{format.money(payout, currency)}</dd>
      </div>
      <div>
        <dt>{t('round.net')}</dt>
        <dd>
          <RoundNet net={net} currency={currency} />
        </dd>
      </div>
    </dl>
  ))
}
