import type { Units } from '@oriel/core/money'
import { WITHDRAW_PASSWORD_DIGITS } from '@oriel/forms/limits'
import { useTrouble } from '@oriel/web/form/use-trouble'
import { useText } from '@oriel/web/text'
import { useState, type FormEvent } from 'react'
import { useFormat } from '../../platform/use-format.ts'
import { readAmount, useFaultText } from '../deposit/deposit.ts'
import { chosenCard, rangeOf } from './counter-rules.ts'
import { useAskWithdrawal } from './use-ask-withdrawal.ts'
import type { Counter } from './withdrawal-types.ts'

type Field = 'amount' | 'pin'

/** At which field a refusal is shown; the others stand at the top. */
const FIELDS: Readonly<Record<string, Field>> = {
  withdraw_password_wrong: 'pin',
  withdraw_password_locked: 'pin',
  amount_not_allowed: 'amount',
  insufficient: 'amount',
  turnover_open: 'amount',
  day_limit: 'amount',
  identity_needed: 'amount',
}

/** What is chosen and typed, what is wrong with it, and what becomes of it. */
export function useWithdrawalForm(counter: Counter, onChanged: () => void) {
  const { t } = useText()
  const { currency, free } = counter
  const [cardId, setCardId] = useState('')
  const [typed, setTyped] = useState('')
  const [pin, setPin] = useState('')
  const { form, show, errorAt, message } = useTrouble<Field>()
  const amountFault = useAmountFault(counter)
  const [isSending, ask] = useAskWithdrawal({
    onMade: () => {
      setTyped('')
      setPin('')
      show(null)
      onChanged()
    },
    onRefused: (reason, text) => {
      setPin('')
      const field = FIELDS[reason] ?? null
      show(field === null ? { field, title: text } : { field, text })
      if (field !== 'pin') onChanged()
    },
  })
  const card = chosenCard(counter, cardId)
  const range = card ? rangeOf(card, free) : { min: 0n, max: 0n }
  const read = readAmount(typed, currency, range)
  const write = (set: (value: string) => void) => (value: string) => {
    show(null)
    set(value)
  }
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (!card) return
    if (!read.ok) return show({ field: 'amount', text: amountFault(read.reason, range) })
    if (pin.length < WITHDRAW_PASSWORD_DIGITS) {
      return show({ field: 'pin', text: t('registration.err_withdraw_format') })
    }
    ask({ cardId: card.id, amount: read.value, pin })
  }
  return {
    form,
    card,
    typed,
    pin,
    range,
    amount: read.ok ? read.value : null,
    setCardId: write(setCardId),
    setTyped: write(setTyped),
    setPin: write(setPin),
    errorAt,
    message,
    isSending,
    submit,
  }
}

function useAmountFault({ currency, free }: Counter) {
  const { t } = useText()
  const format = useFormat()
  const faultText = useFaultText(currency)
  return (fault: Parameters<typeof faultText>[0], range: { min: Units; max: Units }): string =>
    fault === 'most' && range.max === free
      ? t('withdrawal.err_free', { amount: format.money(free, currency) })
      : faultText(fault, range)
}
