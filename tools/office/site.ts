import { findSiteByCode, type Site } from '@oriel/domain/site'
import type { Office } from '../office.ts'

/** The site a person names by its code. */
export async function siteOf({ database }: Pick<Office, 'database'>, code: string): Promise<Site> {
  const site = await findSiteByCode(database.rows, code)
  if (!site) throw new Error(`no site has the code ${code}`)
  return site
}
