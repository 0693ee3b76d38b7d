import type { Template } from './template.ts'

export type Channel = 'sms' | 'mail'
export type MessageState = 'queued' | 'sent' | 'failed'

/** What a provider made of a message. */
export type SendResult = 'sent' | 'refused' | 'no_balance' | 'unreachable'
export type Failure = Exclude<SendResult, 'sent'> | 'late'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** How long the bus waits after each failed try: a code is of use for minutes, not for hours. */
export const MESSAGE_BACKOFF_MS = [500, 2_000, 5_000, 15_000, 60_000] as const
const TRIES_MAX = MESSAGE_BACKOFF_MS.length + 1

/** A code is of no use after its time, and a notice of yesterday only frightens. */
const OF_USE_MS: Readonly<Record<Template, number>> = {
  registration_code: 10 * MINUTE_MS,
  reset_code: 10 * MINUTE_MS,
  new_device: DAY_MS,
  password_changed: DAY_MS,
  password_reset: DAY_MS,
  withdraw_password_changed: DAY_MS,
  contact_changed: DAY_MS,
  name_changed: DAY_MS,
  second_factor_changed: DAY_MS,
  card_changed: DAY_MS,
  // Sent to who wanted it a moment ago: it does not wait for hours.
  letter_arrived: HOUR_MS,
  removal_asked: DAY_MS,
  removal_called_off: DAY_MS,
  removal_stopped: DAY_MS,
  removal_done: DAY_MS,
  staff_invitation: DAY_MS,
  staff_adjustments: DAY_MS,
  staff_device: DAY_MS,
  staff_switch: DAY_MS,
  staff_unmasks: DAY_MS,
}

export const isLate = (
  { template, createdAt }: { readonly template: Template; readonly createdAt: Date },
  now: Date,
): boolean => now.getTime() - createdAt.getTime() > OF_USE_MS[template]

/** Answers after which the same message may be accepted later. */
const RETRYABLE: ReadonlySet<number> = new Set([408, 425, 429])

/** Reads a provider's HTTP status. A redirect is not followed: it counts as no answer. */
export function resultOf(status: number): SendResult {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 402) return 'no_balance'
  return status >= 400 && status < 500 && !RETRYABLE.has(status) ? 'refused' : 'unreachable'
}

/** Where a message stands after try number `attempts`. */
export function nextState(result: SendResult, attempts: number): MessageState {
  if (result === 'sent') return 'sent'
  return result === 'refused' || attempts >= TRIES_MAX ? 'failed' : 'queued'
}
