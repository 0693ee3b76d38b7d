import { JetStreamApiError, type JsMsg } from '@nats-io/jetstream'
import { headers } from '@nats-io/transport-node'
import type { Bus } from './bus.ts'
import { eventHeaders, readEvent, TRACE_HEADER, type BusEvent } from './event.ts'
import { deadSubject, DEAD_STREAM, EVENT_STREAM } from './subjects.ts'

export type DeadLetter = {
  /** Its number among the dead: what replay takes. */
  readonly number: number
  readonly consumer: string
  readonly subject: string
  readonly error: string
  readonly at: Date
  readonly body: string
}

const ERROR_TEXT_MAX = 500
const REPLAY_HEADER = 'Oriel-Replay-For'

/** Keeps an event its consumer gave up on, with the reason. */
export async function bury(
  bus: Bus,
  consumer: string,
  message: JsMsg,
  error: unknown,
): Promise<void> {
  const marked = headers()
  const reason = error instanceof Error ? error.message : String(error)
  marked.set('Oriel-Subject', message.subject)
  marked.set('Oriel-Error', reason.replaceAll(/[\r\n]+/g, ' ').slice(0, ERROR_TEXT_MAX))
  marked.set(TRACE_HEADER, message.headers?.get(TRACE_HEADER) ?? '')
  // The same death told twice is one letter.
  const msgID = `${consumer}:${message.seq}`
  await bus.jetstream.publish(deadSubject(consumer), message.data, { headers: marked, msgID })
}

/** The newest dead letters first, at most `count`. */
export async function listDead(bus: Bus, count: number): Promise<DeadLetter[]> {
  const state = await deadState(bus)
  const letters: DeadLetter[] = []
  for (let seq = state.last_seq; seq >= state.first_seq && letters.length < count; seq -= 1) {
    const letter = await findDead(bus, seq)
    if (letter) letters.push(letter)
  }
  return letters
}

/**
 * Dead letters above a number, the oldest first, at most `count`. A bus that was set up anew counts
 * from one again: then its first ones.
 */
export async function listDeadAfter(bus: Bus, known: number, count: number): Promise<DeadLetter[]> {
  const { first_seq: first, last_seq: last } = await deadState(bus)
  const letters: DeadLetter[] = []
  for (let seq = last < known ? first : Math.max(first, known + 1); seq <= last; seq += 1) {
    const letter = await findDead(bus, seq)
    if (letter) letters.push(letter)
    if (letters.length === count) break
  }
  return letters
}

/** No stream yet means nothing has died yet. */
async function deadState(bus: Bus): Promise<{ first_seq: number; last_seq: number }> {
  try {
    return (await bus.manager.streams.info(DEAD_STREAM)).state
  } catch (error) {
    if (error instanceof JetStreamApiError && error.status === 404)
      return { first_seq: 1, last_seq: 0 }
    throw error
  }
}

export async function findDead(bus: Bus, number: number): Promise<DeadLetter | null> {
  try {
    const message = await bus.manager.streams.getMessage(DEAD_STREAM, { seq: number })
    if (!message) return null
    return {
      number,
      consumer: message.subject.slice('dead.'.length),
      subject: message.header.get('Oriel-Subject'),
      error: message.header.get('Oriel-Error'),
      at: message.time,
      body: new TextDecoder().decode(message.data),
    }
  } catch (error) {
    if (error instanceof JetStreamApiError) return null
    throw error
  }
}

/**
 * Sends a dead event once more and removes the letter. Every consumer of that subject meets it
 * again; the ones that had done their part do nothing, as with any repeated event.
 */
export async function replayDead(bus: Bus, letter: DeadLetter): Promise<BusEvent> {
  const event = readEvent(letter.body, null)
  const marked = eventHeaders(null)
  marked.set(REPLAY_HEADER, letter.consumer)
  const msgID = `${event.id}:replay:${letter.number}`
  const sent = await bus.jetstream.publish(letter.subject, letter.body, { headers: marked, msgID })
  if (sent.stream !== EVENT_STREAM) throw new Error(`replay went to ${sent.stream}`)
  await bus.manager.streams.deleteMessage(DEAD_STREAM, letter.number)
  return event
}
