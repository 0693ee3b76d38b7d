import type { Currency } from '@oriel/core/currency'
import type { MemberId, SiteId } from '@oriel/core/id'
import { money, type Units } from '@oriel/core/money'
import type { Database, Work } from '@oriel/db/database'
import { houseAccount, mirrorAccount } from '@oriel/ledger/chart'
import type { Ledger } from '@oriel/ledger/ledger'
import { readBalance } from '@oriel/ledger/reading'
import { transferEntries, type Cause, type Post } from '@oriel/ledger/rules'
import { sql } from 'kysely'
import { suspenseMove } from './rules.ts'

/** A member's place at a provider, in one currency. */
export type Place = {
  readonly memberId: MemberId
  readonly siteId: SiteId
  readonly providerId: string
  readonly currency: Currency
}

type Standing = { readonly holds: boolean; readonly suspense: Units; readonly turn: bigint }

async function readStanding(work: Work, place: Place): Promise<Standing> {
  const { rows } = await sql<{ holds: boolean | null; suspense: bigint; turn: bigint }>`
    SELECT p.holds_since IS NOT NULL AS holds, coalesce(s.amount, 0) AS suspense,
      coalesce(s.turn, 0) AS turn
    FROM (SELECT ${place.memberId}::uuid AS member_id, ${place.providerId}::text AS provider_id,
      ${place.currency}::text AS currency) a
    LEFT JOIN provider_players p USING (member_id, provider_id, currency)
    LEFT JOIN round_suspenses s USING (member_id, provider_id, currency)`.execute(work)
  const [row] = rows
  if (!row) throw new Error('one row was asked for')
  return { holds: row.holds === true, suspense: row.suspense, turn: row.turn }
}

function postOf(place: Place, turn: bigint, units: Units, cause: Cause): Post {
  const { memberId, siteId, providerId, currency } = place
  const mirror = mirrorAccount(memberId, providerId, currency)
  const suspense = houseAccount(siteId, 'suspense', currency)
  const entries =
    units > 0n
      ? transferEntries(mirror, suspense, money(units, currency))
      : transferEntries(suspense, mirror, money(-units, currency))
  const key = `suspense:${providerId}:${memberId}:${currency}:${turn}`
  return { key, kind: 'suspense', cause, entries }
}

/** Whoever was there first has taken this turn: Postgres would ask to tell it all again, too. */
class TurnTaken extends Error {
  readonly code = '40001'
}

async function noteMove(work: Work, place: Place, before: Standing, units: Units): Promise<void> {
  const { rows } = await sql<{ turn: bigint }>`
    INSERT INTO round_suspenses AS s
      (member_id, provider_id, currency, site_id, amount, since, turn)
    VALUES (${place.memberId}, ${place.providerId}, ${place.currency}, ${place.siteId},
      ${units}::bigint, house_now(), 1)
    ON CONFLICT (member_id, provider_id, currency) DO UPDATE SET
      amount = s.amount + excluded.amount,
      since = CASE WHEN s.amount + excluded.amount <> 0 THEN coalesce(s.since, house_now()) END,
      turn = s.turn + 1
    WHERE s.turn = ${before.turn}
    RETURNING turn`.execute(work)
  if (rows[0]?.turn !== before.turn + 1n) throw new TurnTaken('a turn of suspense was taken')
}

export type BookedPlace = Place & {
  /** The mirror as this very transaction has left it. */
  readonly mirror: Units
  readonly net: Units
}

/** Takes back, or puts there, what the rounds just booked explain. Their mirrors are locked. */
export async function settleBooked(
  work: Work,
  ledger: Ledger,
  places: readonly BookedPlace[],
  cause: Cause,
): Promise<void> {
  const moves: { place: Place; before: Standing; units: Units }[] = []
  for (const place of places) {
    const before = await readStanding(work, place)
    const units = suspenseMove({ ...before, mirror: place.mirror, net: place.net })
    if (units !== 0n) moves.push({ place, before, units })
  }
  const posts = moves.map(({ place, before, units }) => postOf(place, before.turn, units, cause))
  for (const posted of await ledger.postMany(work, posts)) {
    if (!posted.ok || !posted.value.isNew) throw new TurnTaken('a turn of suspense was taken')
  }
  for (const { place, before, units } of moves) await noteMove(work, place, before, units)
}

const POSTS_MAX = 3

/**
 * All of a member's money came home from a provider. What the mirror still shows has no cause yet:
 * it waits in suspense for its rounds. Gives what was moved; nothing where money lies there again.
 */
export function settleEmpty(
  { database, ledger }: { readonly database: Database; readonly ledger: Ledger },
  place: Place,
  cause: Cause,
): Promise<Units> {
  const account = mirrorAccount(place.memberId, place.providerId, place.currency)
  return database.transaction(async (work) => {
    let [moved, mirror] = [0n, await readBalance(work, account)]
    for (let posts = 0; mirror !== 0n && posts < POSTS_MAX; posts += 1) {
      const before = await readStanding(work, place)
      if (before.holds) return moved
      const posted = await ledger.post(work, postOf(place, before.turn, mirror, cause))
      if (!posted.ok || !posted.value.isNew) throw new TurnTaken('a turn of suspense was taken')
      await noteMove(work, place, before, mirror)
      moved += mirror
      // Somebody may have booked since it was read. From here on the mirror is ours.
      mirror = await readBalance(work, account)
    }
    return moved
  })
}
