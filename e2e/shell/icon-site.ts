import { siteId } from '@oriel/core/id'
import { expectDone } from '@oriel/core/outcome'
import type { Database } from '@oriel/db/database'
import { saveLinks, type LinkDraft } from '@oriel/domain/link'
import { findSite, saveSite } from '@oriel/domain/site'

const SERVICE = 'https://icons.example/v3'
const HOST = 'icons.localhost'
const ID = siteId(31)
const rocket: LinkDraft = {
  code: 'custom_link',
  names: { en_US: 'Launch pad' },
  target: '/faq',
  icon: 'rocket',
  opensIn: 'same',
  group: null,
  forGuests: true,
  forMembers: true,
  device: 'both',
  raised: false,
}

/** A site of its own, so that no other journey asks its icon service. */
export async function openIconSite(database: Database) {
  const oriel = await findSite(database.rows, siteId(1))
  if (!oriel) throw new Error('the first site is there')
  const flags = {
    ...oriel.flags,
    iconServiceUrl: SERVICE,
    allowedOrigins: [...oriel.flags.allowedOrigins, new URL(SERVICE).origin],
  }
  const now = new Date()
  const site = { ...oriel, id: ID, code: 'icons', hosts: [HOST], flags }
  expectDone(await saveSite(database, site, now))
  const by = { staff: 'e2e', now, allowedOrigins: [] }
  expectDone(await saveLinks(database, ID, 'rail', [rocket], by))
  const address = `http://${HOST}:${process.env['WORLD_EDGE_PORT']}/`
  return { address, service: SERVICE, icon: rocket.icon, link: 'Launch pad' }
}
