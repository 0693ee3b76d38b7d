import { FormNote } from '@oriel/ui/form/form-message'
import { useTrouble } from '@oriel/web/form/use-trouble'
import { useText } from '@oriel/web/text'
import { useState, type FormEvent } from 'react'
import { AmountField } from './amount-field.tsx'
import { readAmount } from './amount-rules.ts'
import { DepositSummary } from './deposit-summary.tsx'
import type { Method, Methods } from './deposit-types.ts'
import { dropDraft, keepDraft, readDraft, type Draft } from './draft.ts'
import { MethodTiles } from './method-tiles.tsx'
import { useAskDeposit, type DepositPageName } from './use-ask-deposit.ts'
import { useFaultText } from './use-fault-text.ts'

type DepositFormProps = {
  methods: Methods
  page: DepositPageName
  onMade: (number: string) => void
  /** What the house offers may be another: it is read again. */
  onStale: () => void
}

/** These say that the list on the page is old. */
const STALE: ReadonlySet<string> = new Set(['method_closed', 'card_needed', 'amount_not_allowed'])

/** How, how much, and what comes of it. What is typed stays while a card is bound elsewhere. */
export function DepositForm({ methods: read, page, onMade, onStale }: DepositFormProps) {
  const { t } = useText()
  const { currency, needs_card: needsCard, methods } = read
  const [draft, setDraft] = useState<Draft>(readDraft)
  const { form, show, errorAt, message } = useTrouble<'amount'>()
  const faultText = useFaultText(currency)
  const [isSending, ask] = useAskDeposit({
    onMade: (number) => {
      dropDraft()
      onMade(number)
    },
    onRefused: (reason, text) => {
      show(
        reason === 'amount_not_allowed' ? { field: 'amount', text } : { field: null, title: text },
      )
      if (STALE.has(reason)) onStale()
    },
  })
  const method = chosenOf(methods, draft.methodId)
  if (!method) return null
  const amount = readAmount(draft.amount, currency, method)
  const write = (change: Partial<Draft>): void => {
    const next = { ...draft, ...change }
    show(null)
    setDraft(next)
    keepDraft(next)
  }
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (needsCard) return
    if (amount.ok) return ask({ methodId: method.id, amount: amount.value, page })
    show({ field: 'amount', text: faultText(amount.reason, method) })
  }
  return (
    <form ref={form} className="deposit-columns" noValidate onSubmit={submit}>
      <div className="deposit-column">
        {message}
        {needsCard && (
          <FormNote>
            <strong>{t('bank-card.prompt_title')}.</strong> {t('bank-card.prompt_text')}
          </FormNote>
        )}
        <div className="profile-card">
          <MethodTiles
            methods={methods}
            chosen={method.id}
            onChoose={(methodId) => write({ methodId })}
          />
        </div>
        <div className="profile-card">
          <AmountField
            value={draft.amount}
            currency={currency}
            range={method}
            error={errorAt('amount')}
            onChange={(typed) => write({ amount: typed })}
          />
        </div>
      </div>
      <DepositSummary
        method={method}
        currency={currency}
        amount={amount.ok ? amount.value : null}
        needsCard={needsCard}
        isSending={isSending}
      />
    </form>
  )
}

/** The one that was chosen, where it is open; else the first that is. */
function chosenOf(methods: readonly Method[], id: string): Method | undefined {
  const open = methods.filter(({ closed_until: closed }) => closed === null)
  return open.find((method) => method.id === id) ?? open[0]
}
