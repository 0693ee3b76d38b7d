import type { Locale } from '@oriel/core/locale'
import type { Rows, Work } from '@oriel/db/database'
import type { Instructions } from '@oriel/domain/payment'
import { sql } from 'kysely'
import { writeInstructions } from './instructions.ts'
import type { Deposit, DepositId } from './rules.ts'
import { toDeposit } from './store.ts'

/** How long whoever took an order up may be silent before another takes it. By the database. */
const TAKEN_FOR = '15 seconds'

export type Taken = Deposit & {
  readonly locale: Locale
  readonly returnUrl: string
  readonly ageMs: number
  /** How long ago the member said that they have paid; null: they have not. */
  readonly saidMs: number | null
}

/** Takes an order up that is due: from here on only whoever knows this number of tries asks. */
export async function take(rows: Rows, id: DepositId): Promise<Taken | null> {
  const row = await rows
    .updateTable('deposits')
    .set({
      tries: sql`tries + 1`,
      taken_until: sql`house_now() + ${TAKEN_FOR}::interval`,
    })
    .where('id', '=', id)
    .where('due_at', '<=', sql<Date>`house_now()`)
    .where((where) =>
      where.or([
        where('taken_until', 'is', null),
        where('taken_until', '<', sql<Date>`house_now()`),
      ]),
    )
    .returningAll()
    .returning([
      sql<number>`extract(epoch FROM house_now() - made_at)::float8 * 1000`.as('age'),
      sql<number | null>`extract(epoch FROM house_now() - said_paid_at)::float8 * 1000`.as('said'),
    ])
    .executeTakeFirst()
  if (!row) return null
  const { locale, return_url: returnUrl, age: ageMs, said: saidMs } = row
  return { ...toDeposit(row), locale: locale as Locale, returnUrl, ageMs, saidMs }
}

/** Lets it go until then; null: nothing is to be asked any more. */
export async function rest(
  rows: Rows,
  { id, tries }: Pick<Deposit, 'id' | 'tries'>,
  restMs: number | null,
): Promise<void> {
  const due =
    restMs === null ? null : sql<Date>`house_now() + ${`${restMs} milliseconds`}::interval`
  await rows
    .updateTable('deposits')
    .set({ due_at: due, taken_until: null })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .execute()
}

/** The provider has said what to do. An arrival may have come before its answer. */
export async function setInstructions(
  work: Work,
  { id, tries }: Deposit,
  said: Instructions,
): Promise<Deposit | null> {
  const row = await work
    .updateTable('deposits')
    .set({
      instructions: writeInstructions(said),
      state: sql`CASE state WHEN 'created' THEN 'awaiting' ELSE state END`,
      due_at: null,
      taken_until: null,
    })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('instructions', 'is', null)
    .returningAll()
    .executeTakeFirst()
  return row ? toDeposit(row) : null
}

/** Orders that somebody may take up now, the longest due first. */
export async function listDue(rows: Rows, limit: number): Promise<DepositId[]> {
  const { rows: found } = await sql<{ id: DepositId }>`
    SELECT id FROM deposits WHERE due_at <= house_now()
      AND (taken_until IS NULL OR taken_until < house_now())
    ORDER BY due_at LIMIT ${limit}`.execute(rows)
  return found.map(({ id }) => id)
}
