import { useText } from '@oriel/web/text'
import { useSearchParams } from 'react-router'
import { ReadAgain } from '../../parts/read-again.tsx'
import { useMember } from '../member/member.ts'
import { LastDeposits } from './last-deposits.tsx'
import { DepositWaiting, MethodsView } from './methods-view.tsx'
import { OrderView } from './order-view.tsx'
import type { DepositPageName } from './use-ask-deposit.ts'
import './deposit.css'

const NUMBER_MAX = 40

/**
 * Paying in: the form, or the order that the address names. A reload and the way back from a
 * provider's page lead to the order.
 */
export function DepositView({ page }: { page: DepositPageName }) {
  const { t } = useText()
  const { layout, readAgain } = useMember()
  const [params, setParams] = useSearchParams()
  const number = params.get('order')?.slice(0, NUMBER_MAX) ?? null
  if (number !== null) {
    return <OrderView key={number} number={number} onNew={() => setParams({})} />
  }
  if (!layout.data) {
    return layout.status === 'error' ? (
      <ReadAgain title={t('deposit.failed')} message={layout.message} onRetry={readAgain} />
    ) : (
      <DepositWaiting />
    )
  }
  const currency = layout.data.member_currency
  return (
    <div className="deposit">
      <MethodsView
        key={currency}
        currency={currency}
        page={page}
        onMade={(made) => setParams({ order: made })}
      />
      <LastDeposits />
    </div>
  )
}
