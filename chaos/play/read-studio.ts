import type { Client, SeamlessRound, TheirTransfer } from './books.ts'
import type { JudgedGround } from './ground.ts'
import { placeOf } from './place.ts'
import type { TheirRound } from './rounds.ts'

/** What the studio's own database says of everybody. */
export async function readStudio(client: Client, { providers }: JudgedGround) {
  const own = providers.filter(({ dialect }) => dialect === 'studio')
  const byOperator = new Map(own.map((one) => [one.operator, one.providerId]))
  const { rows: found } = await client.query<
    Omit<TheirTransfer, 'provider'> & { operator: string }
  >(
    `SELECT t.ref AS reference, o.code AS operator, t.state, t.direction,
       coalesce(t.amount, 0) AS amount
     FROM transfers t JOIN operators o ON o.id = t.operator_id`,
  )
  const { rows: players } = await client.query<{
    ref: string
    operator: string
    balance: bigint
    result: bigint
  }>(
    `SELECT p.member_ref AS ref, o.code AS operator, coalesce(w.balance, 0) AS balance,
       (SELECT coalesce(sum(coalesce(r.payout, 0) - r.stake), 0)::bigint FROM rounds r
         WHERE r.player_id = p.id AND r.status IN ('settled', 'open')) AS result
     FROM players p JOIN operators o ON o.id = p.operator_id
     LEFT JOIN wallets w ON w.player_id = p.id WHERE NOT p.is_demo`,
  )
  const { rows: rounds } = await client.query<SeamlessRound>(
    `SELECT r.id, r.game, r.stake, r.payout, r.status FROM rounds r
     JOIN operators o ON o.id = r.operator_id WHERE o.wallet = 'seamless' AND NOT r.is_demo`,
  )
  const { rows: named } = await client.query<{
    key: string
    payout: bigint | null
    status: string
  }>(
    `SELECT k.client_round AS key, r.payout, r.status FROM rounds r
     JOIN round_keys k ON k.player_id = r.player_id AND k.round_id = r.id`,
  )
  const { rows: settled } = await client.query<TheirRound & { operator: string }>(
    `SELECT o.code AS operator, r.id AS round, p.member_ref AS ref, r.stake, r.payout FROM rounds r
     JOIN players p ON p.id = r.player_id JOIN operators o ON o.id = r.operator_id
     WHERE r.status = 'settled' AND NOT r.is_demo`,
  )
  const provider = (operator: string) => byOperator.get(operator) ?? operator
  const place = (one: { ref: string; operator: string }) => placeOf(one.ref, provider(one.operator))
  return {
    transfers: found.map(({ operator, ...one }) => ({ ...one, provider: provider(operator) })),
    balances: new Map(players.map((one) => [place(one), one.balance])),
    results: new Map(players.map((one) => [place(one), one.result])),
    rounds,
    settled: settled.map(({ operator, ...one }) => ({ ...one, provider: provider(operator) })),
    studioRounds: new Map(named.map((one) => [one.key, one])),
  }
}
