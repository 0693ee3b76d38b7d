import type { NatsConnection, Subscription } from '@nats-io/transport-node'
import type { EventId } from '@oriel/core/id'
import { liveSubject, type LiveAddress } from './subjects.ts'

/** What a realtime node hands to its sockets. `id` lets a page drop what it has seen. */
export type LiveMessage = { readonly id: EventId; readonly name: string; readonly data: unknown }

/** Not stored anywhere: whoever listens now hears it, everybody else re-reads the state. */
export function publishLive(
  connection: NatsConnection,
  address: LiveAddress,
  message: LiveMessage,
): void {
  connection.publish(liveSubject(address), JSON.stringify(message))
}

export function listenLive(
  connection: NatsConnection,
  subject: string,
  hear: (message: LiveMessage) => void,
): Subscription {
  return connection.subscribe(subject, {
    callback: (error, message) => {
      if (!error) hear(JSON.parse(message.string()) as LiveMessage)
    },
  })
}
