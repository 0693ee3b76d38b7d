import type { Units } from '@oriel/core/money'
import { writeInstant } from '@oriel/core/time'
import type * as z from 'zod/mini'
import type { RoundId } from '../round/rounds.ts'
import { manyRows } from '../rows.ts'
import type { Studio } from '../studio.ts'
import type { PlayerId } from '../wallet/players.ts'
import type { Final, Sport } from './model/model.ts'
import type { LegWire, SlipWire } from './wire.ts'

type SlipShown = z.output<typeof SlipWire>
type LegShown = z.output<typeof LegWire>

type SlipRow = {
  id: RoundId
  stake: Units
  payout: Units | null
  status: SlipShown['status']
  started_at: Date
}
type LegRow = {
  slip_id: RoundId
  fixture_id: string
  sport: Sport
  home: string
  away: string
  selection: string
  price: number
  state: LegShown['state']
  result: Final | null
}

/** The legs of slips, each with what became of it. */
async function listLegs(
  { pool }: Studio,
  slips: readonly RoundId[],
): Promise<ReadonlyMap<RoundId, LegShown[]>> {
  const rows = await manyRows<LegRow>(
    pool,
    `SELECT l.slip_id, l.fixture_id, f.sport, f.home, f.away, l.selection, l.price, l.state, f.result
     FROM slip_legs l JOIN fixtures f ON f.id = l.fixture_id
     WHERE l.slip_id = ANY ($1) ORDER BY l.slip_id, l.number`,
    [slips],
  )
  const bySlip = new Map<RoundId, LegShown[]>()
  for (const row of rows) bySlip.set(row.slip_id, [...(bySlip.get(row.slip_id) ?? []), toLeg(row)])
  return bySlip
}

const toLeg = (row: LegRow): LegShown => ({
  fixture: row.fixture_id,
  sport: row.sport,
  home: row.home,
  away: row.away,
  selection: row.selection,
  price: row.price,
  state: row.state,
  result: row.result && [row.result.home, row.result.away],
})

/** A player's slips: all that are open, however old, and then the newest. */
export async function listSlips(
  studio: Studio,
  playerId: PlayerId,
  count: number,
): Promise<SlipShown[]> {
  const rows = await manyRows<SlipRow>(
    studio.pool,
    `SELECT r.id, r.stake, r.payout, r.status, r.started_at
     FROM (
       SELECT id, started_at FROM slips WHERE id IN (
         SELECT round_id FROM open_rounds WHERE player_id = $1 AND slip_id IS NOT NULL
         UNION ALL SELECT round_id FROM house_asks WHERE player_id = $1)
       UNION (SELECT id, started_at FROM slips WHERE player_id = $1 ORDER BY id DESC LIMIT $2)
     ) s JOIN rounds r ON r.id = s.id AND r.started_at = s.started_at
     WHERE r.status <> 'void'
     ORDER BY r.status IN ('open', 'asking') DESC, s.id DESC LIMIT $2`,
    [playerId, count],
  )
  const legs = await listLegs(
    studio,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    round_id: row.id,
    stake: row.stake,
    payout: row.payout,
    status: row.status,
    placed_at: writeInstant(row.started_at),
    legs: legs.get(row.id) ?? [],
  }))
}

/** Whether a slip has one leg, by what was chosen. */
export const isSingle = (choice: unknown): boolean =>
  (choice as { readonly legs: readonly unknown[] }).legs.length === 1

/** What a slip showed, for whoever looks at it later. */
export const viewSlip = async (studio: Studio, slip: RoundId): Promise<unknown> => ({
  legs: (await listLegs(studio, [slip])).get(slip) ?? [],
})
