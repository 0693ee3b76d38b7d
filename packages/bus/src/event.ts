import { headers, type MsgHdrs } from '@nats-io/transport-node'
import { siteId, type EventId, type SiteId } from '@oriel/core/id'

/** A fact as it travels on the bus. */
export type BusEvent = {
  readonly id: EventId
  readonly name: string
  readonly siteId: SiteId
  readonly at: Date
  readonly data: unknown
  /** W3C traceparent of the request that caused it. */
  readonly trace: string | null
}

export const TRACE_HEADER = 'traceparent'

export const writeEvent = (event: BusEvent): string =>
  JSON.stringify({
    id: event.id,
    name: event.name,
    site_id: event.siteId,
    at: event.at.toISOString(),
    data: event.data,
  })

export function eventHeaders(trace: string | null): MsgHdrs {
  const made = headers()
  if (trace) made.set(TRACE_HEADER, trace)
  return made
}

/** Throws on anything that is not one of our events: such a message is dead at once. */
export function readEvent(text: string, trace: string | null): BusEvent {
  const body = JSON.parse(text) as Record<string, unknown>
  const { id, name, at } = body
  const site = body['site_id']
  if (typeof id !== 'string' || typeof name !== 'string' || typeof at !== 'string') {
    throw new TypeError('not an event: id, name or at is missing')
  }
  if (typeof site !== 'number') throw new TypeError('not an event: site_id is missing')
  return {
    id: id as EventId,
    name,
    siteId: siteId(site),
    at: new Date(at),
    data: body['data'],
    trace,
  }
}
