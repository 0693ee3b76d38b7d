import { getRow, manyRows } from '../rows.ts'
import type { Studio } from '../studio.ts'
import { endFixture, listUnsettled, sinceStart, type Fixture } from './fixtures.ts'
import { verdictOf } from './model/selection.ts'

/** Bets that are decided in one transaction. */
const BATCH = 200

/** Ends what is over and decides every bet on it. Gives whether anything was done. */
export async function settleDue(studio: Studio): Promise<boolean> {
  const now = studio.now()
  let isChanged = false
  for (const fixture of await listUnsettled(studio)) {
    if (sinceStart(fixture, now) < fixture.course.endsAtMs) continue
    if (!fixture.overAt) isChanged = (await endFixture(studio, fixture)) || isChanged
    await settleBets(studio, fixture)
  }
  return isChanged
}

/** The result decides each selection once; whoever settles the same again finds nothing open. */
async function settleBets(studio: Studio, { id, course }: Fixture): Promise<void> {
  const { pool, now } = studio
  const rows = await manyRows<{ selection: string }>(
    pool,
    `SELECT DISTINCT selection FROM slip_legs WHERE fixture_id = $1 AND state = 'open'`,
    [id],
  )
  const selections = rows.map(({ selection }) => selection)
  const states = selections.map((selection) => verdictOf(selection, course.final))
  let count = selections.length > 0 ? BATCH : 0
  while (count === BATCH) {
    const settled = await getRow<{ count: number }>(
      pool,
      'SELECT settle_fixture($1, $2::text[], $3::text[], $4, $5) AS count',
      [id, selections, states, BATCH, now()],
    )
    count = settled.count
  }
  await pool.query(
    `UPDATE fixtures SET settled_at = $2 WHERE id = $1 AND settled_at IS NULL
       AND NOT EXISTS (SELECT FROM slip_legs WHERE fixture_id = $1 AND state = 'open')`,
    [id, now()],
  )
}
