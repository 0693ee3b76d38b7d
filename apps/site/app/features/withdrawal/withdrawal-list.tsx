import { useText } from '@oriel/web/text'
import { useFormat } from '../../platform/use-format.ts'
import { PaymentRow } from '../deposit/deposit.ts'
import { reasonWords, STATE_WORDS } from './words.ts'
import type { Withdrawal } from './withdrawal-types.ts'

/** Withdrawals, the newest first: where to, when, its number, what came of it, how much. */
export const WithdrawalList = ({ withdrawals }: { withdrawals: readonly Withdrawal[] }) => (
  <ul className="deposit-records">
    {withdrawals.map((one) => (
      <WithdrawalRow key={one.number} withdrawal={one} />
    ))}
  </ul>
)

function WithdrawalRow({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useText()
  const format = useFormat()
  const { state, reason, amount, released, currency } = withdrawal
  const { pill, tone, icon } = STATE_WORDS[state]
  const why = reasonWords(reason, state)
  const back = state === 'paid' && released > 0n ? format.money(released, currency) : null
  return (
    <PaymentRow
      icon={icon}
      tone={tone}
      title={withdrawal.card}
      at={withdrawal.made_at}
      number={withdrawal.number}
      amount={format.money(amount, currency)}
      isNothing={state === 'refused' || state === 'failed'}
      pill={t(pill)}
    >
      {(why !== null || back !== null) && (
        <p className="deposit-record-notes">
          {why !== null && t(why)} {back !== null && t('withdrawal.released', { amount: back })}
        </p>
      )}
    </PaymentRow>
  )
}
