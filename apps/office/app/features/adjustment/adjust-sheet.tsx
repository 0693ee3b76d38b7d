import { adjustWallet } from '@oriel/contract/office/adjustment'
import { adjustmentKinds, type AdjustmentKind } from '@oriel/core/adjustment'
import { Select } from '@oriel/ui/form/select'
import { TextField } from '@oriel/ui/form/text-field'
import { useText } from '@oriel/web/text'
import { useDeferredValue, useState } from 'react'
import { CommandPreview } from '../../parts/command/command-preview.tsx'
import { CommandSheet } from '../../parts/command/command-sheet.tsx'
import { useCommand } from '../../parts/command/use-command.ts'
import { icons } from '../../parts/icons.ts'
import { inputOf, type Asked } from './adjust-rules.ts'

type AdjustSheetProps = {
  readonly member: { readonly id: string; readonly account: string; readonly currency: string }
  /** What the site offers. */
  readonly currencies: readonly string[]
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Money by hand: what it does is shown by the server before anybody is asked to agree. */
export const AdjustSheet = ({ isOpen, ...props }: AdjustSheetProps) =>
  isOpen && <OpenSheet {...props} />

function OpenSheet({ member, currencies, onClose }: Omit<AdjustSheetProps, 'isOpen'>) {
  const { t } = useText()
  const adjust = useCommand(adjustWallet)
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
  const input = inputOf(member.id, useDeferredValue(asked))
  const waiting = t('office.adjustment.incomplete')
  return (
    <CommandSheet
      isOpen
      onClose={onClose}
      icon={icons.scale}
      title={t('office.adjustment.title')}
      subject={member.account}
      evidence={
        <div className="stack">
          <Fields asked={asked} currencies={currencies} set={set} />
          <CommandPreview calls={adjustWallet} input={input} waiting={waiting} />
        </div>
      }
      needsProof
      confirm={t('office.adjustment.propose')}
      note={t('office.adjustment.note')}
      onConfirm={async (reason) => {
        const now = inputOf(member.id, asked)
        return now === null ? { ok: false, text: waiting } : adjust({ ...now, reason })
      }}
    />
  )
}

type FieldsProps = {
  readonly asked: Asked
  readonly currencies: readonly string[]
  readonly set: (name: keyof Asked) => (value: string) => void
}

function Fields({ asked, currencies, set }: FieldsProps) {
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
