import type pg from 'pg'
import type { Bus } from './bus.ts'
import { ROW_COLUMNS, send, type Row } from './send.ts'
import { ensureStreams } from './streams.ts'
import { EVENT_STREAM } from './subjects.ts'

/** The bus lost its store: how far we are in sending recent events once more. */
export type Loss = { readonly madeAt: string; before: bigint; nextAt: number }

/** How far back events are sent again. */
const RESEND_WINDOW = '24 hours'
const RESENT_AT_ONCE = 64
/** Clocks of the bus and of the database differ by less; copies within it are recognised. */
const CLOCKS_DIFFER = '1 minute'
/** A pace that leaves room: what is new is told meanwhile, not afterwards. */
const RESENT_PER_SECOND_MAX = 250
/** One relay sends again; the lock goes with its connection. */
const LOCK_KEYS = [0x0b0d, 0] as const

/** A stream younger than the one we noted has lost its content. Makes the streams if need be. */
export async function findLoss(
  client: pg.Client,
  bus: Bus,
  replicas: number,
): Promise<Loss | null> {
  const madeAt = (await ensureStreams(bus, replicas)).get(EVENT_STREAM)
  if (madeAt === undefined) throw new Error(`no stream ${EVENT_STREAM} was made`)
  const { rows } = await client.query<{ newest: bigint; mine: boolean }>(
    `WITH first_seen AS (
       INSERT INTO bus_streams (name, made_at) VALUES ($1, $2) ON CONFLICT DO NOTHING
     )
     SELECT (SELECT coalesce(max(seq), 0) FROM outbox) AS newest,
       pg_try_advisory_lock($3, $4) AS mine
     FROM bus_streams WHERE name = $1 AND made_at <> $2`,
    [EVENT_STREAM, madeAt, ...LOCK_KEYS],
  )
  const [found] = rows
  return found?.mine ? { madeAt, before: found.newest + 1n, nextAt: 0 } : null
}

/**
 * Sends a few more, the newest first: they are the likeliest that nobody had taken yet. What was
 * sent since the stream was made is in it. Gives whether all are sent; only then is the new stream
 * noted, so a crash in between starts over.
 */
export async function sendSomeAgain(client: pg.Client, bus: Bus, loss: Loss): Promise<boolean> {
  if (performance.now() < loss.nextAt) return false
  const { rows } = await client.query<Row>(
    `SELECT ${ROW_COLUMNS} FROM outbox
     WHERE seq < $1 AND sent_at < $2::timestamptz + interval '${CLOCKS_DIFFER}'
       AND created_at > house_now() - interval '${RESEND_WINDOW}'
     ORDER BY seq DESC LIMIT ${RESENT_AT_ONCE}`,
    [loss.before, loss.madeAt],
  )
  const { failure } = await send(bus, rows.toReversed())
  if (failure) throw failure
  loss.before = rows.at(-1)?.seq ?? 0n
  loss.nextAt = performance.now() + (rows.length * 1000) / RESENT_PER_SECOND_MAX
  if (rows.length === RESENT_AT_ONCE) return false
  await client.query('UPDATE bus_streams SET made_at = $2 WHERE name = $1', [
    EVENT_STREAM,
    loss.madeAt,
  ])
  await client.query('SELECT pg_advisory_unlock($1, $2)', [...LOCK_KEYS])
  return true
}
