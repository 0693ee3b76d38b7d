import type { MemberId, SiteId } from '@oriel/core/id'
import type { Database, Rows, Work } from '@oriel/db/database'
import { noteAudit } from '@oriel/domain/audit'
import { lockMember, noteChanged, tellMember } from '@oriel/domain/member'
import { dropOpenSignIns, endSessions } from '@oriel/domain/session'
import type { Keys } from '@oriel/keys/keys'
import { houseAccount, memberAccount } from '@oriel/ledger/chart'
import type { Ledger } from '@oriel/ledger/ledger'
import { transferEntries } from '@oriel/ledger/rules'
import { sql } from 'kysely'
import type { OwnBalance, RemovalBlock } from './rules.ts'
import { endRemoval, judgeRemoval, type RemovalId } from './store.ts'

export type RemovalHouse = {
  readonly database: Database
  readonly ledger: Ledger
  readonly keys: Keys
}
type Due = { readonly id: RemovalId; readonly siteId: SiteId; readonly memberId: MemberId }

/** Of one turn; what is left is done by the next. */
const AT_ONCE = 50

/**
 * Does what is due, each in a commit of its own. Gives how many ended. An account that the house
 * has closed waits until it is open again.
 */
export async function runRemovals(house: RemovalHouse, now: Date): Promise<number> {
  const { rows: due } = await sql<Due>`
    SELECT r.id, r.site_id AS "siteId", r.member_id AS "memberId"
    FROM removals r JOIN members m ON m.id = r.member_id AND m.state = 'open'
    WHERE r.state = 'waiting' AND r.due_at <= house_now()
    ORDER BY r.due_at LIMIT ${AT_ONCE}`.execute(house.database.rows)
  let ended = 0
  for (const one of due) if (await endOne(house, one, now)) ended += 1
  return ended
}

/** False where the member has called it off, or the house has closed the account, in between. */
const endOne = ({ database, ledger, keys }: RemovalHouse, one: Due, now: Date): Promise<boolean> =>
  database.transaction(async (work) => {
    const { siteId, memberId } = one
    const member = await lockMember(work, memberId, 'references')
    const { rows } = await sql`SELECT FROM removals
      WHERE id = ${one.id} AND state = 'waiting' AND due_at <= house_now() FOR UPDATE`.execute(work)
    if (rows.length === 0 || member.state !== 'open') return false
    const { block, dropped } = await judgeRemoval(work, one)
    if (block !== null) {
      await stop(work, keys, one, block, now)
      return true
    }
    for (const balance of dropped) await drop(work, ledger, one, balance)
    // Before their addresses are gone.
    await tellMember(work, keys, memberId, { template: 'removal_done', values: { at: now } })
    await endSessions(work, memberId, 'logout', now)
    await dropOpenSignIns(work, memberId)
    await sql`SELECT removal_finish(${one.id})`.execute(work)
    await noteChanged(work, memberId)
    await noteAudit(work, { siteId, memberId, kind: 'removed', ip: null }, now)
    return true
  })

/** Something came in between: the account stays, and the member hears why. */
async function stop(
  work: Work,
  keys: Keys,
  { siteId, memberId }: Due,
  because: RemovalBlock,
  now: Date,
): Promise<void> {
  await endRemoval(work, memberId, { state: 'stopped', because })
  await noteAudit(
    work,
    { siteId, memberId, kind: 'removal_stopped', ip: null, facts: { because } },
    now,
  )
  await noteChanged(work, memberId)
  await tellMember(work, keys, memberId, { template: 'removal_stopped', values: { at: now } })
}

async function drop(
  work: Work,
  ledger: Ledger,
  { id, siteId, memberId }: Due,
  { kind, currency, units }: OwnBalance,
): Promise<void> {
  const own = memberAccount(memberId, kind, currency)
  const house = houseAccount(siteId, 'promotion', currency)
  const posted = await ledger.post(work, {
    key: `removal:${id}:${kind}:${currency}`,
    kind: 'grant',
    cause: { kind: 'removal', id },
    entries: transferEntries(own, house, { units, currency }),
  })
  if (!posted.ok) throw new Error(`what was left by removal ${id} is ${posted.reason}`)
}

/** How long the oldest that is due waits, and who of the last month has money again. */
export async function readRemovalFigures(
  rows: Rows,
): Promise<{ readonly overdueSeconds: number; readonly withMoney: number }> {
  const { rows: found } = await sql<{ overdue: number; money: number }>`
    SELECT coalesce((SELECT greatest(0, extract(epoch FROM house_now() - r.due_at))::int
        FROM removals r JOIN members m ON m.id = r.member_id AND m.state = 'open'
        WHERE r.state = 'waiting' ORDER BY r.due_at LIMIT 1), 0) AS overdue,
      (SELECT count(DISTINCT r.member_id)::int FROM removals r
        JOIN ledger_accounts a ON a.owner = r.member_id AND a.balance <> 0
        WHERE r.state = 'done' AND r.ended_at > house_now() - interval '30 days') AS money`.execute(
    rows,
  )
  return { overdueSeconds: found[0]?.overdue ?? 0, withMoney: found[0]?.money ?? 0 }
}
