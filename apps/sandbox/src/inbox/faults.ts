import * as z from 'zod/mini'
import type { Channel } from './inbox.ts'

/**
 * How a provider can misbehave: `slow` takes the message and answers after the sender has given up,
 * `down` takes nothing, `refuse` never will, `no-balance` wants to be paid first.
 */
const faults = ['ok', 'refuse', 'slow', 'no-balance', 'down'] as const
export type Fault = (typeof faults)[number]

export const FaultChange = z.object({
  sms: z.optional(z.enum(faults)),
  mail: z.optional(z.enum(faults)),
})

export const STATUS_OF: Readonly<Record<Exclude<Fault, 'ok' | 'slow'>, number>> = {
  refuse: 422,
  'no-balance': 402,
  down: 503,
}

/** Longer than senders wait for an answer. */
export const SLOW_MS = 12_000

export const createFaults = (): Record<Channel, Fault> => ({ sms: 'ok', mail: 'ok' })
