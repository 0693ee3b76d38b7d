import type { MemberId } from '@oriel/core/id'
import type { Database } from '@oriel/db/database'
import { announce } from '@oriel/db/outbox'
import { sql } from 'kysely'
import { changedFact } from './fact.ts'
import { BEAT_LOST_S, type LeftBecause, type Play, type PlayId } from './rules.ts'
import * as store from './store.ts'

/** Leaves what a member plays: that launch, or whichever it is. A worker brings the money home. */
export async function leavePlay(
  database: Database,
  memberId: MemberId,
  id: PlayId | null,
): Promise<Play | null> {
  const which = sql<boolean>`member_id = ${memberId} AND (${id}::uuid IS NULL OR id = ${id}::uuid)`
  const [left] = await leaveThese(database, 'left', which)
  return left ?? null
}

/** Who signed out, or signed in elsewhere, plays no more where they were. */
export const leaveEndedSessions = (database: Database, memberId: MemberId): Promise<Play[]> =>
  leaveThese(
    database,
    'signed_out',
    sql<boolean>`member_id = ${memberId} AND EXISTS (
      SELECT FROM sessions s WHERE s.id = plays.session_id AND s.ended_at IS NOT NULL)`,
  )

const SWEPT_MAX = 500

/** Pages that were not heard for too long, by the database's clock; a bounded number a run. */
export const leaveLost = (database: Database): Promise<Play[]> =>
  leaveThese(
    database,
    'lost',
    sql<boolean>`id IN (SELECT id FROM plays WHERE state IN ('starting', 'playing')
      AND beat_at < house_now() - ${`${BEAT_LOST_S} seconds`}::interval LIMIT ${SWEPT_MAX})`,
  )

/** A switch that is younger than this may have met a launch that began before it. */
const OFF_RECENTLY = '5 minutes'

/**
 * Brings home who plays what is switched off. `recent` looks only after a switch that has just been
 * turned: later nothing begins there any more, and live plays need not be read.
 */
export const leaveSwitchedOff = (database: Database, recent: boolean): Promise<Play[]> => {
  const since = recent ? sql`AND off_since > house_now() - ${OFF_RECENTLY}::interval` : sql``
  return leaveThese(
    database,
    'maintenance',
    sql<boolean>`id IN (SELECT y.id FROM plays y JOIN games g ON g.id = y.game_id
      WHERE EXISTS (SELECT FROM switches WHERE on_at IS NULL ${since})
        AND y.state IN ('starting', 'playing')
        AND EXISTS (SELECT FROM switch_off_for(y.site_id, y.provider_id, g.type_id, y.game_id))
      LIMIT ${SWEPT_MAX})`,
  )
}

const leaveThese = (
  database: Database,
  because: LeftBecause,
  which: ReturnType<typeof sql<boolean>>,
): Promise<Play[]> =>
  database.transaction(async (work) => {
    const left = await store.leave(work, because, which)
    for (const play of left) await announce(work, changedFact(play))
    return left
  })
