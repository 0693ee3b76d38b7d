import type { BusEvent } from '@oriel/bus/event'
import { text } from '@oriel/core/env'
import {
  deliverMessage,
  readQueued,
  resultOf,
  type Channel,
  type Delivery,
  type Outgoing,
  type Postman,
  type SendResult,
} from '@oriel/domain/message'

/** Where messages are handed over, and the ring of keys that opens them. */
export const messageEnv = { SMS_URL: text(''), MAIL_URL: text(''), KEY_FILE: text() }

export type ProviderUrls = Readonly<Record<Channel, string>>

const SEND_TIMEOUT_MS = 10_000

/**
 * Hands a message to its provider. The id goes along as idempotency key: a message may be handed
 * over twice, and whoever takes it must bring it out once.
 */
export function createSend(urls: ProviderUrls, timeoutMs = SEND_TIMEOUT_MS): Postman['send'] {
  return async (message: Outgoing): Promise<SendResult> => {
    const { id, channel, to, locale, subject, text: body } = message
    if (urls[channel] === '') return 'unreachable'
    try {
      const answer = await fetch(urls[channel], {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': id },
        body: JSON.stringify({ id, to, locale, subject, text: body }),
        // Where a message goes is set here and nowhere else.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      })
      await answer.body?.cancel()
      return resultOf(answer.status)
    } catch {
      // No connection or no answer in time. What was thrown could tell where the message goes.
      return 'unreachable'
    }
  }
}

/** Takes `message.queued`; throws when the bus shall bring it again, and in the end bury it. */
export function createDeliver(postman: Postman): (event: BusEvent) => Promise<Delivery> {
  return async (event) => {
    const id = readQueued(event.data)
    const delivery = await deliverMessage(postman, id)
    if (delivery === 'again') throw new Error(`message ${id} could not be handed over`)
    return delivery
  }
}
