import { queueLetGoCall, queueNextCall } from '@oriel/contract/office/queue'
import type { QueueName } from '@oriel/core/queue'
import { useToast } from '@oriel/ui/feedback/toast'
import { useText } from '@oriel/web/text'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { sayRefusal } from '../../platform/failure.ts'
import { refreshQueue } from '../../platform/live.ts'
import { useCall } from '../../platform/use-call.ts'
import { useSite } from '../../platform/use-site.ts'

type Left = {
  /** What is on the page now: it is not the next one. */
  readonly id: string
  /** Whether it is mine and not decided: others may take it then. */
  readonly isMine: boolean
}

/** Takes the next free one and opens it. With nothing free the list says so. */
export function useNext(queue: QueueName): (left?: Left) => Promise<void> {
  const text = useText()
  const call = useCall()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { code } = useSite()
  const { show } = useToast()
  return async (left) => {
    if (left?.isMine) await call(queueLetGoCall, { queue, id: left.id })
    const answer = await call(queueNextCall, { queue, skip: left ? [left.id] : [] })
    void refreshQueue(client, queue)
    if (!answer.ok) return void show({ tone: 'danger', text: sayRefusal(answer, text) })
    const { id } = answer.value
    if (id === null) show({ tone: 'info', text: text.t('office.queue.nothing_free') })
    const list = `/${code}/queues/${queue}`
    await navigate(id === null ? list : `${list}/${encodeURIComponent(id)}`)
  }
}
