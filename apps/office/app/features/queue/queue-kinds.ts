import { queueNames, type QueueName } from '@oriel/core/queue'
import { arrivalsKind } from './arrivals.tsx'
import { casesKind } from './cases.tsx'
import { deadLettersKind } from './dead-letters.tsx'
import { heldKind } from './held.tsx'
import { proposalsKind } from './proposals.tsx'
import type { QueueKind } from './queue-kind.ts'
import { transfersKind } from './transfers.tsx'
import { withdrawalsKind } from './withdrawals.tsx'

/** How each queue looks. */
export const queueKinds: Readonly<Record<QueueName, QueueKind>> = {
  withdrawals: withdrawalsKind,
  arrivals: arrivalsKind,
  held: heldKind,
  transfers: transfersKind,
  cases: casesKind,
  'dead-letters': deadLettersKind,
  proposals: proposalsKind,
}

/** The queue of an address; null for what is none. */
export const queueOfPath = (name: string | undefined): QueueName | null =>
  queueNames.find((one) => one === name) ?? null
