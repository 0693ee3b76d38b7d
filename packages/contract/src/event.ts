import type * as z from 'zod/mini'
import type { Schema } from './endpoint.ts'

/** Who hears a realtime event: a whole site, a currency, a template, or one member. */
export type EventAudience = 'board' | 'currency' | 'template' | 'member'

/** A realtime event as browsers receive it. Events are hints: a call can always re-read. */
export type WireEvent<Data extends Schema = Schema> = {
  readonly name: string
  readonly audience: EventAudience
  readonly summary: string
  readonly data: Data
}

export type EventDataOf<Event extends WireEvent> = z.output<Event['data']>
export type EventWireOf<Event extends WireEvent> = z.input<Event['data']>

export const event = <const Data extends Schema>(declared: WireEvent<Data>): WireEvent<Data> =>
  declared
