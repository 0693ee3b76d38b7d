import { adjustWallet } from '@oriel/contract/office/adjustment'
import { adjustmentKinds, type AdjustmentKind } from '@oriel/core/adjustment'
import { currencies } from '@oriel/core/currency'
import { Select } from '@oriel/ui/form/select'
import { TextField } from '@oriel/ui/form/text-field'
import { useText } from '@oriel/web/text'
import { useState } from 'react'
import { RunSheet } from '../../parts/command/run-sheet.tsx'
import { icons } from '../../parts/icons.ts'
import { inputOf, type Asked } from './adjust-rules.ts'

type AdjustSheetProps = {
  readonly member: { readonly id: string; readonly account: string; readonly currency: string }
  readonly onClose: () => void
}

/** Money by hand: what it does is shown by the server before anybody is asked to agree. */
export function AdjustSheet({ member, onClose }: AdjustSheetProps) {
  const { t } = useText()
  const [asked, setAsked] = useState<Asked>({
    kind: 'goodwill',
    currency: member.currency,
    amount: '',
    provider: '',
    round: '',
    case: '',
  })
  const set = (name: keyof Asked) => (value: string) =>
    setAsked((before) => ({ ...before, [name]: value }))
  const input = inputOf(member.id, asked)
  return (
    <RunSheet
      calls={adjustWallet}
      input={input}
      icon={icons.scale}
      title={t('office.adjustment.title')}
      subject={member.account}
      fields={<Fields asked={asked} set={set} />}
      waiting={t('office.adjustment.incomplete')}
      needsProof
      confirm={t('office.adjustment.propose')}
      note={t('office.adjustment.note')}
      onClose={onClose}
    />
  )
}

type FieldsProps = {
  readonly asked: Asked
  readonly set: (name: keyof Asked) => (value: string) => void
}

function Fields({ asked, set }: FieldsProps) {
  const { t } = useText()
  const field = (name: 'amount' | 'provider' | 'round' | 'case') => (
    <TextField
      label={t(`office.adjustment.${name}`)}
      value={asked[name]}
      onChange={(event) => set(name)(event.target.value)}
      inputMode={name === 'amount' ? 'decimal' : undefined}
      autoComplete="off"
    />
  )
  const label = (kind: AdjustmentKind): string => t(`office.adjustment.${kind}`)
  return (
    <>
      <Select
        label={t('office.adjustment.kind')}
        value={asked.kind}
        onChange={set('kind')}
        options={adjustmentKinds.map((kind) => ({ value: kind, label: label(kind) }))}
      />
      <Select
        label={t('office.adjustment.currency')}
        value={asked.currency}
        onChange={set('currency')}
        options={currencies.map((currency) => ({ value: currency, label: currency }))}
      />
      {field('amount')}
      {asked.kind === 'provider_error' && (
        <>
          {field('provider')}
          {field('round')}
          {field('case')}
        </>
      )}
    </>
  )
}
