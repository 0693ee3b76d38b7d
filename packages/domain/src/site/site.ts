import type { Currency } from '@oriel/core/currency'
import type { SiteId } from '@oriel/core/id'
import type { Locale } from '@oriel/core/locale'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type {
  EnvConfig,
  Layout,
  RouteRule,
  SiteFlags,
  TemplateName,
  Theme,
} from '@oriel/core/site-settings'
import type { Database, Rows } from '@oriel/db/database'
import { announce } from '@oriel/db/outbox'
import { listReplacedPictures, type ReplacedPictures } from './pictures.ts'
import { remember, type SiteAt } from './remember.ts'
import { checkSite } from './rules.ts'
import { loadFlags, loadSite, OfferInUse, storeSite } from './store.ts'

export { clearCaches, readCacheCleared } from './cache.ts'
export type { SiteAt } from './remember.ts'

export type Logo = { kind: 'desktop' | 'mobile' | 'icon'; photoPath: string }
export type Template = { name: TemplateName; theme: Theme; layout: Layout; sections: string[] }

/** A site (white label) with everything that makes it different from the next. */
export type Site = {
  readonly id: SiteId
  readonly code: string
  readonly name: string
  readonly hosts: readonly string[]
  /** Absent: the site's environment file is read instead. */
  readonly envConfig: EnvConfig | null
  readonly flags: SiteFlags
  readonly routeRules: readonly RouteRule[]
  /** The first is the one taken when a language's own currency is not offered. */
  readonly currencies: readonly Currency[]
  readonly languages: readonly Locale[]
  readonly logos: readonly Logo[]
  readonly templates: readonly Template[]
}

export { listReplacedPictures } from './pictures.ts'

/** A site as visitors meet it: with the pictures that stand in place of drawn ones, by subject. */
export type ServedSite = Site & { readonly pictures: ReplacedPictures }

/** The site that lives at a host name, if any. */
export async function findSiteByHost(rows: Rows, host: string): Promise<Site | null> {
  const found = await rows
    .selectFrom('site_hosts')
    .select('site_id')
    .where('host', '=', host.toLowerCase())
    .executeTakeFirst()
  return found ? loadSite(rows, found.site_id as SiteId) : null
}

async function findServedSite(rows: Rows, host: string): Promise<ServedSite | null> {
  const site = await findSiteByHost(rows, host)
  return site && { ...site, pictures: await listReplacedPictures(rows, site.id) }
}

export const rememberSites = (rows: Rows): SiteAt => remember(rows, findServedSite)

/** For operators, who name sites by their code. */
export async function findSiteByCode(rows: Rows, code: string): Promise<Site | null> {
  const found = await rows
    .selectFrom('sites')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirst()
  return found ? loadSite(rows, found.id as SiteId) : null
}

export async function listSiteCodes(rows: Rows): Promise<string[]> {
  const found = await rows.selectFrom('sites').select('code').orderBy('id').execute()
  return found.map(({ code }) => code)
}

export async function listSiteIds(rows: Rows): Promise<SiteId[]> {
  const found = await rows.selectFrom('sites').select('id').orderBy('id').execute()
  return found.map(({ id }) => id as SiteId)
}

export const findSite = (rows: Rows, id: SiteId): Promise<Site | null> => loadSite(rows, id)

/** What an operator has set for a site. */
export const flagsOf = (rows: Rows, id: SiteId): Promise<SiteFlags> => loadFlags(rows, id)

/** The zone in which a site shows its times. */
export const timeZoneOf = async (rows: Rows, id: SiteId): Promise<string> =>
  (await loadFlags(rows, id)).timeZone

export type SiteRefusal =
  | 'site_without_currency'
  | 'site_without_language'
  | 'site_target_not_allowed'
  | 'site_template_missing'
  | 'site_turnover_not_allowed'
  | 'site_cancel_not_allowed'
  | 'site_currency_in_use'
  | 'site_language_in_use'

/** Makes a site, or brings it to exactly the state given. */
export async function saveSite(
  database: Database,
  site: Site,
  now: Date,
): Promise<Outcome<void, SiteRefusal>> {
  const reason = checkSite(site)
  if (reason) return refuse(reason)
  try {
    await database.transaction(async (work) => {
      await storeSite(work, site, now)
      const fact = { name: 'site.changed', siteId: site.id, owner: `site-${site.id}` } as const
      await announce(work, { ...fact, data: { site_id: site.id } })
    })
    return done()
  } catch (error) {
    if (error instanceof OfferInUse) return refuse(error.reason)
    throw error
  }
}
