import type { CardKind } from '@oriel/core/bank-card/card-kind'
import { needsMemo } from '@oriel/core/bank-card/network'
import { readCardNumber, type CardNumber, type CardTarget } from '@oriel/forms/bank-card'
import { Button } from '@oriel/ui/form/button'
import { FormError } from '@oriel/ui/form/form-message'
import { Select } from '@oriel/ui/form/select'
import { TextField } from '@oriel/ui/form/text-field'
import { useTrouble } from '@oriel/web/form/use-trouble'
import { useText } from '@oriel/web/text'
import type { FormEvent } from 'react'
import { KIND_WORDS, type Institution } from './card-state.ts'
import { numberFault } from './number-fault.ts'

/** Kept while the member goes on and comes back. */
export type Typed = {
  readonly code: string
  readonly number: string
  readonly memo: string
  /** Why the server has refused this account. */
  readonly refused: string | null
}

type NumberFormProps = {
  kind: CardKind
  institutions: readonly Institution[]
  holder: string
  typed: Typed
  onTyped: (typed: Typed) => void
  onNext: (institution: Institution, account: CardNumber) => void
  onCancel: () => void
}

/** Which account it is. It says at once when a number is whole, before anything is sent. */
export function NumberForm(props: NumberFormProps) {
  const { kind, institutions, holder, typed, onTyped, onNext, onCancel } = props
  const { t } = useText()
  const { form, show, errorAt } = useTrouble<'number' | 'memo'>()
  const institution = institutions.find(({ code }) => code === typed.code) ?? institutions[0]
  if (!institution) return null
  const { code } = institution
  const target = targetOf(institution)
  const read = readCardNumber(target, typed)
  const write = (change: Partial<Typed>): void => {
    show(null)
    onTyped({ ...typed, ...change, refused: null })
  }
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (read.ok) return onNext(institution, read.value)
    const [field, text] = numberFault(read.reason, target, t)
    show({ field, text })
  }
  return (
    <form ref={form} className="bank-card-form" noValidate onSubmit={submit}>
      {typed.refused && <FormError title={typed.refused} />}
      <Select
        label={t(KIND_WORDS[kind].institution)}
        options={institutions.map(({ code: value, name: label }) => ({ value, label }))}
        value={code}
        onChange={(next) => write({ code: next })}
        {...(kind === 'crypto' && { hint: t('bank-card.network_hint') })}
      />
      <NumberField
        kind={kind}
        value={typed.number}
        onChange={(number) => write({ number })}
        error={errorAt('number')}
        // What is wrong with the memo says nothing against the address.
        isRight={read.ok || read.reason === 'memo'}
      />
      {needsMemo(code) && (
        <TextField
          label={t('bank-card.memo')}
          name="memo"
          autoComplete="off"
          inputMode="numeric"
          value={typed.memo}
          onChange={({ currentTarget }) => write({ memo: currentTarget.value })}
          hint={t('bank-card.memo_hint')}
          error={errorAt('memo')}
        />
      )}
      <TextField
        label={t('bank-card.holder')}
        readOnly
        value={holder}
        hint={t('bank-card.holder_hint')}
      />
      <div className="bank-card-form-acts">
        <Button variant="ghost" className="button-large" onClick={onCancel}>
          {t('profile.cancel')}
        </Button>
        <Button type="submit" className="button-large">
          {t('bank-card.next')}
        </Button>
      </div>
    </form>
  )
}

const targetOf = ({ kind, code, digits_min: min, digits_max: max }: Institution): CardTarget => ({
  kind,
  code,
  digits: min === null || max === null ? null : { min, max },
})

type NumberFieldProps = {
  kind: CardKind
  value: string
  onChange: (value: string) => void
  error: string | undefined
  isRight: boolean
}

/** No browser keeps it: nobody but its owner sees it again. */
function NumberField({ kind, value, onChange, error, isRight }: NumberFieldProps) {
  const { t } = useText()
  const right = kind === 'crypto' ? 'bank-card.address_right' : 'bank-card.number_right'
  return (
    <TextField
      label={t(KIND_WORDS[kind].number)}
      name="account-number"
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      inputMode={kind === 'crypto' ? 'text' : 'numeric'}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      {...(kind === 'bank' && { hint: t('bank-card.number_hint') })}
      error={error}
      success={isRight ? t(right) : undefined}
    />
  )
}
