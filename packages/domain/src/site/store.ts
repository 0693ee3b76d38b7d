import type { Currency } from '@oriel/core/currency'
import type { SiteId } from '@oriel/core/id'
import type { Locale } from '@oriel/core/locale'
import { EnvConfig, RouteRule, SiteFlags } from '@oriel/core/site-settings'
import { sqlState, type Rows, type Work } from '@oriel/db/database'
import * as z from 'zod/mini'
import type { Logo, Site, Template } from './site.ts'

export async function loadSite(rows: Rows, id: SiteId): Promise<Site | null> {
  const [site, hosts, currencies, languages, logos, templates] = await Promise.all([
    rows.selectFrom('sites').selectAll().where('id', '=', id).executeTakeFirst(),
    rows.selectFrom('site_hosts').selectAll().where('site_id', '=', id).orderBy('host').execute(),
    rows
      .selectFrom('site_currencies')
      .selectAll()
      .where('site_id', '=', id)
      .orderBy('position')
      .execute(),
    rows
      .selectFrom('site_languages')
      .selectAll()
      .where('site_id', '=', id)
      .orderBy('position')
      .execute(),
    rows.selectFrom('site_logos').selectAll().where('site_id', '=', id).orderBy('kind').execute(),
    rows
      .selectFrom('site_templates')
      .selectAll()
      .where('site_id', '=', id)
      .orderBy('name')
      .execute(),
  ])
  if (!site) return null
  return {
    id,
    code: site.code,
    name: site.name,
    hosts: hosts.map((row) => row.host),
    envConfig: site.env_config === null ? null : z.parse(EnvConfig, site.env_config),
    flags: z.parse(SiteFlags, site.flags),
    routeRules: z.parse(z.array(RouteRule), site.route_rules),
    currencies: currencies.map((row) => row.currency as Currency),
    languages: languages.map((row) => row.language as Locale),
    logos: logos.map((row) => ({ kind: row.kind, photoPath: row.photo_path }) as Logo),
    templates: templates.map(({ name, theme, layout, sections }) => {
      return { name, theme, layout, sections } as Template
    }),
  }
}

export async function loadFlags(rows: Rows, id: SiteId): Promise<SiteFlags> {
  const { flags } = await rows
    .selectFrom('sites')
    .select('flags')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return z.parse(SiteFlags, flags)
}

/** Writes the whole site. Lists are replaced; rows others point to are kept where they stay. */
export async function storeSite(work: Work, site: Site, now: Date): Promise<void> {
  const values = {
    code: site.code,
    name: site.name,
    env_config: site.envConfig && JSON.stringify(site.envConfig),
    flags: JSON.stringify(site.flags),
    route_rules: JSON.stringify(site.routeRules),
    updated_at: now,
  }
  // Two first saves at once may meet at the id or at the code, so either lets the later one pass on
  // to the update.
  await work
    .insertInto('sites')
    .values({ id: site.id, ...values })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const updated = await work
    .updateTable('sites')
    .set(values)
    .where('id', '=', site.id)
    .executeTakeFirst()
  if (updated.numUpdatedRows !== 1n) {
    throw new Error(`site ${site.id} cannot have the code ${site.code} of another site`)
  }
  await storeOffers(work, site)
  await work.deleteFrom('site_hosts').where('site_id', '=', site.id).execute()
  await work.deleteFrom('site_logos').where('site_id', '=', site.id).execute()
  await work.deleteFrom('site_templates').where('site_id', '=', site.id).execute()
  const site_id = site.id
  const hosts = site.hosts.map((host) => ({ host: host.toLowerCase(), site_id }))
  if (hosts.length > 0) await work.insertInto('site_hosts').values(hosts).execute()
  const logos = site.logos.map(({ kind, photoPath }) => ({ site_id, kind, photo_path: photoPath }))
  if (logos.length > 0) await work.insertInto('site_logos').values(logos).execute()
  const templates = site.templates.map((template) => ({ site_id, ...template }))
  await work.insertInto('site_templates').values(templates).execute()
}

const FOREIGN_KEY_VIOLATION = '23503'

/** Thrown so that the whole save is undone: somebody holds what the site would stop offering. */
export class OfferInUse extends Error {
  readonly reason: 'site_currency_in_use' | 'site_language_in_use'
  constructor(reason: OfferInUse['reason'], cause: unknown) {
    super(reason, { cause })
    this.reason = reason
  }
}

/** The foreign keys decide, whoever points here: a look beforehand could be overtaken. */
const orInUse = (reason: OfferInUse['reason']) => (error: unknown) => {
  throw sqlState(error) === FOREIGN_KEY_VIOLATION ? new OfferInUse(reason, error) : error
}

/** Members hold on to a currency and a language, so those rows move and are never replaced. */
async function storeOffers(work: Work, site: Site): Promise<void> {
  const site_id = site.id
  await work
    .deleteFrom('site_currencies')
    .where('site_id', '=', site_id)
    .where('currency', 'not in', site.currencies)
    .execute()
    .catch(orInUse('site_currency_in_use'))
  await work
    .insertInto('site_currencies')
    .values(site.currencies.map((currency, position) => ({ site_id, currency, position })))
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'currency'])
        .doUpdateSet((row) => ({ position: row.ref('excluded.position') })),
    )
    .execute()
  await work
    .deleteFrom('site_languages')
    .where('site_id', '=', site_id)
    .where('language', 'not in', site.languages)
    .execute()
    .catch(orInUse('site_language_in_use'))
  await work
    .insertInto('site_languages')
    .values(site.languages.map((language, position) => ({ site_id, language, position })))
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'language'])
        .doUpdateSet((row) => ({ position: row.ref('excluded.position') })),
    )
    .execute()
}
