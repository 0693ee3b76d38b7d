import { editPaymentMethod } from '@oriel/contract/office/payment'
import { writeUnits } from '@oriel/core/money'
import { Select } from '@oriel/ui/form/select'
import { TextField } from '@oriel/ui/form/text-field'
import { useText } from '@oriel/web/text'
import { useState } from 'react'
import { RunSheet } from '../../parts/command/run-sheet.tsx'
import type { Method } from './method-list.tsx'
import { readDraft, type Draft } from './method-draft.ts'
import { wayOf } from './method-words.ts'

type EditMethodProps = {
  readonly method: Method
  readonly links: readonly string[]
  readonly onClose: () => void
}

const draftOf = (method: Method): Draft => ({
  is_open: method.is_open ? 'yes' : 'no',
  link_id: method.link_id,
  min: writeUnits(method.min),
  max: writeUnits(method.max),
  fee_fixed: writeUnits(method.fee_fixed),
  fee_ppm: String(method.fee_ppm),
  fee_least: writeUnits(method.fee_least),
  fee_most: method.fee_most === null ? '' : writeUnits(method.fee_most),
  expires_s: String(method.expires_s),
  promised_s: String(method.promised_s),
  sort: String(method.sort),
})

/** A new version of a way to pay, with what changes beside what is. */
export function EditMethod({ method, links, onClose }: EditMethodProps) {
  const text = useText()
  const { t } = text
  const [draft, setDraft] = useState(() => draftOf(method))
  const set = (name: keyof Draft) => (value: string) =>
    setDraft((before) => ({ ...before, [name]: value }))
  const { direction, currency, code } = method
  const read = readDraft(draft)
  const typed = (name: keyof Draft, label: string) => (
    <TextField
      label={label}
      value={draft[name]}
      inputMode="decimal"
      autoComplete="off"
      onChange={({ target }) => set(name)(target.value)}
    />
  )
  return (
    <RunSheet
      calls={editPaymentMethod}
      input={read && { direction, currency, code, ...read }}
      queue="payments"
      icon="wallet"
      title={t('office.payment.change_title', { way: wayOf(method, text) })}
      subject={`${currency} ${code}`}
      confirm={t('office.payment.propose')}
      waiting={t('office.payment.not_readable')}
      needsProof
      onClose={onClose}
      fields={
        <>
          <Select
            label={t('office.payment.state')}
            options={[
              { value: 'yes', label: t('office.payment.open') },
              { value: 'no', label: t('office.payment.closed') },
            ]}
            value={draft.is_open}
            onChange={set('is_open')}
          />
          <Select
            label={t('office.payment.provider')}
            options={links.map((link) => ({ value: link, label: link }))}
            value={draft.link_id}
            onChange={set('link_id')}
          />
          {typed('min', t('office.payment.least'))}
          {typed('max', t('office.payment.most'))}
          {typed('fee_fixed', t('office.payment.fee_fixed'))}
          {typed('fee_ppm', t('office.payment.fee_ppm'))}
          {typed('fee_least', t('office.payment.fee_least'))}
          {typed('fee_most', t('office.payment.fee_most'))}
          {typed('expires_s', t('office.payment.expires'))}
          {typed('promised_s', t('office.payment.promised'))}
          {typed('sort', t('office.payment.sort'))}
        </>
      }
    />
  )
}
