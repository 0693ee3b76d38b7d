import { openEnvelope } from '@oriel/contract/office/red-envelope'
import { currencies } from '@oriel/core/currency'
import { newId } from '@oriel/core/id'
import { Select } from '@oriel/ui/form/select'
import { TextField } from '@oriel/ui/form/text-field'
import { useText } from '@oriel/web/text'
import { useState } from 'react'
import { RunSheet } from '../../parts/command/run-sheet.tsx'
import { TimeFields } from '../../parts/time-fields.tsx'
import { useSite } from '../../platform/use-site.ts'
import { inputOf, type Wanted } from './open-rules.ts'

const EMPTY: Wanted = {
  name: '',
  currency: 'USD',
  total: '',
  slots: '',
  least: '',
  most: '',
  from: '',
  until: '',
  before: '',
}

/** Budget, mean and what the site promises in all are shown by the server before anybody agrees. */
export function OpenSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useText()
  const { timeZone } = useSite()
  const [id] = useState(() => newId())
  const [wanted, setWanted] = useState(EMPTY)
  const set = (changes: Partial<Wanted>): void => setWanted((before) => ({ ...before, ...changes }))
  return (
    <RunSheet
      calls={openEnvelope}
      input={inputOf(id, wanted, timeZone)}
      queue="red-envelope"
      icon="gift"
      title={t('office.red-envelope.open_title')}
      subject={wanted.name || t('office.red-envelope.new')}
      fields={<Fields wanted={wanted} set={set} />}
      waiting={t('office.red-envelope.incomplete')}
      needsProof
      confirm={t('office.red-envelope.propose')}
      note={t('office.red-envelope.open_note')}
      onClose={onClose}
    />
  )
}

type FieldsProps = {
  readonly wanted: Wanted
  readonly set: (changes: Partial<Wanted>) => void
}

function Fields({ wanted, set }: FieldsProps) {
  const { t } = useText()
  const field = (name: 'name' | 'total' | 'slots' | 'least' | 'most') => (
    <TextField
      label={t(`office.red-envelope.${name}`)}
      value={wanted[name]}
      onChange={({ target }) => set({ [name]: target.value })}
      inputMode={name === 'name' ? undefined : 'decimal'}
      autoComplete="off"
    />
  )
  return (
    <>
      {field('name')}
      <Select
        label={t('office.red-envelope.currency')}
        value={wanted.currency}
        onChange={(currency) => set({ currency })}
        options={currencies.map((currency) => ({ value: currency, label: currency }))}
      />
      {field('total')}
      {field('slots')}
      {field('least')}
      {field('most')}
      <TimeFields times={wanted} set={set} />
      <TextField
        label={t('office.red-envelope.registered_before')}
        type="datetime-local"
        value={wanted.before}
        onChange={({ target }) => set({ before: target.value })}
      />
    </>
  )
}
