import { findRow, manyRows } from '../rows.ts'
import { findRound, type Round, type RoundId } from '../round/rounds.ts'
import type { Studio } from '../studio.ts'
import type { Chains } from '../table/chain.ts'
import { showPast } from '../table/show.ts'
import { findTableRound, type TableRoundId } from '../table/table-rounds.ts'
import { findSeed } from '../wallet/seeds.ts'

/** What decided a round, for whoever knows its number; null where nobody may know yet. */
export async function findProof(studio: Studio, chains: Chains, id: RoundId) {
  const round = await findRound(studio, id)
  // While a round is open, its choice and seeds would tell the rest of it.
  if (!round || round.status === 'open' || round.status === 'asking') return null
  const decided = await decidedBy(studio, chains, round)
  return (
    decided && {
      round_id: round.id,
      title: round.title,
      game: round.game,
      rules_version: round.rulesVersion,
      stake: round.stake,
      payout: round.payout,
      choice: round.choice,
      steps: [...round.steps],
      ...decided,
    }
  )
}

function decidedBy(studio: Studio, chains: Chains, round: Round) {
  if (round.slipId !== null) return decidedByFixture(studio, round.slipId)
  return round.tableRoundId === null
    ? decidedBySeed(studio, round)
    : decidedByChain(studio, chains, round.tableRoundId as TableRoundId)
}

/** A single is decided by one seed. Several legs have several, and no single proof. */
async function decidedByFixture({ pool }: Studio, slip: RoundId) {
  const rows = await manyRows<{ id: string; seed_hash: string; seed: string | null }>(
    pool,
    `SELECT f.id, f.seed_hash, f.seed FROM slip_legs l JOIN fixtures f ON f.id = l.fixture_id
     WHERE l.slip_id = $1`,
    [slip],
  )
  const [only, another] = rows
  if (!only || another) return null
  return { server_hash: only.seed_hash, server_seed: only.seed, client_seed: only.id, nonce: 0 }
}

async function decidedBySeed(studio: Studio, round: Round) {
  const seed = round.seedId && (await findSeed(studio, round.seedId))
  if (!seed) return null
  const shown = await findRow<{ id: string }>(
    studio.pool,
    'SELECT id FROM seeds WHERE id = $1 AND revealed_at IS NOT NULL',
    [round.seedId],
  )
  return {
    server_hash: seed.serverHash,
    server_seed: shown ? seed.serverSeed : null,
    client_seed: seed.clientSeed,
    nonce: Number(round.nonce),
  }
}

/** The hash of a shared round is its secret, and the salt of its chain what players added. */
async function decidedByChain(studio: Studio, chains: Chains, id: TableRoundId) {
  const round = await findTableRound(studio, id)
  if (round?.phase !== 'settled') return null
  const { shown_hash, hash, salt, number } = await showPast(round, chains)
  return { server_hash: shown_hash, server_seed: hash, client_seed: salt, nonce: number }
}
