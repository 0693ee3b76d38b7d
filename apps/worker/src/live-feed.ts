import type { BusEvent } from '@oriel/bus/event'
import type { LiveAddress } from '@oriel/bus/subjects'
import type { EventWireOf, WireEvent } from '@oriel/contract/event'

/** One realtime message on its way: to whom, which event of the contract, and its wire data. */
type LiveSend<Event extends WireEvent = WireEvent> = {
  readonly to: LiveAddress
  readonly event: Event
  readonly data: EventWireOf<Event>
}

/**
 * Translates one kind of fact into what pages are told, one message per audience and language. A
 * feed may say nothing when another fact's message will tell the same.
 */
export type LiveFeed = {
  readonly fact: string
  readonly translate: (event: BusEvent) => LiveSend[] | Promise<LiveSend[]>
}
