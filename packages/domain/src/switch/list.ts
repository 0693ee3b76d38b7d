import type { SiteId } from '@oriel/core/id'
import type { Rows } from '@oriel/db/database'
import { sql } from 'kysely'
import { siteScopes, type SwitchId, type SwitchName } from './rules.ts'

/** A time that something was, or is, off. */
export type Off = SwitchName & {
  readonly id: SwitchId
  readonly label: string
  readonly since: Date
  readonly because: string
  readonly by: string
  readonly lookBy: Date
  readonly lookedAt: Date | null
  readonly lookedBy: string | null
  readonly onAt: Date | null
  readonly onBy: string | null
  readonly onBecause: string | null
  /** The number of the proposal to switch it on that waits for its votes. */
  readonly proposal: bigint | null
}

/** Something that a site can switch off, and whether it is. */
export type SwitchLine = SwitchName & { readonly label: string; readonly off: Off | null }

const offColumns = sql`
  s.id, s.scope, s.key, s.off_since AS since, s.because, s.by, s.look_by AS "lookBy",
  s.looked_at AS "lookedAt", s.looked_by AS "lookedBy", s.on_at AS "onAt", s.on_by AS "onBy",
  s.on_because AS "onBecause",
  CASE s.scope WHEN 'provider' THEN (SELECT name FROM game_providers WHERE id = s.key)
    WHEN 'category' THEN (SELECT code FROM game_types WHERE id::text = s.key)
    WHEN 'game' THEN (SELECT coalesce(n.name, g.code) FROM games g
      LEFT JOIN game_names n ON n.game_id = g.id AND n.language = 'en_US'
      WHERE g.id = s.key::int)
    ELSE (SELECT name FROM sites WHERE id = s.site_id) END AS label,
  (SELECT p.number FROM proposals p WHERE p.permission = 'switch.on' AND p.subject_kind = 'switch'
    AND p.subject_id = s.id::text AND p.state = 'open') AS proposal`

/** More than this is not off at once at a site that is still open. */
const OFF_MAX = 500

/** What is off at a site now, the newest first. */
export async function listOff(rows: Rows, siteId: SiteId): Promise<Off[]> {
  const { rows: found } = await sql<Off>`
    SELECT ${offColumns} FROM switches s WHERE s.site_id = ${siteId} AND s.on_at IS NULL
    ORDER BY s.off_since DESC LIMIT ${OFF_MAX}`.execute(rows)
  return found
}

/** Everything a site can switch off, games only where they are off: those are searched for. */
export async function listSwitches(rows: Rows, siteId: SiteId): Promise<SwitchLine[]> {
  const off = await listOff(rows, siteId)
  const { rows: offered } = await sql<SwitchName & { label: string }>`
    SELECT one AS scope, '' AS key, name AS label FROM sites, unnest(${[...siteScopes]}::text[]) one
    WHERE id = ${siteId}
    UNION ALL (SELECT 'provider', p.id, p.name FROM site_game_providers s
      JOIN game_providers p ON p.id = s.provider_id WHERE s.site_id = ${siteId} ORDER BY s.sort)
    UNION ALL (SELECT 'category', t.id::text, t.code FROM site_game_types s
      JOIN game_types t ON t.id = s.type_id WHERE s.site_id = ${siteId} ORDER BY s.sort)`.execute(
    rows,
  )
  const lines = offered.map(({ scope, key, label }) => {
    const found = off.find((one) => one.scope === scope && one.key === key) ?? null
    return { scope, key, label, off: found }
  })
  const games = off.filter(({ scope }) => scope === 'game')
  return [
    ...lines,
    ...games.map((one) => ({ scope: one.scope, key: one.key, label: one.label, off: one })),
  ]
}

export type StoryPage = { readonly list: readonly Off[]; readonly next: SwitchId | null }

/** What was switched off at a site, the newest first; a page begins after the last id. */
export async function listStory(
  rows: Rows,
  siteId: SiteId,
  { after, count }: { readonly after: string | null; readonly count: number },
): Promise<StoryPage> {
  const isAfter = after
    ? sql`AND (s.off_since, s.id) < (SELECT off_since, id FROM switches WHERE id = ${after}::uuid)`
    : sql``
  const { rows: found } = await sql<Off>`
    SELECT ${offColumns} FROM switches s WHERE s.site_id = ${siteId} ${isAfter}
    ORDER BY s.off_since DESC, s.id DESC LIMIT ${count + 1}`.execute(rows)
  const list = found.slice(0, count)
  return { list, next: found.length > count ? (list.at(-1)?.id ?? null) : null }
}

const FOUND_MAX = 10

/** Games of a site by what they are called in any language, to switch one off. */
export async function findGamesToSwitch(
  rows: Rows,
  siteId: SiteId,
  text: string,
): Promise<readonly { readonly key: string; readonly label: string }[]> {
  const like = `%${text.replaceAll(/[%_\\]/g, '\\$&')}%`
  const { rows: found } = await sql<{ key: string; label: string }>`
    SELECT g.id::text AS key, coalesce(n.name, g.code) AS label FROM games g
    JOIN site_game_providers s ON s.site_id = ${siteId} AND s.provider_id = g.provider_id
    LEFT JOIN game_names n ON n.game_id = g.id AND n.language = 'en_US'
    WHERE g.closed_at IS NULL AND (g.code ILIKE ${like} OR EXISTS (SELECT FROM game_names o
      WHERE o.game_id = g.id AND o.name ILIKE ${like}))
    ORDER BY g.rank DESC, g.id LIMIT ${FOUND_MAX}`.execute(rows)
  return found
}
