import { announcementSaveCall, announcementSubmitCall } from '@oriel/contract/office/announcement'
import { useToast } from '@oriel/ui/feedback/toast'
import { useText } from '@oriel/web/text'
import { useSending } from '@oriel/web/use-sending'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sayRefusal } from '../../platform/failure.ts'
import { refreshQueue } from '../../platform/live.ts'
import { useCall } from '../../platform/use-call.ts'
import { useSite } from '../../platform/use-site.ts'
import { isSameDraft, sentOf, type Draft } from './draft.ts'

type Known = { readonly id: string | null; readonly newest: number; readonly saved: Draft }

/** What is written, and the ways to keep it and to hand it on. */
export function useDraft({ id, newest, saved }: Known, onSaved: (id: string) => void) {
  const text = useText()
  const call = useCall()
  const client = useQueryClient()
  const { timeZone } = useSite()
  const { show } = useToast()
  const [draft, setDraft] = useState(saved)
  const [isSending, sendOnce] = useSending()
  const fail = (said: string): void => void show({ tone: 'danger', text: said })
  const keep = async (): Promise<void> => {
    const sent = sentOf(draft, timeZone)
    if (sent === null) return fail(text.t('office.announcement.wrong_field'))
    const answer = await call(announcementSaveCall, { id, after: newest, ...sent })
    if (!answer.ok) return fail(sayRefusal(answer, text))
    const { number } = answer.value
    show({ tone: 'success', text: text.t('office.announcement.saved', { number }) })
    await refreshQueue(client, 'announcements')
    onSaved(answer.value.id)
  }
  const handOn = async (): Promise<void> => {
    if (id === null) return
    const answer = await call(announcementSubmitCall, { id, number: newest })
    if (!answer.ok) return fail(sayRefusal(answer, text))
    show({ tone: 'success', text: text.t('office.announcement.sent') })
    await refreshQueue(client, 'announcements')
  }
  return {
    draft,
    set: (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes })),
    isChanged: !isSameDraft(draft, saved, timeZone),
    isSending,
    save: () => void sendOnce(keep),
    submit: () => void sendOnce(handOn),
  }
}
