import type { Currency } from '@oriel/core/currency'
import type { MemberId, SiteId } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
import type { Database, Rows } from '@oriel/db/database'
import { isActivityOff } from '@oriel/domain/switch'
import { sql, type RawBuilder } from 'kysely'
import type { EnvelopeId } from './rules.ts'

/** An envelope as members see it while it is open. */
export type Offer = {
  readonly id: EnvelopeId
  readonly opensAt: Date
  readonly endAt: Date
  readonly registeredBefore: Date | null
  readonly seedHash: string
  readonly slots: number
  readonly least: Units
  readonly most: Units
}

export type Asker = {
  readonly siteId: SiteId
  readonly memberId: MemberId
  readonly currency: Currency
}

/** What a member can claim now. */
export type OwnOffer = Offer & {
  /** Whether pages may show it by themselves: the member wants gifts to. */
  readonly mayPopUp: boolean
}

/** The envelope that a member can claim now; null where there is none for them. */
export type Offers = (asker: Asker) => Promise<OwnOffer | null>

const KEPT_MS = 1_000
/** So many of a currency of a site are kept; a member who has them all is looked for alone. */
const OPEN_MAX = 20
const PLACES_MAX = 1_000

/**
 * One per process. What is open at a site is read once a second and not for each page: when an
 * envelope ends, all pages ask again within the same second. Only a member who may have one is
 * looked for.
 */
export function createOffers({ rows }: Pick<Database, 'rows'>): Offers {
  const known = new Map<string, { readonly until: number; readonly list: Promise<Offer[]> }>()
  const listFor = (siteId: SiteId, currency: Currency): Promise<Offer[]> => {
    const place = `${siteId} ${currency}`
    const kept = known.get(place)
    const time = performance.now()
    if (kept && kept.until > time) return kept.list
    const list = listOpen(rows, siteId, currency)
    if (known.size >= PLACES_MAX) known.clear()
    known.set(place, { until: time + KEPT_MS, list })
    // A failed look is not kept.
    list.catch(() => known.delete(place))
    return list
  }
  return async ({ siteId, memberId, currency }) => {
    const open = await listFor(siteId, currency)
    if (open.length === 0) return null
    const kept = open.map(({ id }) => id)
    const asker = { siteId, memberId, currency }
    const isKept = sql`e.id = ANY (${idsOf(kept)}) AND e.end_at > house_now()`
    const own = await findFor(rows, asker, isKept)
    if (own || open.length < OPEN_MAX) return own
    return findFor(rows, asker, sql`e.id <> ALL (${idsOf(kept)}) AND ${IS_OPEN}`)
  }
}

const COLUMNS = sql`e.id, e.opens_at AS "opensAt", e.end_at AS "endAt",
  e.registered_before AS "registeredBefore", e.seed_hash AS "seedHash", e.slots, e.least, e.most`

/** Open now, with a slot that is free. */
const IS_OPEN = sql`e.end_at > house_now() AND e.opens_at <= house_now()
  AND EXISTS (SELECT FROM red_envelope_slots s WHERE s.envelope_id = e.id AND s.member_id IS NULL)`

async function listOpen(rows: Rows, siteId: SiteId, currency: Currency): Promise<Offer[]> {
  if (await isActivityOff(rows, siteId, 'red-envelope')) return []
  const { rows: found } = await sql<Offer>`
    SELECT ${COLUMNS} FROM red_envelopes e
    WHERE e.site_id = ${siteId} AND e.currency = ${currency} AND ${IS_OPEN}
    ORDER BY e.end_at LIMIT ${OPEN_MAX}`.execute(rows)
  return found
}

const idsOf = (ids: readonly EnvelopeId[]) => sql`${`{${ids.join(',')}}`}::uuid[]`

/** The first that the member may claim and has not; the clock of the database decides again. */
async function findFor(
  rows: Rows,
  { siteId, memberId, currency }: Asker,
  isCandidate: RawBuilder<unknown>,
): Promise<OwnOffer | null> {
  const { rows: found } = await sql<OwnOffer>`
    SELECT ${COLUMNS}, notice_wants(m.id, 'gift', 'page', house_now()) AS "mayPopUp"
    FROM members m JOIN red_envelopes e ON e.site_id = m.site_id AND e.currency = ${currency}
      AND ${isCandidate}
    WHERE m.id = ${memberId} AND m.site_id = ${siteId} AND m.state = 'open'
      AND m.created_at < e.opens_at AND m.created_at < coalesce(e.registered_before, e.opens_at)
      AND NOT EXISTS (SELECT FROM red_envelope_slots s
        WHERE s.envelope_id = e.id AND s.member_id = m.id)
    ORDER BY e.end_at LIMIT 1`.execute(rows)
  return found[0] ?? null
}
