import type { DataOf } from '@oriel/contract/endpoint'
import type { claimEnvelopeCall, envelopePromotionCall } from '@oriel/contract/member/red-envelope'

type Read = DataOf<typeof envelopePromotionCall>
type Cash = DataOf<typeof claimEnvelopeCall>

export type Envelope = NonNullable<Read['envelope']> & {
  /** When it ends and when it was read, both by the server's clock. */
  readonly endsAt: number
  readonly readAt: number
}

/** What a page shows of a red envelope. */
export type EnvelopeState =
  | { readonly name: 'none' }
  | { readonly name: 'active'; readonly envelope: Envelope; readonly message: string }
  | { readonly name: 'claiming'; readonly envelope: Envelope }
  | { readonly name: 'won'; readonly id: string; readonly cash: Cash; readonly at: number }
  | { readonly name: 'ended'; readonly message: string }

export type EnvelopeEvent =
  | { readonly name: 'read'; readonly read: Read }
  | { readonly name: 'claim' }
  | { readonly name: 'given'; readonly cash: Cash; readonly at: number }
  | { readonly name: 'refused'; readonly reason: string; readonly message: string }
  | { readonly name: 'zero' }
  | { readonly name: 'close' }

export const NONE: EnvelopeState = { name: 'none' }

/** S4.055 to S4.059: the one place where an envelope changes its state. */
export function nextState(state: EnvelopeState, event: EnvelopeEvent): EnvelopeState {
  switch (event.name) {
    case 'read':
      return afterRead(state, event.read)
    case 'claim':
      return state.name === 'active' ? { name: 'claiming', envelope: state.envelope } : state
    case 'given':
      if (state.name !== 'claiming') return state
      return { name: 'won', id: state.envelope.id, cash: event.cash, at: event.at }
    case 'refused':
      if (state.name !== 'claiming') return state
      // S8.069: over clears the envelope; any other refusal leaves it, with its message.
      return event.reason === 'envelope_over'
        ? { name: 'ended', message: event.message }
        : { name: 'active', envelope: state.envelope, message: event.message }
    case 'zero':
      // A claim under way is answered by the server, whose clock decides.
      return state.name === 'active' ? { name: 'ended', message: '' } : state
    case 'close':
      return state.name === 'won' || state.name === 'ended' ? NONE : state
  }
}

/** What a member is doing is never replaced by what a page reads meanwhile. */
function afterRead(state: EnvelopeState, { envelope, now }: Read): EnvelopeState {
  if (state.name === 'claiming' || state.name === 'won') return state
  if (!envelope) return state.name === 'ended' ? state : NONE
  const read = { ...envelope, endsAt: Date.parse(envelope.end_at), readAt: Date.parse(now) }
  const message = state.name === 'active' && state.envelope.id === envelope.id ? state.message : ''
  return { name: 'active', envelope: read, message }
}
