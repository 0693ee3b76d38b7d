import { authenticatePlayerCall, houseBalanceCall } from '@oriel/contract/provider/seamless'
import type { Units } from '@oriel/core/money'
import { hashSecret } from '@oriel/keys/secret'
import { findRow } from '../rows.ts'
import type { Studio } from '../studio.ts'
import type { Player, PlayerId } from '../wallet/players.ts'
import type { Lines } from './lines.ts'
import { toldBecause, type RefusedBecause } from './reasons.ts'

const named = ({ memberRef, currency }: Player) => ({ member_ref: memberRef, currency })

/** What a player has, as the house says; what it said last when it does not. Null: never said. */
export async function askBalance(
  studio: Studio,
  lines: Lines,
  player: Player,
): Promise<Units | null> {
  const answer = await lines(player.operatorId).within((call) =>
    call(houseBalanceCall, named(player)),
  )
  if (answer?.is !== 'done') return findSeen(studio, player.id)
  await keepSeen(studio, player.id, answer.data.balance)
  return answer.data.balance
}

async function findSeen({ pool }: Studio, id: PlayerId): Promise<Units | null> {
  const row = await findRow<{ house_balance: Units | null }>(
    pool,
    'SELECT house_balance FROM wallets WHERE player_id = $1',
    [id],
  )
  return row?.house_balance ?? null
}

const keepSeen = async ({ pool }: Studio, id: PlayerId, balance: Units): Promise<void> =>
  void (await pool.query(
    `UPDATE wallets SET house_balance = $2
     WHERE player_id = $1 AND house_balance IS DISTINCT FROM $2`,
    [id, balance],
  ))

type Launched = { operator_id: number; launch_ref: string; player_id: PlayerId } & {
  member_ref: string
  currency: Player['currency']
}

/**
 * Whether the house lets in whoever came by this address; null when it does. One that does not
 * answer lets in: it is asked again before any money moves.
 */
export async function askWelcome(
  studio: Studio,
  lines: Lines,
  code: string,
): Promise<{ readonly playerId: PlayerId; readonly because: RefusedBecause } | null> {
  const launched = await findRow<Launched>(
    studio.pool,
    `SELECT p.operator_id, l.launch_ref, l.player_id, p.member_ref, p.currency
     FROM launches l JOIN players p ON p.id = l.player_id JOIN operators o ON o.id = p.operator_id
     WHERE l.code_hash = $1 AND o.wallet = 'seamless' AND NOT p.is_demo`,
    [hashSecret(code)],
  )
  if (!launched) return null
  const { operator_id, launch_ref, player_id, member_ref, currency } = launched
  const answer = await lines(operator_id).within((call) =>
    call(authenticatePlayerCall, { member_ref, currency, launch_id: launch_ref }),
  )
  if (answer?.is === 'done') await keepSeen(studio, player_id, answer.data.balance)
  return answer?.is === 'refused'
    ? { playerId: player_id, because: toldBecause(answer.reason) }
    : null
}
