import {
  queueLetGoCall,
  queueRenewCall,
  queueTakeCall,
  queueTakeOverCall,
} from '@oriel/contract/office/queue'
import type { QueueName } from '@oriel/core/queue'
import { useToast } from '@oriel/ui/feedback/toast'
import { useText } from '@oriel/web/text'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { CommandOutcome } from '../../parts/command/use-command-form.ts'
import { sayRefusal } from '../../platform/failure.ts'
import { refreshQueue } from '../../platform/live.ts'
import { useCall } from '../../platform/use-call.ts'

/** A lock lasts five minutes; an open page renews it each minute. */
const RENEW_EVERY_MS = 60_000

type ItemLock = {
  readonly take: () => Promise<void>
  readonly letGo: () => Promise<void>
  readonly takeOver: (reason: string) => Promise<CommandOutcome>
}

/** The lock of the item on the page: taken, kept while it is mine, and let go. */
export function useLock(queue: QueueName, id: string, isMine: boolean): ItemLock {
  const text = useText()
  const call = useCall()
  const client = useQueryClient()
  const { show } = useToast()
  useEffect(() => {
    if (!isMine) return undefined
    const renew = async (): Promise<void> => {
      const kept = await call(queueRenewCall, { queue, id })
      if (!kept.ok && kept.reason === 'lock_lost') await refreshQueue(client, queue)
    }
    const timer = setInterval(() => void renew(), RENEW_EVERY_MS)
    return () => clearInterval(timer)
  }, [call, client, queue, id, isMine])
  return {
    async take() {
      const taken = await call(queueTakeCall, { queue, id })
      if (!taken.ok) show({ tone: 'danger', text: sayRefusal(taken, text) })
      await refreshQueue(client, queue)
    },
    async letGo() {
      await call(queueLetGoCall, { queue, id })
      await refreshQueue(client, queue)
    },
    async takeOver(reason) {
      const taken = await call(queueTakeOverCall, { queue, id, reason })
      if (!taken.ok) return { ok: false, text: sayRefusal(taken, text) }
      await refreshQueue(client, queue)
      return { ok: true }
    },
  }
}
