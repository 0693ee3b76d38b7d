import type { Locale } from '@oriel/core/locale'
import { hashSecret, newSecret } from '@oriel/keys/secret'
import type { Studio } from '../studio.ts'
import type { PlayerId } from '../wallet/players.ts'

export type Launch = {
  readonly launchRef: string
  readonly playerId: PlayerId
  readonly title: string
  readonly locale: Locale
  readonly timeZone: string
  readonly device: 'desktop' | 'mobile' | 'app'
  readonly lobbyUrl: string
}

/** Long enough for a slow phone to follow a redirect, short enough to be worthless in a log. */
const LAUNCH_LIFE_MS = 60_000

/** The code stands after the #: it reaches no server log and no referrer. */
export async function makeLaunch(
  { pool, now, url }: Studio,
  launch: Launch,
): Promise<{ readonly url: string; readonly expiresAt: Date }> {
  const code = newSecret()
  const expiresAt = new Date(now().getTime() + LAUNCH_LIFE_MS)
  await pool.query(
    `INSERT INTO launches
       (code_hash, launch_ref, player_id, title, locale, time_zone, device, lobby_url, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      hashSecret(code),
      launch.launchRef,
      launch.playerId,
      launch.title,
      launch.locale,
      launch.timeZone,
      launch.device,
      launch.lobbyUrl,
      expiresAt,
    ],
  )
  return { url: `${url}/play/${launch.title}#${code}`, expiresAt }
}
