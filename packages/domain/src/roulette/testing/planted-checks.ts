import { strict as assert } from 'node:assert'
import { newId, type MemberId } from '@oriel/core/id'
import { expectDone } from '@oriel/core/outcome'
import type { Database } from '@oriel/db/database'
import { sql } from 'kysely'
import { ORIEL } from '../../testing/office.ts'
import { chiSquare, criticalOf } from './chi-square.ts'
import { ALWAYS, cash, give, nothing, publish, spinner } from './wheels.ts'

/** Enough to tell half from a third. */
const SPINS = 16_000
const THIRDS = [2 ** 30, 2 ** 30, 2 ** 30]
const SPINNERS = 24

async function makeSpinners(database: Database, count: number): Promise<MemberId[]> {
  const { rows } = await sql<{ id: MemberId }>`
    INSERT INTO members (id, site_id, account, currency, language)
    SELECT gen_random_uuid(), ${ORIEL}, 'planted' || n, 'USD', 'en_US'
    FROM generate_series(100, ${99 + count}) n RETURNING id`.execute(database.rows)
  return rows.map(({ id }) => id)
}

async function checkOdds(): Promise<void> {
  const found = chiSquare(THIRDS, SPINS)
  assert.ok(found < criticalOf(THIRDS), `chi-square of ${found} is too far from the odds`)
}

/** Many draw the only piece of a prize at once. */
async function checkStock(database: Database): Promise<void> {
  await publish(database, [
    cash(1, 500_000n, { weight: 2 ** 31, stock: 1, fallbackPrizeId: 2 }),
    nothing(2),
  ])
  const members = await makeSpinners(database, SPINNERS)
  for (const memberId of members) await give(database, { memberId, draws: 1 })
  const spin = spinner(database)
  const said = await Promise.all(members.map((memberId) => spin(memberId)))
  const given = said.filter((one) => expectDone(one).spin.given.prizeId === 1)
  assert.equal(given.length, 1, `the only piece was given ${given.length} times`)
}

/** A page asks again under the same id, as after a lost answer. */
async function checkSpinId(database: Database): Promise<void> {
  await publish(database, ALWAYS)
  const [memberId] = (await makeSpinners(database, 1)) as [MemberId]
  await give(database, { memberId, draws: 3 })
  const spin = spinner(database)
  const spinId = newId<'page-spin'>()
  const first = expectDone(await spin(memberId, spinId))
  const again = expectDone(await spin(memberId, spinId))
  assert.equal(again.spin.number, first.spin.number, 'another spin under the same id')
  assert.equal(again.remaining, 2, `${3 - again.remaining} draws were used by one spin`)
}

export const checks = {
  'the odds': checkOdds,
  'the only piece': checkStock,
  'one id, one spin': checkSpinId,
} satisfies Record<string, (database: Database) => Promise<void>>
