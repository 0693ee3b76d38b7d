import { setTimeout as pause } from 'node:timers/promises'
import { patient } from '@oriel/core/testing/patience'
import { createConnection } from '@oriel/db/pool'
import type { JudgedGround } from './ground.ts'
import type { Member } from './members.ts'
import type { Run } from './run.ts'
import { leave, pressBack } from './visit.ts'

export type Settled = {
  /** From the end of the load until the last transfer ended; no number when one never did. */
  readonly transfersSeconds: number
  /** Until everybody was home and everything was booked. */
  readonly allSeconds: number
}

const LOOK_MS = 500
const TELL_EVERY_S = 5
/** Everybody may press the button once in ten seconds. */
const PRESS_EVERY_MS = 11_000
/** Feeds are read every minute: what was missed is told by then. */
const SETTLE_MAX_MS = patient(120_000)

const WAITING = `SELECT
  (SELECT count(*)::int FROM transfers WHERE ended_at IS NULL) AS transfers,
  (SELECT count(*)::int FROM plays WHERE ended_at IS NULL) AS plays,
  (SELECT coalesce(array_agg(DISTINCT member_id::text), '{}') FROM provider_players
    WHERE holds_since IS NOT NULL AND member_id = ANY ($1::uuid[])) AS away,
  (SELECT count(*)::int FROM ledger_accounts WHERE kind = 'mirror' AND balance <> 0) AS mirrors,
  (SELECT coalesce(sum(abs(balance)), 0)::bigint FROM (SELECT sum(balance) AS balance
    FROM ledger_accounts WHERE kind = 'suspense' GROUP BY owner, currency) s) AS suspense,
  (SELECT count(*)::int FROM round_batches WHERE booked_at IS NULL) AS batches,
  (SELECT count(*)::int FROM round_feeds WHERE pulled_at < $2) AS feeds,
  (SELECT count(*)::int FROM seamless_rounds s WHERE s.over_at IS NOT NULL
    AND s.stake + s.payout > 0 AND NOT EXISTS (SELECT FROM round_claims k
      WHERE k.provider_id = s.provider_id AND k.round_id = s.round_id::text
        AND k.member_id = s.member_id)) AS unkept`
type Waiting = {
  readonly transfers: number
  readonly plays: number
  readonly away: readonly string[]
  readonly mirrors: number
  readonly suspense: bigint
  readonly batches: number
  /** Feeds that were not read since the load ended, and seamless rounds not in the history. */
  readonly feeds: number
  readonly unkept: number
}
/** By the database's clock, as all times of transfers are. */
const NOW = 'SELECT clock_timestamp() AS now'
const LAST_END = `SELECT count(*) FILTER (WHERE ended_at IS NULL)::int AS open,
  extract(epoch FROM max(ended_at) - $1::timestamptz)::float8 AS seconds FROM transfers
  WHERE made_at < $2::timestamptz`
const ASKS = 'SELECT count(*)::int AS asks FROM house_asks'

/** Everybody goes home. Then it waits until nothing is under way, or for as long as it may take. */
export async function settleAll(
  ground: JudgedGround,
  run: Run,
  members: readonly Member[],
  /** What does not move for so long is not waited for. */
  stillMaxMs: number,
  note: (text: string) => void,
): Promise<Settled> {
  const begun = performance.now()
  const seconds = () => (performance.now() - begun) / 1000
  const house = createConnection({ url: ground.ownerUrl, name: 'judge' })
  const studio = createConnection({ url: ground.studioOwnerUrl, name: 'judge' })
  await Promise.all([house.connect(), studio.connect()])
  const ids = members.map(({ id }) => id)
  const readNow = async () => (await house.query<{ now: Date }>(NOW)).rows[0]?.now
  let [pressedAt, movedAt, toldAt, last] = [0, begun, 0, '']
  try {
    const loadEnd = await readNow()
    await Promise.all(members.map((member) => leave(run, member)))
    const leftAt = await readNow()
    while (performance.now() - begun < SETTLE_MAX_MS) {
      const { rows } = await house.query<Waiting>(WAITING, [ids, loadEnd])
      const { rows: asked } = await studio.query<{ asks: number }>(ASKS)
      const [now, asks] = [rows[0] as Waiting, asked[0]?.asks ?? 0]
      const { away, suspense, ...counts } = now
      const told = JSON.stringify({
        ...counts,
        away: away.length,
        suspense: String(suspense),
        asks,
      })
      if (told !== last) movedAt = performance.now()
      if (told !== last && seconds() > toldAt + TELL_EVERY_S) {
        toldAt = seconds()
        note(`on the way home: ${told}`)
      }
      last = told
      if (performance.now() - movedAt > stillMaxMs) break
      const left =
        counts.transfers +
        counts.plays +
        counts.mirrors +
        counts.batches +
        asks +
        counts.feeds +
        counts.unkept
      const delayed = Object.values(ground.lines).reduce((sum, line) => sum + line.delayed(), 0)
      if (left + away.length + delayed === 0 && suspense === 0n) break
      if (away.length > 0 && performance.now() - pressedAt > PRESS_EVERY_MS && counts.plays === 0) {
        pressedAt = performance.now()
        const still = members.filter(({ id }) => away.includes(id))
        await Promise.all(still.map((member) => pressBack(run, member)))
      }
      await pause(LOOK_MS)
    }
    note(`everybody is home after ${seconds().toFixed(1)} s; left: ${last}`)
    const allSeconds = seconds()
    // Whoever pressed the button later began transfers of their own.
    const { rows } = await house.query<LastEnd>(LAST_END, [loadEnd, leftAt])
    const [end] = rows
    const isKnown = end !== undefined && end.open === 0
    return { transfersSeconds: isKnown ? Math.max(0, end.seconds) : Number.NaN, allSeconds }
  } finally {
    await Promise.all([house.end(), studio.end()])
  }
}

type LastEnd = { readonly open: number; readonly seconds: number }
