import { randomInt } from 'node:crypto'
import { siteId } from '@oriel/core/id'
import { expectDone } from '@oriel/core/outcome'
import { randomHex } from '@oriel/core/random-hex'
import type { SiteFlags } from '@oriel/core/site-settings'
import type { Database } from '@oriel/db/database'
import { ORIEL } from '@oriel/dev-world/cast'
import { findSite, saveSite, type Site } from '@oriel/domain/site'

const CODE_DIGITS = 10
/** The sites of the world, and those with a number of their own, are below this. */
const FIRST_ID = 1_000
const LAST_ID = 1_000_000

type OwnSite = {
  readonly site: Site
  /** An address of the site. */
  readonly at: (path?: string) => string
}

/**
 * A site for one journey: as the first one, without its contents. What a journey publishes here
 * changes no list that another journey reads.
 */
export async function openOwnSite(
  database: Database,
  flags: Partial<SiteFlags> = {},
): Promise<OwnSite> {
  const oriel = await findSite(database.rows, ORIEL)
  if (!oriel) throw new Error('the first site is there')
  const code = `own-${randomHex(CODE_DIGITS)}`
  const host = `${code}.localhost`
  const site: Site = {
    ...oriel,
    id: siteId(randomInt(FIRST_ID, LAST_ID)),
    code,
    hosts: [host],
    routeRules: [],
    flags: { ...oriel.flags, ...flags },
  }
  expectDone(await saveSite(database, site, new Date()))
  return { site, at: (path = '/') => `http://${host}:${process.env['WORLD_EDGE_PORT']}${path}` }
}
