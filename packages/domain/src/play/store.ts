import type { Currency } from '@oriel/core/currency'
import type { MemberId, SessionId, SiteId } from '@oriel/core/id'
import type { Locale } from '@oriel/core/locale'
import type { Rows, Work } from '@oriel/db/database'
import type { Tables } from '@oriel/db/tables'
import { sql, type Selectable } from 'kysely'
import type { LeftBecause, Play, PlayDevice, PlayId, PlayState } from './rules.ts'

export const toPlay = (row: Selectable<Tables['plays']>): Play => ({
  id: row.id as PlayId,
  siteId: row.site_id as SiteId,
  memberId: row.member_id as MemberId,
  sessionId: row.session_id as SessionId,
  providerId: row.provider_id,
  gameId: row.game_id,
  currency: row.currency as Currency,
  device: row.device as PlayDevice,
  locale: row.locale as Locale,
  lobbyUrl: row.lobby_url,
  state: row.state as PlayState,
  url: row.url,
  endedBecause: row.ended_because,
  tries: row.tries,
  madeAt: row.made_at,
})

export async function insert(
  work: Work,
  play: Omit<Play, 'state' | 'url' | 'endedBecause' | 'tries' | 'madeAt'>,
): Promise<Play> {
  const row = await work
    .insertInto('plays')
    .values({
      id: play.id,
      site_id: play.siteId,
      member_id: play.memberId,
      session_id: play.sessionId,
      provider_id: play.providerId,
      game_id: play.gameId,
      currency: play.currency,
      device: play.device,
      locale: play.locale,
      lobby_url: play.lobbyUrl,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toPlay(row)
}

export async function find(rows: Rows, id: PlayId): Promise<Play | null> {
  const row = await rows.selectFrom('plays').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toPlay(row) : null
}

/** What has not ended of a member's plays, the newest first. */
export async function listOpen(rows: Rows, memberId: MemberId): Promise<Play[]> {
  const found = await rows
    .selectFrom('plays')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .orderBy('made_at', 'desc')
    .execute()
  return found.map(toPlay)
}

/** By the database's clock: whoever took it and was held up longer has lost it. */
const TAKEN_FOR = '40 seconds'

/** Takes a play up: from here on only whoever knows this number of tries acts for it. */
export async function take(rows: Rows, id: PlayId): Promise<Play | null> {
  const row = await rows
    .updateTable('plays')
    .set({ tries: sql`tries + 1`, taken_until: sql`house_now() + ${TAKEN_FOR}::interval` })
    .where('id', '=', id)
    .where('state', 'in', ['starting', 'leaving'])
    .where((where) =>
      where.or([
        where('taken_until', 'is', null),
        where('taken_until', '<', sql<Date>`house_now()`),
      ]),
    )
    .returningAll()
    .executeTakeFirst()
  return row ? toPlay(row) : null
}

/** Whether the play stands where it stood when we took it. Holds it there until the commit. */
export async function isStill(work: Work, { id, tries, state }: Play): Promise<boolean> {
  const row = await work
    .selectFrom('plays')
    .select('id')
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('state', '=', state)
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}

export type PlayChange = {
  readonly state: PlayState
  readonly url?: string
  readonly because?: LeftBecause
}

/** Moves a play on, if it still stands where we know it. Null when it does not. */
export async function changeState(work: Work, play: Play, to: PlayChange): Promise<Play | null> {
  const row = await work
    .updateTable('plays')
    .set({
      state: to.state,
      ...(to.url === undefined ? {} : { url: to.url }),
      ...(to.because === undefined ? {} : { ended_because: to.because }),
      ...(to.state === 'ended' ? { ended_at: sql`house_now()` } : {}),
      beat_at: sql`house_now()`,
      due_at: sql`house_now()`,
      taken_until: null,
    })
    .where('id', '=', play.id)
    .where('state', '=', play.state)
    .where('tries', '=', play.tries)
    .returningAll()
    .executeTakeFirst()
  return row ? toPlay(row) : null
}

/** Whether the play was asked for longer ago than this, by the database's clock. */
export async function isOlderThan(rows: Rows, { id }: Play, ms: number): Promise<boolean> {
  const { rows: found } = await sql<{ is_older: boolean }>`
    SELECT made_at < house_now() - ${`${ms} milliseconds`}::interval AS is_older
    FROM plays WHERE id = ${id}`.execute(rows)
  return found[0]?.is_older === true
}

/** Later, by the process that comes by then. */
export async function rest(rows: Rows, { id, tries }: Play, restMs: number): Promise<void> {
  await rows
    .updateTable('plays')
    .set({ taken_until: null, due_at: sql`house_now() + ${`${restMs} milliseconds`}::interval` })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .execute()
}

/** Sends these on their way home; another's hand on them is gone with it. */
export async function leave(
  work: Work,
  because: LeftBecause,
  which: ReturnType<typeof sql<boolean>>,
): Promise<Play[]> {
  const found = await work
    .updateTable('plays')
    .set({
      state: 'leaving',
      ended_because: because,
      tries: sql`tries + 1`,
      taken_until: null,
      due_at: sql`house_now()`,
    })
    .where('state', 'in', ['starting', 'playing'])
    .where(which)
    .returningAll()
    .execute()
  return found.map(toPlay)
}

export async function beat(rows: Rows, memberId: MemberId, id: PlayId): Promise<PlayState | null> {
  const row = await rows
    .updateTable('plays')
    .set({
      beat_at: sql`CASE WHEN state IN ('starting', 'playing') THEN house_now() ELSE beat_at END`,
    })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .returning('state')
    .executeTakeFirst()
  return row ? (row.state as PlayState) : null
}

export async function listDue(rows: Rows, limit: number): Promise<PlayId[]> {
  const found = await rows
    .selectFrom('plays')
    .select('id')
    .where('ended_at', 'is', null)
    .where('state', 'in', ['starting', 'leaving'])
    .where('due_at', '<=', sql<Date>`house_now()`)
    .where((where) =>
      where.or([
        where('taken_until', 'is', null),
        where('taken_until', '<', sql<Date>`house_now()`),
      ]),
    )
    .orderBy('due_at')
    .limit(limit)
    .execute()
  return found.map(({ id }) => id as PlayId)
}

export async function typeOf(rows: Rows, gameId: number): Promise<number> {
  const row = await rows
    .selectFrom('games')
    .select('type_id')
    .where('id', '=', gameId)
    .executeTakeFirstOrThrow()
  return row.type_id
}

export async function titleOf(rows: Rows, gameId: number): Promise<string> {
  const row = await rows
    .selectFrom('games')
    .select(['code', 'title'])
    .where('id', '=', gameId)
    .executeTakeFirstOrThrow()
  return row.title ?? row.code
}
