import type { Names } from '../names.ts'

/** The form: it sends a call, says what was refused, and has the list read again. */
export const formFile = (names: Names): string => {
  const { word, camel, plural } = names
  return `import { ${camel}CreateCall } from '@oriel/contract/office/${word}'
import { Button } from '@oriel/ui/form/button'
import { FormError } from '@oriel/ui/form/form-message'
import { TextField } from '@oriel/ui/form/text-field'
import { useText } from '@oriel/web/text'
import { useSending } from '@oriel/web/use-sending'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { icons } from '../../parts/icons.ts'
import { SideSheet } from '../../parts/side-sheet.tsx'
import { sayRefusal } from '../../platform/failure.ts'
import { refreshQueue } from '../../platform/live.ts'
import { useCall } from '../../platform/use-call.ts'

type CreateSheetProps = { readonly isOpen: boolean; readonly onClose: () => void }

export const CreateSheet = ({ isOpen, onClose }: CreateSheetProps) =>
  isOpen && <OpenSheet onClose={onClose} />

function OpenSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useText()
  const id = useId()
  const form = useCreating(onClose)
  return (
    <SideSheet
      isOpen
      onClose={onClose}
      icon={icons.note}
      title={t('office.${word}.new')}
      actions={
        <div className="button-row">
          <Button type="submit" form={id} className="grow button-large" aria-busy={form.isSending}>
            {t('office.${word}.create')}
          </Button>
          <Button variant="ghost" className="button-large" onClick={onClose}>
            {t('office.part.cancel')}
          </Button>
        </div>
      }
    >
      <form id={id} className="stack" noValidate onSubmit={form.submit}>
        {form.failure && <FormError title={form.failure} />}
        <TextField
          label={t('office.${word}.name')}
          value={form.title}
          onChange={(event) => form.setTitle(event.target.value)}
          autoComplete="off"
          required
        />
      </form>
    </SideSheet>
  )
}

function useCreating(onDone: () => void) {
  const text = useText()
  const call = useCall()
  const client = useQueryClient()
  const [title, setTitle] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const [isSending, sendOnce] = useSending()
  const send = async (): Promise<void> => {
    const answer = await call(${camel}CreateCall, { title })
    if (!answer.ok) return setFailure(sayRefusal(answer, text))
    await refreshQueue(client, '${plural}')
    onDone()
  }
  return {
    title,
    setTitle,
    failure,
    isSending,
    submit: (event: FormEvent) => {
      event.preventDefault()
      void sendOnce(send)
    },
  }
}
`
}
