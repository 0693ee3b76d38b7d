import { clearCaches, findSiteByCode, type Site } from '@oriel/domain/site'
import type { Office, OfficeFlags } from '../office.ts'

/** The site a person names by its code. */
export async function siteOf({ database }: Pick<Office, 'database'>, code: string): Promise<Site> {
  const site = await findSiteByCode(database.rows, code)
  if (!site) throw new Error(`no site has the code ${code}`)
  return site
}

/** Every open page of the site throws away what its device has kept, and loads anew. */
export async function cleanCache(office: Office, flags: OfficeFlags): Promise<string[]> {
  const site = await siteOf(office, flags.site)
  await clearCaches(office.database, site.id)
  return [`the pages of ${site.name} load anew`]
}
