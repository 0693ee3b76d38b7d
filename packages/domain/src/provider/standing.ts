import type { SiteId } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
import type { Rows } from '@oriel/db/database'
import { houseOf } from '@oriel/ledger/chart'
import { sql } from 'kysely'

/** How a provider of a site stands now. */
export type ProviderStanding = {
  readonly providerId: string
  readonly name: string
  readonly wallet: 'transfer' | 'seamless' | null
  readonly dialect: string | null
  readonly stoppedAt: Date | null
  readonly stoppedBecause: string | null
  readonly isOff: boolean
  readonly isAway: boolean
  readonly plays: number
}

/** The providers of a site in its order; one alone where it is named. */
export async function listStandings(
  rows: Rows,
  siteId: SiteId,
  providerId: string | null = null,
): Promise<ProviderStanding[]> {
  const { rows: found } = await sql<ProviderStanding>`
    SELECT p.id AS "providerId", p.name, l.wallet, l.dialect, l.stopped_at AS "stoppedAt",
      l.stopped_because AS "stoppedBecause",
      EXISTS (SELECT FROM switch_off_for(s.site_id, p.id, NULL, NULL)) AS "isOff",
      EXISTS (SELECT FROM game_maintenances m WHERE m.provider_id = p.id
        AND m.starts_at <= house_now() AND m.ends_at > house_now()) AS "isAway",
      coalesce(y.plays, 0) AS plays
    FROM site_game_providers s JOIN game_providers p ON p.id = s.provider_id
    LEFT JOIN provider_links l ON l.provider_id = p.id
    -- Live plays have an index of their own, whose size is that of those who play now.
    LEFT JOIN (SELECT provider_id, count(*)::int AS plays FROM plays
      WHERE site_id = ${siteId} AND state IN ('starting', 'playing') GROUP BY provider_id) y
      ON y.provider_id = p.id
    WHERE s.site_id = ${siteId} AND p.id = coalesce(${providerId}::text, p.id)
    ORDER BY s.sort, p.id`.execute(rows)
  return found
}

export type ProviderHall = { readonly typeId: number; readonly code: string }

export async function listProviderHalls(rows: Rows, providerId: string): Promise<ProviderHall[]> {
  const { rows: found } = await sql<ProviderHall>`
    SELECT DISTINCT l.type_id AS "typeId", t.code FROM game_lobbies l
    JOIN game_types t ON t.id = l.type_id WHERE l.provider_id = ${providerId}
    ORDER BY l.type_id`.execute(rows)
  return found
}

export type ProviderMoney = {
  readonly currency: string
  readonly transit: Units
  readonly result: Units
}

/** What is on its way between the site and the provider, and what they have won of each other. */
export async function listProviderMoney(
  rows: Rows,
  siteId: SiteId,
  providerId: string,
): Promise<ProviderMoney[]> {
  const { rows: found } = await sql<ProviderMoney>`
    SELECT currency, coalesce(sum(balance) FILTER (WHERE kind = 'transit'), 0)::bigint AS transit,
      coalesce(sum(balance) FILTER (WHERE kind = 'gaming'), 0)::bigint AS result
    FROM ledger_accounts
    WHERE owner = ${houseOf(siteId)} AND kind IN ('transit', 'gaming') AND party = ${providerId}
    GROUP BY currency ORDER BY currency`.execute(rows)
  return found
}

export type TransferFigures = {
  readonly ended: number
  readonly completed: number
  readonly stuck: number
  readonly oldestAt: Date | null
}

/** Under way for longer than this, a transfer is stuck. */
const STUCK_AFTER = '15 minutes'

/** Transfers of a site with a provider: of the last day, and those that do not end. */
export async function readTransferFigures(
  rows: Rows,
  siteId: SiteId,
  providerId: string,
): Promise<TransferFigures> {
  const { rows: found } = await sql<TransferFigures>`
    SELECT count(*) FILTER (WHERE ended_at IS NOT NULL)::int AS ended,
      count(*) FILTER (WHERE state = 'completed')::int AS completed,
      (SELECT count(*)::int FROM transfers o WHERE o.provider_id = ${providerId}
        AND o.site_id = ${siteId} AND o.ended_at IS NULL
        AND o.made_at < house_now() - ${STUCK_AFTER}::interval) AS stuck,
      (SELECT min(o.made_at) FROM transfers o WHERE o.provider_id = ${providerId}
        AND o.site_id = ${siteId} AND o.ended_at IS NULL
        AND o.made_at < house_now() - ${STUCK_AFTER}::interval) AS "oldestAt"
    FROM transfers WHERE provider_id = ${providerId} AND site_id = ${siteId}
      AND made_at > house_now() - interval '1 day'`.execute(rows)
  return found[0] ?? { ended: 0, completed: 0, stuck: 0, oldestAt: null }
}

export type KeyAge = {
  readonly keyId: string
  readonly validFrom: Date
  readonly validUntil: Date | null
}

/** Keys by their names and ages; what they are is never read here. */
export async function listKeyAges(rows: Rows, providerId: string): Promise<KeyAge[]> {
  const { rows: found } = await sql<KeyAge>`
    SELECT key_id AS "keyId", valid_from AS "validFrom", valid_until AS "validUntil"
    FROM provider_keys WHERE provider_id = ${providerId}
    ORDER BY valid_from DESC, key_id LIMIT 20`.execute(rows)
  return found
}
