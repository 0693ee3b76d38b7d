import { walletCurrenciesCall, walletCurrencyCall } from '@oriel/contract/member/wallet'
import { symbolOf, type Currency } from '@oriel/core/currency'
import { useState } from 'react'
import { call } from '../../platform/call.ts'
import { failureText } from '@oriel/web/failure-text'
import { useText } from '@oriel/web/text'
import { useRead } from '@oriel/web/use-read'
import { useSending } from '@oriel/web/use-sending'
import { Amount } from './amount.tsx'

const readPurses = (signal: AbortSignal) => call(walletCurrenciesCall, {}, signal)

type CurrencySwitchProps = { active: Currency; onSwitched: (currency: Currency) => void }

/** Many wallets, one of them played with. The empty ones stay out of the way. */
export function CurrencySwitch({ active, onSwitched }: CurrencySwitchProps) {
  const text = useText()
  const { t } = text
  const [purses] = useRead(readPurses)
  const [isSending, send] = useSending()
  const [isWhole, setWhole] = useState(false)
  const [note, setNote] = useState('')
  const list = purses.data?.list ?? []
  const shown = list.filter(({ currency, total }) => isWhole || total > 0n || currency === active)
  const choose = (currency: Currency) =>
    send(async () => {
      const answer = await call(walletCurrencyCall, { currency })
      if (answer.ok) onSwitched(currency)
      setNote(answer.ok ? '' : failureText(answer, text))
    })
  if (list.length < 2) return null
  return (
    <div className="wallet-currencies">
      <fieldset className="wallet-currency-list" aria-label={t('wallet.currency')}>
        {shown.map(({ currency, total }) => (
          <button
            key={currency}
            type="button"
            className="wallet-currency"
            aria-pressed={currency === active}
            aria-disabled={isSending}
            onClick={() => currency === active || void choose(currency)}
          >
            <span className="wallet-currency-symbol" aria-hidden="true">
              {symbolOf(currency)}
            </span>
            {currency}
            {currency !== active && <Amount units={total} currency={currency} />}
          </button>
        ))}
        {!isWhole && shown.length < list.length && (
          <button type="button" className="wallet-currency" onClick={() => setWhole(true)}>
            {t('wallet.currency_more')}
          </button>
        )}
      </fieldset>
      <output className="wallet-trouble">{note}</output>
    </div>
  )
}
