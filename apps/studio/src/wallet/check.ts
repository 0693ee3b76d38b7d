import { manyRows } from '../rows.ts'
import type { Studio } from '../studio.ts'

export type Wrong = { readonly rule: string; readonly count: bigint }

/** What must hold of the studio's books at any moment. Each counts what breaks it. */
const RULES: Readonly<Record<string, string>> = {
  balance_is_sum_of_entries: `SELECT w.player_id FROM wallets w
    LEFT JOIN entries e ON e.player_id = w.player_id GROUP BY w.player_id, w.balance, w.entries
    HAVING w.balance <> COALESCE(sum(e.amount), 0) OR w.entries <> count(e.number)`,
  entries_follow_each_other: `SELECT e.player_id FROM (
      SELECT player_id, number, amount, balance,
        lag(balance, 1, 0) OVER w AS before, row_number() OVER w AS place
      FROM entries WINDOW w AS (PARTITION BY player_id ORDER BY number)
    ) e WHERE e.number <> e.place OR e.balance <> e.before + e.amount`,
  transfers_are_booked_once: `SELECT t.ref FROM transfers t LEFT JOIN entries e
      ON e.player_id = t.player_id AND e.about = t.ref AND e.kind IN ('transfer_in', 'transfer_out')
    GROUP BY t.operator_id, t.ref, t.state, t.amount, t.direction
    HAVING COALESCE(sum(e.amount), 0) <>
      CASE WHEN t.state <> 'applied' THEN 0 WHEN t.direction = 'in' THEN t.amount ELSE -t.amount END
      OR count(e.number) > 1`,
  rounds_are_booked_once: `SELECT r.id FROM rounds r LEFT JOIN entries e
      ON e.player_id = r.player_id AND e.about = r.id::text
      JOIN players p ON p.id = r.player_id JOIN operators o ON o.id = p.operator_id
    WHERE o.wallet = 'transfer' OR p.is_demo
    GROUP BY r.id, r.stake, r.payout, r.status
    HAVING COALESCE(sum(e.amount) FILTER (WHERE e.kind = 'stake'), 0) <> -r.stake
      OR COALESCE(sum(e.amount) FILTER (WHERE e.kind = 'payout'), 0) <>
        CASE WHEN r.status = 'settled' THEN r.payout ELSE 0 END
      OR COALESCE(sum(e.amount) FILTER (WHERE e.kind = 'refund'), 0) <>
        CASE WHEN r.status = 'void' THEN r.stake ELSE 0 END`,
  open_rounds_are_open: `SELECT r.id FROM rounds r FULL JOIN open_rounds o
      ON o.round_id = r.id AND o.started_at = r.started_at
    WHERE (r.status = 'open') IS DISTINCT FROM (o.round_id IS NOT NULL)`,
  money_of_houses_stays_there: `SELECT p.id FROM players p JOIN operators o ON o.id = p.operator_id
      JOIN wallets w ON w.player_id = p.id
    WHERE o.wallet = 'seamless' AND NOT p.is_demo AND (w.balance <> 0 OR w.entries <> 0)`,
  // Settled and void are words of the house; what is neither is open, or is being asked right now.
  rounds_wait_for_one_answer: `SELECT r.id FROM rounds r FULL JOIN house_asks a
      ON a.round_id = r.id AND a.started_at = r.started_at
    WHERE a.round_id IS NULL AND r.status IN ('asking', 'paying')
      OR a.round_id IS NOT NULL AND r.status IS DISTINCT FROM
        CASE a.ask WHEN 'win' THEN 'paying' WHEN 'end' THEN 'settled' ELSE 'asking' END`,
  void_rounds_say_why: `SELECT r.id FROM rounds r JOIN operators o ON o.id = r.operator_id
    WHERE o.wallet = 'seamless' AND NOT r.is_demo AND r.status = 'void'
      AND (r.void_because IS NULL OR r.payout <> 0)`,
  slips_have_one_round: `SELECT r.id FROM slips s FULL JOIN (
      SELECT id, started_at, player_id FROM rounds WHERE slip_id IS NOT NULL
    ) r ON r.id = s.id AND r.started_at = s.started_at AND r.player_id = s.player_id
    WHERE r.id IS NULL OR s.id IS NULL`,
  slips_pay_what_their_legs_say: `SELECT id FROM rounds WHERE slip_id IS NOT NULL
      AND (CASE WHEN status IN ('settled', 'paying') THEN payout IS DISTINCT FROM
        slip_payout(slip_id, stake) ELSE status = 'open' AND slip_payout(slip_id, stake) IS NOT NULL END)`,
  settled_fixtures_leave_no_leg_open: `SELECT l.slip_id FROM slip_legs l
      JOIN fixtures f ON f.id = l.fixture_id
    WHERE (l.state = 'open' AND f.settled_at IS NOT NULL)
      OR (l.state <> 'open' AND f.over_at IS NULL)`,
  answers_do_not_take_long: `SELECT round_id FROM house_asks
    WHERE ask <> 'end' AND asked_at < now() - interval '15 minutes'`,
  nonces_are_used_once: `SELECT seed_id FROM rounds WHERE seed_id IS NOT NULL
    GROUP BY seed_id, nonce HAVING count(*) > 1`,
}

/** The rules that do not hold, with how often. Nothing is wrong when it is empty. */
export async function checkBooks({ pool }: Pick<Studio, 'pool'>): Promise<Wrong[]> {
  const wrong: Wrong[] = []
  for (const [rule, broken] of Object.entries(RULES)) {
    const [row] = await manyRows<{ count: bigint }>(
      pool,
      `SELECT count(*) FROM (${broken}) AS broken`,
      [],
    )
    if (row && row.count > 0n) wrong.push({ rule, count: row.count })
  }
  return wrong
}
