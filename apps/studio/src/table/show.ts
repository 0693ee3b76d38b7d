import { createHash } from 'node:crypto'
import type { Currency } from '@oriel/core/currency'
import type { Units } from '@oriel/core/money'
import { PLAY_UNIT } from '../game/stakes.ts'
import { manyRows } from '../rows.ts'
import type { Studio } from '../studio.ts'
import type { PlayerId } from '../wallet/players.ts'
import type { Chain, Chains } from './chain.ts'
import type { SharedGame } from './shared.ts'
import type { TableRound, TableRoundId } from './table-rounds.ts'

/** A round as everybody may see it now. What would tell its end is left out until it is there. */
export async function showRound(game: SharedGame, round: TableRound, chains: Chains, now: number) {
  const chain = await chains(round.chainId)
  const isRunning = round.phase === 'running'
  const fate = isRunning
    ? game.fate(chain.hashAt(round.position), round.salt ?? '')
    : { outcome: round.outcome, lastsMs: 0 }
  const ran = round.startedAt && isRunning ? now - round.startedAt.getTime() : null
  // A flight that has ended is told at once; its bets are settled while people look at it.
  const isOver = ran !== null && ran >= fate.lastsMs
  const isKnown = round.phase === 'settled' || (isRunning && (game.isShownAtStart || isOver))
  return {
    id: round.id,
    number: Number(round.number),
    phase: round.phase,
    left_ms: leftMs(round, now, isKnown && ran !== null ? fate.lastsMs - ran : null, game.pauseMs),
    ran_ms: ran,
    shown_hash: shownBefore(chain, round),
    hash: round.hash,
    salt: round.salt,
    outcome: isKnown ? fate.outcome : null,
  }
}

/** Everybody knew this hash before the round began: the round's own hashes to it. */
const shownBefore = (chain: Chain, { position }: TableRound): string =>
  position === 1 ? chain.lastHash : chain.hashAt(position - 1)

/** When a flight is over, as time is counted here; null for rounds that nobody can leave. */
export async function flightEndsAt(
  game: SharedGame,
  { phase, startedAt, chainId, position, salt }: TableRound,
  chains: Chains,
): Promise<number | null> {
  if (!game.hasCashOut || phase !== 'running' || !startedAt) return null
  const chain = await chains(chainId)
  return startedAt.getTime() + game.fate(chain.hashAt(position), salt ?? '').lastsMs
}

/** A round that is over, with all that decided it. */
export async function showPast(round: TableRound, chains: Chains) {
  if (round.hash === null || round.salt === null) {
    throw new Error(`round ${round.id} is settled without its hash`)
  }
  return {
    number: Number(round.number),
    outcome: round.outcome,
    shown_hash: shownBefore(await chains(round.chainId), round),
    hash: round.hash,
    salt: round.salt,
  }
}

function leftMs(
  { phase, closesAt, settledAt }: TableRound,
  now: number,
  running: number | null,
  pauseMs: number,
): number | null {
  if (phase === 'betting') return closesAt.getTime() - now
  if (phase === 'settled' && settledAt) return settledAt.getTime() + pauseMs - now
  return running
}

type OwnRow = {
  id: string
  stake: Units
  choice: unknown
  payout: Units | null
  steps: { out?: number }[]
  status: 'asking' | 'open' | 'paying' | 'settled'
}

/** What a player has on a round. */
export async function listOwnBets({ pool }: Studio, id: TableRoundId, playerId: PlayerId) {
  const rows = await manyRows<OwnRow>(
    pool,
    `SELECT id, stake, choice, payout, steps, status FROM rounds
     WHERE table_round_id = $1 AND player_id = $2 AND status <> 'void' ORDER BY id`,
    [id, playerId],
  )
  return rows.map((row) => ({
    round_id: row.id,
    stake: row.stake,
    choice: row.choice,
    payout: row.payout,
    out: row.steps[0]?.out ?? null,
    status: row.status,
  }))
}

const OTHERS_SHOWN = 40
type OtherRow = {
  player_id: PlayerId
  stake: Units
  currency: Currency
  steps: { out?: number }[]
}
type TotalRow = { currency: Currency; count: bigint; staked: Units; won: bigint; paid: Units }

const SIGN_LETTERS = 4
/** What makes stakes of two currencies comparable: how much is worth playing with in each. */
const PLAY_UNITS = JSON.stringify(PLAY_UNIT, (_currency, unit) =>
  typeof unit === 'bigint' ? Number(unit) : unit,
)

/** A few letters in place of a name: the same for all bets of a player, known to nobody. */
export const signOf = (id: PlayerId): string =>
  createHash('sha256').update(id).digest('hex').slice(0, SIGN_LETTERS)

/** The largest bets of all on a round, and what all of them come to. */
export async function listAllBets({ pool }: Studio, id: TableRoundId) {
  const [rows, totals] = await Promise.all([
    manyRows<OtherRow>(
      pool,
      `SELECT player_id, stake, currency, steps
       FROM rounds WHERE table_round_id = $1 AND status NOT IN ('asking', 'void')
       ORDER BY stake / ($3::jsonb ->> currency)::bigint DESC, id LIMIT $2`,
      [id, OTHERS_SHOWN, PLAY_UNITS],
    ),
    manyRows<TotalRow>(
      pool,
      `SELECT currency, count(*) AS count, sum(stake)::bigint AS staked,
         count(*) FILTER (WHERE payout > 0) AS won, COALESCE(sum(payout), 0)::bigint AS paid
       FROM rounds WHERE table_round_id = $1 AND status NOT IN ('asking', 'void')
       GROUP BY currency ORDER BY currency`,
      [id],
    ),
  ])
  return {
    bets: rows.map(({ player_id, stake, currency, steps }) => ({
      who: signOf(player_id),
      stake,
      currency,
      out: steps[0]?.out ?? null,
    })),
    count: totals.reduce((sum, { count }) => sum + Number(count), 0),
    totals: totals.map(({ count, won, ...row }) => ({
      ...row,
      count: Number(count),
      won: Number(won),
    })),
  }
}
