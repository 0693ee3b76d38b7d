import type { Currency } from '@oriel/core/currency'
import type { Id } from '@oriel/core/id'
import { money, type Money } from '@oriel/core/money'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Work } from '@oriel/db/database'
import { sql } from 'kysely'
import { causeKindOf } from './causes.ts'
import type { Account, AccountKind, OwnerId } from './chart.ts'
import { transferEntries, type Cause } from './rules.ts'
import type { Shard, Shards } from './shards.ts'

export type MoveId = Id<'move'>

/** Money of one owner for another, who may live on another shard. */
export type ShardMove = {
  readonly id: MoveId
  readonly from: Account
  readonly to: { readonly owner: OwnerId; readonly kind: AccountKind }
  /** In whose books the way between the shards is kept. */
  readonly house: Id<'house'>
  readonly amount: Money
  readonly cause: Cause
}

const MOVES_PER_SWEEP = 100

/** What is under way between two shards stands in both books until it has arrived. */
const crossing = (house: Id<'house'>, other: Shard, currency: Currency): Account => ({
  kind: 'crossing',
  owner: house,
  party: `shard-${other.number}`,
  currency,
})

/**
 * Takes the money from the owner and notes where it goes, in one transaction. From then on it
 * arrives or comes back, whatever breaks: each step has a key of its own and can be told again.
 */
export async function startMove(
  shards: Shards,
  move: ShardMove,
): Promise<Outcome<void, 'insufficient' | 'key_conflict'>> {
  const [source, target] = [shards.of(move.from.owner), shards.of(move.to.owner)]
  const { id, from, to, amount, cause } = move
  if (source === target) {
    const entries = transferEntries(from, accountOf(move), amount)
    const posted = await source.ledger.postAlone({
      key: `move:${id}`,
      kind: 'move',
      cause,
      entries,
    })
    return posted.ok ? done() : posted
  }
  try {
    return await source.database.transaction(async (work) => {
      const entries = transferEntries(from, crossing(move.house, target, amount.currency), amount)
      const key = `move:${id}:out`
      const posted = await source.ledger.post(work, { key, kind: 'move-out', cause, entries })
      if (!posted.ok) throw new Refused(posted.reason)
      const [account = 0n] = await source.ledger.rowsOf(work, from)
      const row = { id, source_id: account, target_owner: to.owner, target_kind: to.kind }
      const what = { house: move.house, currency: amount.currency, amount: amount.units }
      const why = { cause_kind: cause.kind, cause_id: cause.id }
      await work
        .insertInto('ledger_moves')
        .values({ ...row, ...what, ...why })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return done()
    })
  } catch (error) {
    if (error instanceof Refused) return refuse(error.reason)
    throw error
  }
}

class Refused extends Error {
  readonly reason: 'insufficient' | 'key_conflict'
  constructor(reason: 'insufficient' | 'key_conflict') {
    super(reason)
    this.reason = reason
  }
}

const accountOf = ({ to, amount }: Pick<ShardMove, 'to' | 'amount'>): Account => ({
  kind: to.kind,
  owner: to.owner,
  party: '',
  currency: amount.currency,
})

/** Whether the owner over there takes the money; asked once, inside the receiving transaction. */
export type Accept = (work: Work, move: ShardMove) => Promise<boolean>

/** Brings on what is under way from one shard; gives how many ended. Several may sweep at once. */
export async function sweepMoves(
  shards: Shards,
  source: Shard,
  accept: Accept = async () => true,
): Promise<number> {
  const rows = await source.database.rows
    .selectFrom('ledger_moves as m')
    .innerJoin('ledger_accounts as a', 'a.id', 'm.source_id')
    .select(['m.id', 'm.target_owner', 'm.target_kind', 'm.house', 'm.amount'])
    .select(['m.cause_kind', 'm.cause_id', 'a.kind', 'a.owner', 'a.party', 'a.currency'])
    .where('m.state', '=', 'sent')
    .orderBy('m.sent_at')
    .limit(MOVES_PER_SWEEP)
    .execute()
  for (const row of rows) {
    const currency = row.currency as Currency
    const { kind, owner, party } = row
    const move: ShardMove = {
      id: row.id as MoveId,
      from: { kind: kind as AccountKind, owner: owner as OwnerId, party, currency },
      to: { owner: row.target_owner as OwnerId, kind: row.target_kind as AccountKind },
      house: row.house as Id<'house'>,
      amount: money(row.amount, currency),
      cause: { kind: causeKindOf(row.cause_kind), id: row.cause_id },
    }
    await end(shards, source, move, await arrive(shards, source, move, accept))
  }
  return rows.length
}

/** The receiving side says yes or no once and for all, together with the money if it is yes. */
async function arrive(
  shards: Shards,
  source: Shard,
  move: ShardMove,
  accept: Accept,
): Promise<boolean> {
  const { database, ledger } = shards.of(move.to.owner)
  const { id, amount, cause } = move
  return database.transaction(async (work) => {
    const first = await work
      .insertInto('ledger_arrivals')
      .values({ move_id: id, taken: await accept(work, move) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('taken')
      .executeTakeFirst()
    if (!first) return wasTaken(work, id)
    if (!first.taken) return false
    const entries = transferEntries(
      crossing(move.house, source, amount.currency),
      accountOf(move),
      amount,
    )
    const key = `move:${id}:in`
    const posted = await ledger.post(work, { key, kind: 'move-in', cause, entries })
    if (!posted.ok) throw new Error(`move ${id} was refused on arrival: ${posted.reason}`)
    return true
  })
}

async function wasTaken(work: Work, id: MoveId): Promise<boolean> {
  const { taken } = await work
    .selectFrom('ledger_arrivals')
    .select('taken')
    .where('move_id', '=', id)
    .executeTakeFirstOrThrow()
  return taken
}

async function end(shards: Shards, source: Shard, move: ShardMove, taken: boolean): Promise<void> {
  const { id, from, amount, cause } = move
  const target = shards.of(move.to.owner)
  await source.database.transaction(async (work) => {
    if (!taken) {
      const entries = transferEntries(crossing(move.house, target, amount.currency), from, amount)
      const key = `move:${id}:back`
      const posted = await source.ledger.post(work, { key, kind: 'move-back', cause, entries })
      if (!posted.ok) throw new Error(`move ${id} could not come back: ${posted.reason}`)
    }
    await work
      .updateTable('ledger_moves')
      .set({ state: taken ? 'arrived' : 'returned', ended_at: sql`house_now()` })
      .where('id', '=', id)
      .where('state', '=', 'sent')
      .execute()
  })
}
