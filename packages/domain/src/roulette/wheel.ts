import type { Currency } from '@oriel/core/currency'
import type { Id, SiteId } from '@oriel/core/id'
import type { PrizeKind, RoulettePrize } from '@oriel/core/chance/roulette'
import type { Rows } from '@oriel/db/database'
import { sql } from 'kysely'

export type RouletteId = Id<'roulette'>

/** A prize of a version, and how many of its stock are gone. */
export type KeptPrize = RoulettePrize & { readonly given: number }

/** One version of the wheel of a site and currency. */
export type Wheel = {
  readonly id: RouletteId
  readonly version: number
  readonly currency: Currency
  readonly publishedAt: Date
  readonly publishedBy: string
  /** In the order of the wheel. */
  readonly prizes: readonly KeptPrize[]
}

type Row = {
  readonly id: RouletteId
  readonly version: number
  readonly currency: Currency
  readonly published_at: Date
  readonly published_by: string
}

/** The wheel members of this currency draw from: its newest version. */
export async function findWheel(
  rows: Rows,
  siteId: SiteId,
  currency: Currency,
): Promise<Wheel | null> {
  const { rows: found } = await sql<Row>`
    SELECT id, version, currency, published_at, published_by FROM roulettes
    WHERE site_id = ${siteId} AND currency = ${currency} ORDER BY version DESC LIMIT 1`.execute(
    rows,
  )
  const [row] = found
  return row ? wheelOf(rows, row) : null
}

export type VersionPage = { readonly before: number | null; readonly count: number }

/** Versions of a currency, the newest first. */
export async function listWheels(
  rows: Rows,
  { siteId, currency }: { readonly siteId: SiteId; readonly currency: Currency },
  { before, count }: VersionPage,
): Promise<{ readonly list: Wheel[]; readonly next: number | null }> {
  const { rows: found } = await sql<Row>`
    SELECT id, version, currency, published_at, published_by FROM roulettes
    WHERE site_id = ${siteId} AND currency = ${currency}
      AND (${before}::int IS NULL OR version < ${before})
    ORDER BY version DESC LIMIT ${count + 1}`.execute(rows)
  const page = found.slice(0, count)
  const list: Wheel[] = []
  for (const row of page) list.push(await wheelOf(rows, row))
  return { list, next: found.length > count ? (page.at(-1)?.version ?? null) : null }
}

async function wheelOf(rows: Rows, row: Row): Promise<Wheel> {
  return {
    id: row.id,
    version: row.version,
    currency: row.currency,
    publishedAt: row.published_at,
    publishedBy: row.published_by,
    prizes: await listPrizes(rows, row),
  }
}

export async function listPrizes(
  rows: Rows,
  { id, version }: Pick<Wheel, 'id' | 'version'>,
): Promise<KeptPrize[]> {
  const found = await rows
    .selectFrom('roulette_prizes')
    .selectAll()
    .where('roulette_id', '=', id)
    .where('version', '=', version)
    .orderBy('position')
    .execute()
  return found.map((row) => ({
    prizeId: row.prize_id,
    kind: row.kind as PrizeKind,
    amount: row.amount,
    weight: Number(row.weight),
    stock: row.stock,
    fallbackPrizeId: row.fallback_prize_id,
    given: row.given,
  }))
}

/** Takes one of the stock. The statement that counts it decides: two never take the last one. */
export async function takeStock(
  rows: Rows,
  { id, version }: Pick<Wheel, 'id' | 'version'>,
  { prizeId }: RoulettePrize,
): Promise<boolean> {
  const { rows: taken } = await sql`
    UPDATE roulette_prizes SET given = given + 1
    WHERE roulette_id = ${id} AND version = ${version} AND prize_id = ${prizeId} AND given < stock
    RETURNING given`.execute(rows)
  return taken.length > 0
}
