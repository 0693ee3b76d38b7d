import type { Currency } from '@oriel/core/currency'
import { newId, type Id } from '@oriel/core/id'
import type { Locale } from '@oriel/core/locale'
import { hashSecret, newSecret } from '@oriel/keys/secret'
import { findRow, getRow, often } from '../rows.ts'
import type { Studio } from '../studio.ts'
import type { Player, PlayerId } from '../wallet/players.ts'

type PlaySessionId = Id<'play-session'>
export type PlaySession = {
  readonly id: PlaySessionId
  readonly player: Player
  readonly title: string
  readonly locale: Locale
  readonly timeZone: string
  readonly lobbyUrl: string
  readonly openedAt: Date
  /** The least time between two rounds, as the operator wants it. */
  readonly paceMs: number
  /** The operator keeps the money and is asked for it. Who plays for nothing has it here. */
  readonly isSeamless: boolean
}

type SessionRow = {
  id: PlaySessionId
  title: string
  locale: Locale
  time_zone: string
  lobby_url: string
  opened_at: Date
  pace_ms: number
  wallet: 'transfer' | 'seamless'
  player_id: PlayerId
  operator_id: number
  member_ref: string
  currency: Currency
  is_demo: boolean
}

const toSession = (row: SessionRow): PlaySession => ({
  id: row.id,
  player: {
    id: row.player_id,
    operatorId: row.operator_id,
    memberRef: row.member_ref,
    currency: row.currency,
    isDemo: row.is_demo,
  },
  title: row.title,
  locale: row.locale,
  timeZone: row.time_zone,
  lobbyUrl: row.lobby_url,
  openedAt: row.opened_at,
  paceMs: row.pace_ms,
  isSeamless: row.wallet === 'seamless' && !row.is_demo,
})

/** The live session behind a token; null for anything less. */
export async function findPlaySession(studio: Studio, token: string): Promise<PlaySession | null> {
  const row = await findRow<SessionRow>(studio.pool, often(studio, 'session', LIVE_SESSION), [
    hashSecret(token),
  ])
  return row && toSession(row)
}

const LIVE_SESSION = `SELECT s.id, s.title, s.locale, s.time_zone, s.lobby_url, s.opened_at, o.pace_ms,
    o.wallet, p.id AS player_id, p.operator_id, p.member_ref, p.currency, p.is_demo
  FROM play_sessions s JOIN players p ON p.id = s.player_id JOIN operators o ON o.id = p.operator_id
  WHERE s.token_hash = $1 AND s.ended_at IS NULL`

/** Spends a launch code. Whatever the player had open elsewhere ends in the same moment. */
export async function enterBy(studio: Studio, code: string): Promise<string | null> {
  const token = newSecret()
  const { id } = await getRow<{ id: string | null }>(
    studio.pool,
    'SELECT enter_game($1, $2, $3, $4) AS id',
    [hashSecret(code), newId<'play-session'>(), hashSecret(token), studio.now()],
  )
  return id && token
}

export type EndedBecause = 'left' | 'kicked' | 'idle'

/** Gives whether there was one to end. */
export async function endPlaySessions(
  { pool, now }: Studio,
  playerId: PlayerId,
  because: EndedBecause,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `UPDATE play_sessions SET ended_at = $2, ended_because = $3
     WHERE player_id = $1 AND ended_at IS NULL`,
    [playerId, now(), because],
  )
  return (rowCount ?? 0) > 0
}
