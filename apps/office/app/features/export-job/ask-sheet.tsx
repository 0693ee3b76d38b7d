import { exportRoundsCall } from '@oriel/contract/office/export-job'
import { dayOf, startOfDay } from '@oriel/core/time'
import { Button } from '@oriel/ui/form/button'
import { FormError } from '@oriel/ui/form/form-message'
import { TextField } from '@oriel/ui/form/text-field'
import { useText } from '@oriel/web/text'
import { useSending } from '@oriel/web/use-sending'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { icons } from '../../parts/icons.ts'
import { Sheet } from '../../parts/windows.tsx'
import { sayRefusal } from '../../platform/failure.ts'
import { refreshQueue } from '../../platform/live.ts'
import { useCall } from '../../platform/use-call.ts'
import { useSite } from '../../platform/use-site.ts'

type AskSheetProps = { readonly isOpen: boolean; readonly onClose: () => void }

const DAY_MS = 86_400_000

/** Asks for the rounds of some days, of one provider or of all. */
export const AskSheet = ({ isOpen, onClose }: AskSheetProps) =>
  isOpen && <OpenSheet onClose={onClose} />

function OpenSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useText()
  const id = useId()
  const form = useAsking(onClose)
  const field = (name: 'from' | 'to' | 'provider', type: 'date' | 'text') => (
    <TextField
      label={t(`office.export.${name}`)}
      type={type}
      value={form.asked[name]}
      onChange={(event) => form.set(name, event.target.value)}
      autoComplete="off"
      required={type === 'date'}
    />
  )
  return (
    <Sheet
      isOpen
      onClose={onClose}
      side="right"
      icon={icons.download}
      title={t('office.export.new')}
      description={t('office.export.rounds')}
      closeLabel={t('office.part.close')}
      actions={
        <div className="button-row">
          <Button type="submit" form={id} className="grow button-large" aria-busy={form.isSending}>
            {t('office.export.ask')}
          </Button>
          <Button variant="ghost" className="button-large" onClick={onClose}>
            {t('office.part.cancel')}
          </Button>
        </div>
      }
    >
      <form id={id} className="stack" noValidate onSubmit={form.submit}>
        {form.failure && <FormError title={form.failure} />}
        {field('from', 'date')}
        {field('to', 'date')}
        {field('provider', 'text')}
        <p className="small-text">{t('office.export.rules')}</p>
      </form>
    </Sheet>
  )
}

function useAsking(onDone: () => void) {
  const text = useText()
  const call = useCall()
  const client = useQueryClient()
  const { timeZone } = useSite()
  const [asked, setAsked] = useState(() => {
    const today = dayOf(new Date(), timeZone)
    return { from: today, to: today, provider: '' }
  })
  const [failure, setFailure] = useState<string | null>(null)
  const [isSending, sendOnce] = useSending()
  const send = async (): Promise<void> => {
    const from = startOfDay(asked.from, timeZone)
    const to = new Date(startOfDay(asked.to, timeZone).getTime() + DAY_MS)
    if (Number.isNaN(from.getTime()) || Number.isNaN(to.getTime()) || from >= to) {
      return setFailure(text.t('office.export.days_wrong'))
    }
    const provider = asked.provider.trim().toUpperCase()
    const answer = await call(exportRoundsCall, {
      from,
      to,
      ...(provider && { provider_id: provider }),
    })
    if (!answer.ok) return setFailure(sayRefusal(answer, text))
    await refreshQueue(client, 'exports')
    onDone()
  }
  return {
    asked,
    failure,
    isSending,
    set: (name: keyof typeof asked, value: string) =>
      setAsked((before) => ({ ...before, [name]: value })),
    submit: (event: FormEvent) => {
      event.preventDefault()
      void sendOnce(send)
    },
  }
}
