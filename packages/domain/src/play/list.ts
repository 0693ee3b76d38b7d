import type { Currency } from '@oriel/core/currency'
import type { MemberId } from '@oriel/core/id'
import type { Rows } from '@oriel/db/database'
import { sql } from 'kysely'
import type { PlayDevice, PlayId, PlayState } from './rules.ts'

/** A launch as the office lists it. */
export type PlayLine = {
  readonly id: PlayId
  readonly providerId: string
  readonly gameCode: string
  readonly currency: Currency
  readonly device: PlayDevice
  readonly state: PlayState
  readonly endedBecause: string | null
  readonly madeAt: Date
  readonly endedAt: Date | null
}

const PLACE = /^(\d{1,17})\.([0-9a-f-]{36})$/

/** What a member has opened, the newest first. Anything that is no cursor of ours begins anew. */
export async function listPlays(
  rows: Rows,
  memberId: MemberId,
  { after, count }: { readonly after: string | null; readonly count: number },
): Promise<{ readonly list: readonly PlayLine[]; readonly next: string | null }> {
  const place = PLACE.exec(after ?? '')
  const at = sql`timestamptz 'epoch' + ${place?.[1] ?? '0'}::bigint * interval '1 microsecond'`
  const isOlder = place ? sql`AND (p.made_at, p.id) < (${at}, ${place[2]}::uuid)` : sql``
  const { rows: found } = await sql<PlayLine & { place: string }>`
    SELECT p.id, p.provider_id AS "providerId", g.code AS "gameCode", p.currency, p.device, p.state,
      p.ended_because AS "endedBecause", p.made_at AS "madeAt", p.ended_at AS "endedAt",
      (extract(epoch FROM p.made_at) * 1000000)::bigint || '.' || p.id AS place
    FROM plays p JOIN games g ON g.id = p.game_id
    WHERE p.member_id = ${memberId} ${isOlder}
    ORDER BY p.made_at DESC, p.id DESC LIMIT ${count + 1}`.execute(rows)
  const next = found.length > count ? (found[count - 1]?.place ?? null) : null
  return { list: found.slice(0, count), next }
}
