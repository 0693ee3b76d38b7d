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

/** A message that can never be handled: it is dead at once. */
export class NotAnEvent extends Error {}

export function readEvent(text: string, trace: string | null): BusEvent {
  const body = readBody(text)
  const { id, name, at } = body
  const site = body['site_id']
  if (typeof id !== 'string' || typeof name !== 'string' || typeof at !== 'string') {
    throw new NotAnEvent('not an event: id, name or at is missing')
  }
  if (typeof site !== 'number') throw new NotAnEvent('not an event: site_id is missing')
  return {
    id: id as EventId,
    name,
    siteId: siteId(site),
    at: new Date(at),
    data: body['data'],
    trace,
  }
}

function readBody(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    throw new NotAnEvent('not an event: not JSON')
  }
}
