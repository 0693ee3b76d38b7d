import { setTimeout as pause } from 'node:timers/promises'
import {
  AckPolicy,
  DeliverPolicy,
  JetStreamApiError,
  type ConsumerMessages,
  type JsMsg,
} from '@nats-io/jetstream'
import { nanos } from '@nats-io/transport-node'
import type { Log } from '@oriel/core/log'
import { isOutage } from '@oriel/db/outage'
import type { Bus } from './bus.ts'
import { bury } from './dead-letter.ts'
import { NotAnEvent, readEvent, TRACE_HEADER, type BusEvent } from './event.ts'
import { ensureStreams } from './streams.ts'
import { EVENT_STREAM } from './subjects.ts'

export type ConsumerOptions = {
  bus: Bus
  /** Durable name: processes of the same name share the work. */
  name: string
  filter: string
  replicas: number
  log: Log
  /** Must be safe to run again: an event may come more than once and out of order. */
  handle: (event: BusEvent) => Promise<void>
  /** How long to wait after each failed try; one more try than waits, then the event is dead. */
  backoffMs?: readonly number[]
}

export type Consumer = { stop(): Promise<void> }

/** A worker that vanished with an event in hand is succeeded after this time. */
const ACK_WAIT_MS = 5_000
/** While a handler runs, the server is told that it is still at work. */
const WORKING_EVERY_MS = 2_000
/** Missed heartbeats are noticed after two halves of this, well within 10 s. */
const PULL_EXPIRES_MS = 1_000
const IN_FLIGHT_MAX = 64
const RETRY_AFTER_MS = 500
const BACKOFF_MS = [200, 1_000, 5_000, 15_000, 60_000] as const
/** How often a message may be given to processes that die, or lose the bus, with it in hand. */
const UNANSWERED_MAX = 20
const AWAY_WAIT_MS = { first: 250, most: 4_000 } as const

/** Takes events from JetStream with explicit acknowledgement, for as long as it runs. */
export function startConsumer(options: ConsumerOptions): Consumer {
  let running = true
  const stopping = new AbortController()
  let messages: ConsumerMessages | null = null
  const inFlight = new Set<Promise<void>>()
  const work = async () => {
    while (running) {
      try {
        messages = await openMessages(options)
        void closeWhenGone(messages, options)
        for await (const message of messages) {
          const task = take(message, options, stopping.signal).finally(() => inFlight.delete(task))
          inFlight.add(task)
          if (!running) break
        }
      } catch (error) {
        options.log.warn({ err: error, consumer: options.name }, 'consumer reconnects')
      }
      if (running) await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS))
    }
  }
  const ended = work()
  return {
    async stop() {
      running = false
      stopping.abort()
      await messages?.close()
      await ended
      await Promise.allSettled(inFlight)
    },
  }
}

/** The stream and the durable are made anew when the bus lost them. */
async function openMessages(options: ConsumerOptions): Promise<ConsumerMessages> {
  const { bus, name } = options
  await ensureStreams(bus, options.replicas)
  await bus.manager.consumers.add(EVENT_STREAM, {
    durable_name: name,
    filter_subject: options.filter,
    ack_policy: AckPolicy.Explicit,
    ack_wait: nanos(ACK_WAIT_MS),
    deliver_policy: DeliverPolicy.All,
    max_ack_pending: IN_FLIGHT_MAX * 4,
  })
  const consumer = await bus.jetstream.consumers.get(EVENT_STREAM, name)
  // Bound: after missed heartbeats it pulls again without asking first who leads.
  return consumer.consume({ max_messages: IN_FLIGHT_MAX, expires: PULL_EXPIRES_MS, bind: true })
}

/** Pulling finds a new leader by itself; only a durable that is lost has to be made anew. */
async function closeWhenGone(messages: ConsumerMessages, options: ConsumerOptions): Promise<void> {
  for await (const { type } of messages.status()) {
    if (type !== 'heartbeats_missed' && type !== 'consumer_deleted') continue
    if (await isGone(options)) return void (await messages.close())
  }
}

const isGone = ({ bus, name }: ConsumerOptions): Promise<boolean> =>
  bus.manager.consumers.info(EVENT_STREAM, name).then(
    () => false,
    (error: unknown) => error instanceof JetStreamApiError && error.status === 404,
  )

async function take(message: JsMsg, options: ConsumerOptions, stop: AbortSignal): Promise<void> {
  const { log, name } = options
  const backoff = options.backoffMs ?? BACKOFF_MS
  const tries = message.info.deliveryCount
  const working = setInterval(() => message.working(), WORKING_EVERY_MS)
  try {
    // A message that ends its process without a word was never refused: count it all the same.
    if (tries > UNANSWERED_MAX) throw new NotAnEvent('no handler ever answered')
    const event = readEvent(message.string(), message.headers?.get(TRACE_HEADER) || null)
    await handleWhenBack(event, options, stop)
    message.ack()
  } catch (error) {
    const wait = backoff[tries - 1]
    if (isAway(error, options)) message.nak(AWAY_WAIT_MS.first)
    else if (wait === undefined || error instanceof NotAnEvent) {
      log.error({ err: error, consumer: name, tries }, 'event is dead')
      await bury(options.bus, name, message, error)
      message.term()
    } else {
      log.warn({ err: error, consumer: name, tries }, 'event is tried again')
      message.nak(wait)
    }
  } finally {
    clearInterval(working)
  }
}

/**
 * An outage is not the event's fault: it is kept in hand, however long, and handled when the
 * database is back. Nothing counts against it meanwhile.
 */
async function handleWhenBack(
  event: BusEvent,
  options: ConsumerOptions,
  stop: AbortSignal,
): Promise<void> {
  for (let wait: number = AWAY_WAIT_MS.first; ; wait = Math.min(2 * wait, AWAY_WAIT_MS.most)) {
    try {
      return await options.handle(event)
    } catch (error) {
      if (stop.aborted || !isAway(error, options)) throw error
      options.log.warn({ err: error, consumer: options.name }, 'event waits for the outage to end')
      await pause(wait, undefined, { signal: stop }).catch(() => {})
    }
  }
}

const isAway = (error: unknown, { bus }: ConsumerOptions): boolean =>
  isOutage(error) || !bus.isConnected()
