import type { Log } from '@oriel/core/log'
import { createNap } from '@oriel/core/nap'
import { PARTITIONS } from '@oriel/core/partition'
import { OUTBOX_CHANNEL } from '@oriel/db/nudge'
import { createConnection } from '@oriel/db/pool'
import type pg from 'pg'
import type { Bus } from './bus.ts'
import { findLoss, sendSomeAgain, type Loss } from './resend.ts'
import { ROW_COLUMNS, send, type Row } from './send.ts'

export type RelayOptions = {
  bus: Bus
  databaseUrl: string
  replicas: number
  log: Log
  onSent?: (count: number) => void
}

export type Relay = { stop(): Promise<void> }

const POLL_EVERY_MS = 250
const RETRY_AFTER_MS = 250
const BATCH_MAX = 1_024
/** A lone fact is sent at once; what follows closely goes together, at a fraction of the cost. */
const GATHER_MS = 20
/**
 * A consumer may have made the lost streams anew before we met an error, so we look ourselves; not
 * at every failure, for a stream without a leader takes long to answer and quickly refuses to take.
 */
const STREAMS_LOOKED_AT_EVERY_MS = 5_000
/** First half of the advisory lock key; the second is the partition. */
const LOCK_CLASS = 0x0b0c

/**
 * Carries committed facts to JetStream. Several relays may run: whoever holds a partition's lock
 * sends it, in order, and a relay that dies lets go of its locks with its connection. A crash
 * between sending and noting it sends again, which the stream recognises by the event's id.
 */
export function startRelay(options: RelayOptions): Relay {
  const { bus, log } = options
  const stopping = Promise.withResolvers<void>()
  let running = true
  const nap = createNap()

  const work = async () => {
    let lookedAt = -Infinity
    while (running) {
      const client = createConnection({ url: options.databaseUrl, name: 'relay' })
      let broken = false
      client.on('error', () => {
        broken = true
        nap.wake()
      })
      client.on('notification', () => nap.wake())
      try {
        await client.connect()
        await client.query(`LISTEN ${OUTBOX_CHANNEL}`)
        let loss: Loss | null = null
        while (running && !broken) {
          if (!loss && performance.now() - lookedAt > STREAMS_LOOKED_AT_EVERY_MS) {
            lookedAt = performance.now()
            loss = await findLoss(client, bus, options.replicas)
            if (loss) log.warn({ madeAt: loss.madeAt }, 'the bus lost its store: sending again')
          }
          const sent = await sendUnsent(client, options)
          if (loss && (await sendSomeAgain(client, bus, loss))) loss = null
          if (sent === 0 && running) await nap.take(POLL_EVERY_MS)
          else if (sent < BATCH_MAX / 2) await new Promise((done) => setTimeout(done, GATHER_MS))
        }
      } catch (error) {
        log.warn({ err: error }, 'relay pauses')
        await nap.take(RETRY_AFTER_MS)
      } finally {
        await client.end().catch(() => {})
      }
    }
    stopping.resolve()
  }
  void work()
  return {
    async stop() {
      running = false
      nap.wake()
      await stopping.promise
    },
  }
}

/** Sends what the free partitions hold, oldest first; gives how many were sent. */
async function sendUnsent(client: pg.Client, options: RelayOptions): Promise<number> {
  const held = await lockWaiting(client)
  if (held.length === 0) return 0
  try {
    return await sendPartitions(client, held, options)
  } finally {
    await client.query('SELECT pg_advisory_unlock($1, held) FROM unnest($2::int[]) AS held', [
      LOCK_CLASS,
      held,
    ])
  }
}

/** Partitions that hold something to send and nobody else sends: one look into the index each. */
async function lockWaiting(client: pg.Client): Promise<number[]> {
  const { rows } = await client.query<{ number: number; held: boolean }>({
    name: 'relay-lock',
    text: `SELECT number, CASE
       WHEN EXISTS (SELECT FROM outbox WHERE partition = number::smallint AND sent_at IS NULL)
       THEN pg_try_advisory_lock(${LOCK_CLASS}, number) ELSE false END AS held
     FROM generate_series(0, ${PARTITIONS - 1}) AS number`,
  })
  return rows.filter(({ held }) => held).map(({ number }) => number)
}

async function sendPartitions(
  client: pg.Client,
  partitions: readonly number[],
  options: RelayOptions,
): Promise<number> {
  // A share for each, so that the index gives them in order and no row is read to be left.
  const { rows } = await client.query<Row>({
    name: 'relay-read',
    text: `SELECT waiting.* FROM unnest($1::smallint[]) AS held (number)
     CROSS JOIN LATERAL (
       SELECT ${ROW_COLUMNS} FROM outbox
       WHERE partition = held.number AND sent_at IS NULL ORDER BY seq LIMIT $2
     ) AS waiting ORDER BY seq`,
    values: [partitions, Math.ceil(BATCH_MAX / partitions.length)],
  })
  const { sent, failure } = await send(options.bus, rows)
  for (const [day, numbers] of byDay(sent)) await noteSent(client, day, numbers)
  if (sent.length > 0) options.onSent?.(sent.length)
  if (failure) throw failure
  return sent.length
}

/** By the table they are kept in: the others need not be looked into. */
function byDay(rows: readonly Row[]): Map<number, bigint[]> {
  const days = new Map<number, bigint[]>()
  for (const { day, seq } of rows) {
    const numbers = days.get(day) ?? []
    numbers.push(seq)
    days.set(day, numbers)
  }
  return days
}

const noteSent = (client: pg.Client, day: number, numbers: readonly bigint[]) =>
  client.query('UPDATE outbox SET sent_at = house_now() WHERE day = $1 AND seq = ANY($2)', [
    day,
    numbers,
  ])
