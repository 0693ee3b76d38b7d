import { queueNoteCall } from '@oriel/contract/office/queue'
import type { QueueName } from '@oriel/core/queue'
import { Button } from '@oriel/ui/form/button'
import { FormError } from '@oriel/ui/form/form-message'
import { useText } from '@oriel/web/text'
import { useSending } from '@oriel/web/use-sending'
import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { Person } from '../../parts/avatar.tsx'
import { icons } from '../../parts/icons.ts'
import { Keys } from '../../parts/keys.tsx'
import { Panel } from '../../parts/panel.tsx'
import { sayRefusal } from '../../platform/failure.ts'
import { useKeys } from '../../platform/keyboard/use-keys.ts'
import { refreshQueue } from '../../platform/live.ts'
import { useCall } from '../../platform/use-call.ts'
import { useFormat } from '../../platform/use-format.ts'
import type { Item } from './queue-kind.ts'

type NotesProps = { readonly queue: QueueName; readonly item: Item }
const TEXT_MAX = 2_000

/** What people wrote down about an item, and a place for more. Nothing here can be changed. */
export function Notes({ queue, item }: NotesProps) {
  const { t } = useText()
  const { dateTime } = useFormat()
  return (
    <Panel title={t('office.queue.notes')} icon={icons.note} detail={String(item.notes.length)}>
      <ul className="queue-notes">
        {item.notes.map(({ name, at, text }) => (
          <li key={at.getTime()}>
            <Person name={name} detail={dateTime(at)} />
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <NoteForm queue={queue} item={item} />
    </Panel>
  )
}

function NoteForm({ queue, item: { id } }: NotesProps) {
  const text = useText()
  const { t } = text
  const call = useCall()
  const client = useQueryClient()
  const field = useRef<HTMLTextAreaElement>(null)
  const fieldId = useId()
  const [failure, setFailure] = useState<string | null>(null)
  const [isSending, sendOnce] = useSending()
  const focus = { keys: 'm', label: t('office.queue.note_key'), group: 'queues' } as const
  useKeys([{ ...focus, run: () => field.current?.focus() }])
  const add = (event: SubmitEvent): void => {
    event.preventDefault()
    const written = field.current?.value.trim() ?? ''
    if (written === '') return
    void sendOnce(async () => {
      const answer = await call(queueNoteCall, { queue, id, text: written })
      setFailure(answer.ok ? null : sayRefusal(answer, text))
      if (answer.ok && field.current) field.current.value = ''
      await refreshQueue(client, queue)
    })
  }
  return (
    <form className="stack" onSubmit={add}>
      {failure && <FormError title={failure} />}
      <label className="field-label" htmlFor={fieldId}>
        {t('office.queue.note_add')} <small className="faint">{t('office.queue.note_stays')}</small>
      </label>
      <div className="field-box">
        <textarea ref={field} id={fieldId} className="field-input" rows={2} maxLength={TEXT_MAX} />
      </div>
      <Button type="submit" variant="ghost" aria-disabled={isSending || undefined}>
        {t('office.queue.note_button')}
        <Keys keys="m" />
      </Button>
    </form>
  )
}
