import type { Log } from '@oriel/core/log'
import type { EventId, SiteId } from '@oriel/core/id'
import { OUTBOX_CHANNEL } from '@oriel/db/nudge'
import { createConnection } from '@oriel/db/pool'
import type pg from 'pg'
import type { Bus } from './bus.ts'
import { eventHeaders, writeEvent } from './event.ts'
import { ensureStreams } from './streams.ts'
import { eventSubject } from './subjects.ts'

export type RelayOptions = {
  bus: Bus
  databaseUrl: string
  replicas: number
  log: Log
  onSent?: (count: number) => void
}

export type Relay = { stop(): Promise<void> }

const POLL_EVERY_MS = 250
const RETRY_AFTER_MS = 500
const BATCH_MAX = 256
const PUBLISH_TIMEOUT_MS = 3_000
/** A consumer may have made the lost streams anew before we met an error: so we look ourselves. */
const STREAMS_LOOKED_AT_EVERY_MS = 2_000
/** First half of the advisory lock key; the second is the partition. */
const LOCK_CLASS = 0x0b0c
/** How far back events are sent again when the bus has lost its store. */
const RESEND_WINDOW = '24 hours'

type Row = {
  seq: bigint
  id: EventId
  name: string
  site_id: SiteId
  partition: number
  data: unknown
  trace: string | null
  created_at: Date
}

/**
 * Carries committed facts to JetStream. Several relays may run: whoever holds a partition's lock
 * sends it, in order, and a relay that dies lets go of its locks with its connection. A crash between
 * sending and noting it sends again, which the stream recognises by the event's id.
 */
export function startRelay(options: RelayOptions): Relay {
  const { log } = options
  const stopping = Promise.withResolvers<void>()
  let running = true
  let wake = () => {}
  const nap = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  const work = async () => {
    while (running) {
      const client = createConnection({ url: options.databaseUrl, name: 'relay' })
      let broken = false
      client.on('error', () => {
        broken = true
        wake()
      })
      client.on('notification', () => wake())
      try {
        await client.connect()
        await client.query(`LISTEN ${OUTBOX_CHANNEL}`)
        let lookedAt = -Infinity
        while (running && !broken) {
          if (performance.now() - lookedAt > STREAMS_LOOKED_AT_EVERY_MS) {
            await noticeNewStreams(client, options)
            lookedAt = performance.now()
          }
          const sent = await sendUnsent(client, options)
          if (sent === 0 && running) await nap(POLL_EVERY_MS)
        }
      } catch (error) {
        log.warn({ err: error }, 'relay pauses')
        await nap(RETRY_AFTER_MS)
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
      wake()
      await stopping.promise
    },
  }
}

/** Sends what the free partitions hold, oldest first; gives how many were sent. */
async function sendUnsent(client: pg.Client, options: RelayOptions): Promise<number> {
  const locks = await client.query<{ partition: number; held: boolean }>(
    `SELECT partition, pg_try_advisory_lock(${LOCK_CLASS}, partition) AS held
     FROM (SELECT DISTINCT partition FROM outbox WHERE sent_at IS NULL) AS waiting`,
  )
  const held = locks.rows.filter((lock) => lock.held).map(({ partition }) => partition)
  if (held.length === 0) return 0
  try {
    return await sendPartitions(client, held, options)
  } finally {
    await client.query('SELECT pg_advisory_unlock_all()')
  }
}

async function sendPartitions(
  client: pg.Client,
  partitions: readonly number[],
  options: RelayOptions,
): Promise<number> {
  const { rows } = await client.query<Row>(
    `SELECT seq, id, name, site_id, partition, data, trace, created_at FROM outbox
     WHERE partition = ANY($1) AND sent_at IS NULL ORDER BY seq LIMIT ${BATCH_MAX}`,
    [partitions],
  )
  const results = await Promise.allSettled(rows.map((row) => publish(row, options)))
  const sent = rows.filter((_row, index) => results[index]?.status === 'fulfilled')
  if (sent.length > 0) {
    await client.query('UPDATE outbox SET sent_at = now() WHERE seq = ANY($1)', [
      sent.map((row) => row.seq),
    ])
    options.onSent?.(sent.length)
  }
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
  return sent.length
}

async function publish(row: Row, { bus }: RelayOptions): Promise<void> {
  const event = {
    id: row.id,
    name: row.name,
    siteId: row.site_id,
    at: row.created_at,
    data: row.data,
  }
  await bus.jetstream.publish(
    eventSubject(row.partition, row.site_id, row.name),
    writeEvent({ ...event, trace: row.trace }),
    { msgID: row.id, headers: eventHeaders(row.trace), timeout: PUBLISH_TIMEOUT_MS },
  )
}

/** A stream younger than the one we noted has lost its content: recent events are sent again. */
async function noticeNewStreams(client: pg.Client, options: RelayOptions): Promise<void> {
  for (const [name, madeAt] of await ensureStreams(options.bus, options.replicas)) {
    const { rows } = await client.query<{ resent: string }>(
      `WITH noted AS (
         INSERT INTO bus_streams AS known (name, made_at) VALUES ($1, $2)
         ON CONFLICT (name) DO UPDATE SET made_at = excluded.made_at
           WHERE known.made_at <> excluded.made_at
         RETURNING xmax <> 0 AS replaced
       ), unsent AS (
         UPDATE outbox SET sent_at = NULL
         WHERE sent_at > now() - interval '${RESEND_WINDOW}'
           AND EXISTS (SELECT FROM noted WHERE replaced) AND $1 = 'EVENTS'
         RETURNING 1
       )
       SELECT count(*)::text AS resent FROM unsent`,
      [name, madeAt],
    )
    const resent = Number(rows[0]?.resent ?? 0)
    if (resent > 0)
      options.log.warn({ stream: name, resent }, 'the bus lost its store: sending again')
  }
}
