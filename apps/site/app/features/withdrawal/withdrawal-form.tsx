import { floorToShown, money, writeUnits, type Units } from '@oriel/core/money'
import { Button } from '@oriel/ui/form/button'
import { PinField } from '@oriel/web/form/pin-field'
import { SubmitButton } from '@oriel/web/form/submit-button'
import { useText } from '@oriel/web/text'
import { useFormat } from '../../platform/use-format.ts'
import { AmountField } from '../deposit/deposit.ts'
import { ProfileCard } from '../profile/profile.ts'
import { OutCards } from './out-cards.tsx'
import { useWithdrawalForm } from './use-withdrawal-form.ts'
import { WithdrawalCosts } from './withdrawal-costs.tsx'
import type { Counter } from './withdrawal-types.ts'

type WithdrawalFormProps = { counter: Counter; onChanged: () => void }

/** Where to, how much, and the four digits. */
export function WithdrawalForm({ counter, onChanged }: WithdrawalFormProps) {
  const { t } = useText()
  const { form, message, errorAt, card, typed, pin, amount, range, ...does } = useWithdrawalForm(
    counter,
    onChanged,
  )
  return (
    <ProfileCard
      icon="withdraw"
      title={t('withdrawal.new')}
      state={
        <span className="profile-hint">
          {t('withdrawal.left_today', { count: counter.today_max - counter.today })}
        </span>
      }
    >
      <form ref={form} className="withdrawal-form" noValidate onSubmit={does.submit}>
        {message}
        <OutCards
          cards={counter.cards}
          open={counter.open}
          chosen={card?.id ?? ''}
          onChoose={does.setCardId}
        />
        {card && (
          <>
            <AmountField
              value={typed}
              currency={counter.currency}
              range={range}
              error={errorAt('amount')}
              onChange={does.setTyped}
            />
            <Button variant="ghost" onClick={() => does.setTyped(wholeOf(range.max, counter))}>
              {t('withdrawal.all_free')}
            </Button>
            <WithdrawalCosts counter={counter} card={card} amount={amount} />
            <PinField value={pin} onChange={does.setPin} error={errorAt('pin')} />
            <Act counter={counter} amount={amount} isSending={does.isSending} />
          </>
        )}
      </form>
    </ProfileCard>
  )
}

/** All of it as somebody would type it: without a part of a coin, and without empty cents. */
const wholeOf = (units: Units, { currency }: Counter): string =>
  writeUnits(floorToShown(money(units, currency)).units).replace(/\.?0+$/, '')

type ActProps = { counter: Counter; amount: Units | null; isSending: boolean }

function Act({ counter: { currency }, amount, isSending }: ActProps) {
  const { t } = useText()
  const format = useFormat()
  return (
    <SubmitButton isSending={isSending}>
      {amount === null
        ? t('withdrawal.submit')
        : t('withdrawal.submit_amount', { amount: format.money(amount, currency) })}
    </SubmitButton>
  )
}
