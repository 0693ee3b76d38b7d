import { setTimeout as pause } from 'node:timers/promises'
import { createConnection } from '@oriel/db/pool'
import { timed, type Figure } from '../figures.ts'

export type Watch = {
  /** How often money has moved, when last looked. */
  moved(): number
  stop(): Promise<Figure[]>
}

const LOOK_MS = 200
/** Shorter than a slow answer of a provider, longer than a busy machine keeps anybody waiting. */
const OPEN_MAX_MS = 1_500
/** A process that the machine itself held up. */
const OPEN_CEILING = 2
const SNAPSHOTS_FLOOR = 20

type Open = { readonly name: string }

const OPEN = `SELECT pid || ' ' || xact_start AS name FROM pg_stat_activity
  WHERE state = 'idle in transaction' AND usename = 'oriel_app'
    AND clock_timestamp() - state_change > $1::integer * interval '1 millisecond'`
/** In one statement, which sees one moment: money is moved, never made. */
const UNBALANCED = `SELECT currency FROM ledger_accounts GROUP BY currency HAVING sum(balance) <> 0`

/** Transfers that have completed, and seamless rounds that have ended. */
const PLAYED = `SELECT (SELECT count(*) FROM transfers WHERE state = 'completed')::int
  + (SELECT count(*) FROM seamless_rounds WHERE over_at IS NOT NULL AND stake > 0)::int AS moved`
const PLAY = { run: 'play', moves: PLAYED }

/**
 * Looks again and again while everything breaks: whether all accounts sum to nothing at that very
 * moment, and who keeps a transaction open while waiting for somebody else.
 */
export function startWatch(
  adminUrl: string,
  isHeld: () => boolean,
  { run, moves }: { readonly run: string; readonly moves: string } = PLAY,
): Watch {
  const open = new Set<string>()
  let [isOver, snapshots, unbalanced, moved] = [false, 0, 0, 0]
  const look = async (): Promise<void> => {
    const client = createConnection({ url: adminUrl, name: 'watch' })
    // It ends with the database, and another takes its place.
    client.on('error', () => {})
    try {
      await client.connect()
      while (!isOver) {
        const wrong = await client.query(UNBALANCED)
        snapshots += 1
        if (wrong.rows.length > 0) unbalanced += 1
        moved = (await client.query<{ moved: number }>(moves)).rows[0]?.moved ?? moved
        const { rows } = await client.query<Open>(OPEN, [OPEN_MAX_MS])
        if (!isHeld()) for (const { name } of rows) open.add(name)
        await pause(LOOK_MS)
      }
    } finally {
      await client.end().catch(() => {})
    }
  }
  const watching = (async () => {
    while (!isOver) {
      await look().catch(() => {})
      await pause(LOOK_MS)
    }
  })()
  return {
    moved: () => moved,
    async stop() {
      isOver = true
      await watching
      return [
        { name: `${run} snapshots`, value: snapshots, floor: SNAPSHOTS_FLOOR },
        { name: `${run} snapshots_unbalanced`, value: unbalanced, ceiling: 0 },
        timed({ name: `${run} transactions_left_open`, value: open.size, ceiling: OPEN_CEILING }),
      ]
    },
  }
}
