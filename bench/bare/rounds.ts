import { randomUUID } from 'node:crypto'
import { newId } from '@oriel/core/id'
import { createConnection, createPool } from '@oriel/db/pool'
import { answerWith } from '../lib/child.ts'

export type BareRounds =
  | {
      readonly ask: 'open'
      readonly url: string
      readonly ownerUrl: string
      readonly connections: number
      readonly players: number
    }
  | {
      readonly ask: 'play'
      readonly seconds: number
      /** The part of rounds that pay, which write one row more. */
      readonly wonShare: number
    }
export type RoundsDone = {
  readonly count: number
  readonly won: number
  readonly seconds: number
}

type Player = { readonly player: string; readonly session: string; readonly seed: string }
type Pool = ReturnType<typeof createPool>

const STAKE = 10_000n
const MONEY = 10_000_000_000n

/**
 * The rows that a round of the classic slot writes, all in one function and one transaction: no
 * request is looked up, no session, no pace and no balance is checked, and nothing is drawn.
 */
const BARE_ROUND = `
CREATE FUNCTION bare_round(p_id uuid, p_client_round uuid, p_at timestamptz, p_player uuid,
  p_session uuid, p_title text, p_game text, p_rules_version smallint, p_build text,
  p_stake bigint, p_choice jsonb, p_seed uuid, p_payout bigint, p_operator smallint,
  p_currency text)
RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  left_now bigint;
  line bigint;
  taken bigint;
BEGIN
  UPDATE wallets SET balance = balance - p_stake + p_payout, last_round_at = p_at,
    entries = entries + CASE WHEN p_payout > 0 THEN 2 ELSE 1 END
  WHERE player_id = p_player RETURNING balance, entries INTO left_now, line;
  UPDATE seeds SET next_nonce = next_nonce + 1 WHERE id = p_seed RETURNING next_nonce INTO taken;
  INSERT INTO round_keys VALUES (p_player, p_client_round, p_id, p_at);
  INSERT INTO rounds (id, started_at, player_id, operator_id, session_id, title, game,
    rules_version, build, is_demo, currency, stake, payout, status, choice, seed_id, nonce,
    settled_at, settled_xid)
  VALUES (p_id, p_at, p_player, p_operator, p_session, p_title, p_game, p_rules_version, p_build,
    false, p_currency, p_stake, p_payout, 'settled', p_choice, p_seed, taken - 1, p_at,
    pg_current_xact_id());
  IF p_payout = 0 THEN
    INSERT INTO entries VALUES (p_player, line, p_at, 'stake', -p_stake, left_now, p_id);
  ELSE
    INSERT INTO entries VALUES
      (p_player, line - 1, p_at, 'stake', -p_stake, left_now - p_payout, p_id),
      (p_player, line, p_at, 'payout', p_payout, left_now, p_id);
  END IF;
  RETURN left_now;
END
$$`

/** Kept by the server by its name, as ours is. */
const PLAY = {
  name: 'bare',
  text: `SELECT bare_round($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
}

let open: { readonly pool: Pool; readonly callers: readonly (readonly Player[])[] } | null = null

answerWith(async (question: BareRounds) =>
  question.ask === 'open' ? prepare(question) : play(question.seconds, question.wonShare),
)

async function prepare({ url, ownerUrl, connections, players }: BareRounds & { ask: 'open' }) {
  const owner = createConnection({ url: ownerUrl, name: 'bench' })
  await owner.connect()
  await owner.query(BARE_ROUND)
  await owner.end()
  const pool = createPool({ url, name: 'bench', max: connections })
  const callers: Player[][] = Array.from({ length: connections }, () => [])
  for (let number = 0; number < players; number += 1) {
    callers[number % connections]?.push(await makePlayer(pool, number))
  }
  open = { pool, callers }
  return players
}

async function makePlayer(pool: Pool, number: number): Promise<Player> {
  const made = { player: newId(), session: newId(), seed: newId() }
  const { player, seed } = made
  await pool.query(
    `INSERT INTO players (id, operator_id, member_ref, currency, created_at)
     SELECT $1, id, $2, 'USD', now() FROM operators LIMIT 1`,
    [player, `bare-${number}`],
  )
  await pool.query('INSERT INTO wallets (player_id, balance) VALUES ($1, $2)', [player, MONEY])
  await pool.query(
    `INSERT INTO seeds (id, player_id, sealed_seed, server_hash, client_seed, made_at)
     VALUES ($1, $2, decode(repeat('00', 96), 'hex'), repeat('0', 64), 'bare', now())`,
    [seed, player],
  )
  return made
}

async function play(seconds: number, wonShare: number): Promise<RoundsDone> {
  if (!open) throw new Error('there is nothing to play yet')
  const { pool, callers } = open
  const begun = performance.now()
  const end = begun + seconds * 1000
  let [count, won] = [0, 0]
  const keepPlaying = async (players: readonly Player[]) => {
    for (let turn = 0; performance.now() < end; turn += 1) {
      const isWon = Math.random() < wonShare
      await playOne(pool, players[turn % players.length], isWon ? STAKE : 0n)
      count += 1
      if (isWon) won += 1
    }
  }
  await Promise.all(callers.map(keepPlaying))
  return { count, won, seconds: (performance.now() - begun) / 1000 }
}

async function playOne(pool: Pool, own: Player | undefined, payout: bigint): Promise<void> {
  if (!own) throw new Error('a caller has nobody to play for')
  const values = [
    newId(),
    randomUUID(),
    new Date(),
    own.player,
    own.session,
    'triple-sevens',
    'classic',
    1,
    'bench',
    STAKE,
    '{}',
    own.seed,
    payout,
    1,
    'USD',
  ]
  await pool.query(PLAY, values)
}
