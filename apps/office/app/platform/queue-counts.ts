import { createContext, use } from 'react'

export type QueueCount = { readonly open: number; readonly late: number }

/** By the queue's name. A queue that nobody counts has no badge. */
export const QueueCounts = createContext<Readonly<Record<string, QueueCount>>>({})

export const useQueueCount = (queue: string | undefined): QueueCount | null =>
  (queue === undefined ? undefined : use(QueueCounts)[queue]) ?? null
