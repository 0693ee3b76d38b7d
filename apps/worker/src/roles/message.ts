import type { BusEvent } from '@oriel/bus/event'
import { wordFilter } from '@oriel/bus/subjects'
import {
  deliverMessage,
  MESSAGE_BACKOFF_MS,
  readQueued,
  resultOf,
  type Channel,
  type Delivery,
  type Outgoing,
  type Postman,
  type SendResult,
} from '@oriel/domain/message'
import { Counter } from 'prom-client'
import type { Role } from '../role.ts'

export type ProviderUrls = Readonly<Record<Channel, string>>

const SEND_TIMEOUT_MS = 10_000

/** Hands text messages and mail to their providers. */
export const messageRole: Role = ({ database, keys, settings, metrics, now }) => {
  const told = new Counter({
    name: 'oriel_messages_total',
    help: 'Messages handed to their provider, by what became of them.',
    labelNames: ['end'],
    registers: [metrics],
  })
  const send = createSend({ sms: settings.SMS_URL, mail: settings.MAIL_URL })
  const deliver = createDeliver({ database, keys, send, now })
  return {
    consumers: [
      {
        name: 'message',
        filter: wordFilter('message'),
        backoffMs: MESSAGE_BACKOFF_MS,
        handle: async (event) => told.inc({ end: await deliver(event) }),
      },
    ],
  }
}

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
