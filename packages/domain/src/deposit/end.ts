import type { MemberId, SiteId } from '@oriel/core/id'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Database, Rows } from '@oriel/db/database'
import { announce, announceAll } from '@oriel/db/outbox'
import { prune } from '@oriel/db/prune'
import type { Tables } from '@oriel/db/tables'
import { sql, type Selectable } from 'kysely'
import { changedFact } from './fact.ts'
import type { Deposit } from './rules.ts'
import * as store from './store.ts'

type Own = { readonly siteId: SiteId; readonly memberId: MemberId; readonly number: string }
type House = { readonly database: Database }

/** D7: a member gives up an order that nothing came for. Money that still comes is theirs. */
export const cancelDeposit = (
  { database }: House,
  own: Own,
): Promise<Outcome<Deposit, 'order_unknown' | 'too_late'>> =>
  database.transaction(async (work) => {
    const order = await store.findOwn(work, own)
    if (!order) return refuse('order_unknown')
    const how = { state: 'cancelled', reason: null } as const
    const ended = await store.end(work, order.id, ['created', 'awaiting'], how)
    if (!ended) return order.state === 'cancelled' ? done(order) : refuse('too_late')
    await announce(work, changedFact(ended))
    return done(ended)
  })

/** The member says that they have paid: the provider is asked at once, and on for two minutes. */
export const sayPaid = (
  { database }: House,
  own: Own,
): Promise<Outcome<Deposit, 'order_unknown' | 'too_late'>> =>
  database.transaction(async (work) => {
    const order = await store.findOwn(work, own)
    if (!order) return refuse('order_unknown')
    const said = await store.setSaidPaid(work, order.id)
    if (!said) return order.state === 'credited' ? done(order) : refuse('too_late')
    await announce(work, changedFact(said))
    return done(said)
  })

const ENDED_MAX = 200

/** D6: orders whose time is over by the database's clock, and for which nothing was seen. */
export const expireDeposits = ({ database }: House): Promise<number> =>
  database.transaction(async (work) => {
    const { rows } = await sql<Selectable<Tables['deposits']>>`
      UPDATE deposits SET state = 'expired', due_at = NULL, taken_until = NULL, ended_at = house_now()
      WHERE id IN (SELECT id FROM deposits
        WHERE state IN ('created', 'awaiting') AND expires_at <= house_now()
        ORDER BY expires_at LIMIT ${ENDED_MAX} FOR UPDATE SKIP LOCKED)
      RETURNING *`.execute(work)
    await announceAll(
      work,
      rows.map((row) => changedFact(store.toDeposit(row))),
    )
    return rows.length
  })

/** Removes orders that nothing came for 400 days ago, and days and cursors that are over. */
export const pruneDeposits = (rows: Rows): Promise<number> =>
  prune(rows, (count) => sql`SELECT deposit_prune(${count}) AS removed`)
