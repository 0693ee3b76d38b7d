import type { Client } from '@oriel/contract/client'
import { envelopePromotionCall } from '@oriel/contract/member/red-envelope'
import { NONE, nextState, type EnvelopeEvent, type EnvelopeState } from './envelope-state.ts'

/** The envelope of the member who is signed in, for all that shows it. */
export type EnvelopePage = {
  readonly state: EnvelopeState
  /** Whether the server was asked; until then `none` means nothing. */
  readonly isRead: boolean
  /** Whether its window is open. */
  readonly isOpen: boolean
}

const NOTHING: EnvelopePage = { state: NONE, isRead: false, isOpen: false }

let page = NOTHING
let session = 0
const hearers = new Set<() => void>()

function change(changes: Partial<EnvelopePage>): void {
  page = { ...page, ...changes }
  for (const hear of hearers) hear()
}

export const readEnvelope = (): EnvelopePage => page
export const noEnvelopeYet = (): EnvelopePage => NOTHING
export function onEnvelopeChange(hear: () => void): () => void {
  hearers.add(hear)
  return () => void hearers.delete(hear)
}

/** The window of an envelope goes with it: the next one waits to be opened again. */
function goOn(event: EnvelopeEvent): Pick<EnvelopePage, 'state' | 'isOpen'> {
  const state = nextState(page.state, event)
  return { state, isOpen: page.isOpen && state.name !== 'none' }
}

export const tellEnvelope = (event: EnvelopeEvent): void => change(goOn(event))

/** Reads it; an answer that comes after the member has left is dropped. */
export async function askEnvelope(call: Client): Promise<void> {
  const own = session
  const answer = await call(envelopePromotionCall, {})
  if (own !== session) return
  // A gift that cannot be read is no reason to disturb anybody.
  change({ isRead: true, ...(answer.ok && goOn({ name: 'read', read: answer.value })) })
}

export const openEnvelope = (): void => change({ isOpen: true })
export const closeEnvelope = (): void => change({ ...goOn({ name: 'close' }), isOpen: false })

/** Whoever signs out leaves nothing of it behind. */
export function stopEnvelope(): void {
  session += 1
  change(NOTHING)
}

/** It floats while it waits, unless its member wants no gifts to show themselves. */
export const isFloatShown = ({ state, isOpen }: EnvelopePage): boolean =>
  state.name === 'active' && !isOpen && state.envelope.may_pop_up
