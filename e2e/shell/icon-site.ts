import { expectDone } from '@oriel/core/outcome'
import type { Database } from '@oriel/db/database'
import { saveLinks, type LinkDraft } from '@oriel/domain/link'
import { openOwnSite } from '../own-site.ts'

const SERVICE = 'https://icons.example/v3'
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
  const { site, at } = await openOwnSite(database, {
    iconServiceUrl: SERVICE,
    allowedOrigins: [new URL(SERVICE).origin],
  })
  const by = { staff: 'e2e', now: new Date(), allowedOrigins: [] }
  expectDone(await saveLinks(database, site.id, 'rail', [rocket], by))
  return { address: at(), service: SERVICE, icon: rocket.icon, link: 'Launch pad' }
}
