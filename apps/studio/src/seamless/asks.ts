import type { Units } from '@oriel/core/money'
import type { RoundStart } from '../round/start.ts'
import { ROUND_START, startValues } from '../round/start.ts'
import { toRound, type Round, type RoundId, type RoundRow } from '../round/rounds.ts'
import { getRow, manyRows } from '../rows.ts'
import type { Studio } from '../studio.ts'
import type { LegTaken } from '../sport/place.ts'
import type { TableRoundId } from '../table/table-rounds.ts'

/** What is still to be said to a house about a round. */
export type AskKind = 'status' | 'rollback' | 'win' | 'end'
export type Ask = {
  readonly kind: AskKind
  /** How often it was said, with the time that is meant now. */
  readonly tries: number
  readonly round: Round
  readonly memberRef: string
}
type AskRow = RoundRow & { ask: AskKind; tries: number; member_ref: string }

/**
 * Whoever asks has this long before another does. Longer than the calls that belong together; who
 * is slower still does no harm, as a house does the same thing once.
 */
const LEASE_MS = 10_000
const leaseOf = ({ now }: Studio): Date => new Date(now().getTime() + LEASE_MS)

/** 1, 2, 4 … seconds, and never longer than a minute. */
const AGAIN_MS = 1_000
const AGAIN_MAX_MS = 60_000
export const againMs = (tries: number): number =>
  Math.min(AGAIN_MS * 2 ** Math.max(tries - 1, 0), AGAIN_MAX_MS)

type Outcome =
  | 'asked'
  | 'again'
  | 'stale'
  | 'session_over'
  | 'too_soon'
  | 'round_open'
  | 'being_checked'
  | 'bets_closed'

/** What a stake is on: a round of all, the legs of a slip, or null for one's own. */
export type On = TableRoundId | readonly LegTaken[] | null

/** Writes the round and that its house is asked for the stake. */
export const writeAsk = (
  studio: Studio,
  start: RoundStart,
  on: On,
): Promise<{ outcome: Outcome; balance: Units }> =>
  Array.isArray(on)
    ? getRow(studio.pool, `SELECT * FROM ask_slip(${ROUND_START}, $17, $18)`, [
        ...startValues(start),
        JSON.stringify(on),
        leaseOf(studio),
      ])
    : getRow(studio.pool, `SELECT * FROM ask_house(${ROUND_START}, $17, $18)`, [
        ...startValues(start),
        on,
        leaseOf(studio),
      ])

/** The house took the stake; with a payout, the round is over. */
export const writeTaken = async (
  { pool, now }: Studio,
  roundId: RoundId,
  payout: Units | null,
  balance: Units | null,
): Promise<'taken' | 'too_late' | 'bets_closed'> =>
  (
    await getRow<{ outcome: 'taken' | 'too_late' | 'bets_closed' }>(
      pool,
      'SELECT take_round($1, $2, $3, $4) AS outcome',
      [roundId, payout, balance, now()],
    )
  ).outcome

/** The house has not, or no longer, what was staked. Null takes the reason noted with the ask. */
export const writeVoid = async (
  { pool, now }: Studio,
  roundId: RoundId,
  because: string | null,
  balance: Units | null,
): Promise<void> =>
  void (await pool.query('SELECT void_round($1, $2, $3, $4)', [roundId, because, balance, now()]))

/** The round is over; what it pays is owed. Whoever calls this asks at once, others later. */
export const writeEnd = async (
  studio: Studio,
  end: {
    readonly roundId: RoundId
    readonly stepsBefore: number | null
    readonly step: unknown
    readonly payout: Units
  },
): Promise<'ended' | 'stale' | 'round_over'> =>
  (
    await getRow<{ outcome: 'ended' | 'stale' | 'round_over' }>(
      studio.pool,
      'SELECT end_round($1, $2, $3, $4, $5, $6) AS outcome',
      [
        end.roundId,
        end.stepsBefore,
        JSON.stringify(end.step),
        end.payout,
        studio.now(),
        // Where nothing is paid nobody waits, and the house is told when there is time.
        end.payout > 0n ? leaseOf(studio) : studio.now(),
      ],
    )
  ).outcome

export const writePaid = async (
  { pool, now }: Studio,
  roundId: RoundId,
  balance: Units,
): Promise<void> =>
  void (await pool.query('SELECT paid_round($1, $2, $3)', [roundId, balance, now()]))

/** A stake nobody heard of again is found out about; from here on no late yes counts. */
const TAKEN_OVER = `tries = a.tries + 1, due_at = $2, ask = CASE a.ask
  WHEN 'bet' THEN 'rollback' WHEN 'bet_win' THEN 'status' ELSE a.ask END`
const WITH_ROUND = `FROM rounds r JOIN players p ON p.id = r.player_id
  WHERE r.id = a.round_id AND r.started_at = a.started_at`
const RETURNED = 'RETURNING r.*, a.ask, a.tries, p.member_ref'

const toAsk = (row: AskRow): Ask => ({
  kind: row.ask,
  tries: row.tries,
  round: toRound(row),
  memberRef: row.member_ref,
})

/** Takes over what is to be said about one round. */
export async function claimAsk(studio: Studio, roundId: RoundId): Promise<Ask | null> {
  const [row] = await manyRows<AskRow>(
    studio.pool,
    `UPDATE house_asks a SET ${TAKEN_OVER} ${WITH_ROUND} AND a.round_id = $1 ${RETURNED}`,
    [roundId, leaseOf(studio)],
  )
  return row ? toAsk(row) : null
}

/** Takes over what is due at a house, the oldest first. Others who look take what is left. */
export async function claimDue(studio: Studio, operatorId: number, count: number): Promise<Ask[]> {
  const rows = await manyRows<AskRow>(
    studio.pool,
    `WITH due AS MATERIALIZED (
       SELECT round_id FROM house_asks WHERE operator_id = $1 AND due_at <= $3
       ORDER BY due_at LIMIT $4 FOR UPDATE SKIP LOCKED
     ) UPDATE house_asks a SET ${TAKEN_OVER} ${WITH_ROUND}
       AND a.round_id IN (SELECT round_id FROM due) ${RETURNED}`,
    [operatorId, leaseOf(studio), studio.now(), count],
  )
  return rows.map(toAsk)
}

/** Houses to whom something is due to be said. */
export const listDue = async ({ pool, now }: Studio): Promise<number[]> => {
  const rows = await manyRows<{ operator_id: number }>(
    pool,
    'SELECT DISTINCT operator_id FROM house_asks WHERE due_at <= $1',
    [now()],
  )
  return rows.map((row) => row.operator_id)
}

/** It was no use this time. */
export const putBack = async (
  { pool, now }: Studio,
  { round, tries }: Ask,
  said: string,
): Promise<void> =>
  void (await pool.query('UPDATE house_asks SET due_at = $2, said = $3 WHERE round_id = $1', [
    round.id,
    new Date(now().getTime() + againMs(tries)),
    said,
  ]))

/** Something else is to be said, by whoever has this. False when the round went on meanwhile. */
export const turnTo = async (
  { pool }: Studio,
  { round, kind }: Ask,
  next: AskKind,
): Promise<boolean> => {
  const { rowCount } = await pool.query(
    'UPDATE house_asks SET ask = $3 WHERE round_id = $1 AND ask = $2',
    [round.id, kind, next],
  )
  return rowCount === 1
}

export const dropAsk = async ({ pool }: Studio, { round, kind }: Ask): Promise<void> =>
  void (await pool.query('DELETE FROM house_asks WHERE round_id = $1 AND ask = $2', [
    round.id,
    kind,
  ]))
