import type { SiteId } from '@oriel/core/id'
import type { LinkPlace } from '@oriel/core/link-code'
import type { Rows, Work } from '@oriel/db/database'
import type { By, LinkReader } from './link.ts'
import type { LinkDraft } from './rules.ts'

/** S3.025: the numbers of display_device. */
const DEVICE_CODES = { both: 0, desktop: 1, mobile: 2 } as const

/** How often the place was changed. Two who change it at once come one after the other. */
export async function lockPlace(work: Work, siteId: SiteId, place: LinkPlace): Promise<number> {
  await work
    .selectFrom('sites')
    .select('id')
    .where('id', '=', siteId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const newest = await work
    .selectFrom('site_link_changes')
    .select('version')
    .where('site_id', '=', siteId)
    .where('place', '=', place)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?.version ?? 0
}

export async function replace(
  work: Work,
  siteId: SiteId,
  place: LinkPlace,
  links: readonly LinkDraft[],
): Promise<void> {
  await work
    .deleteFrom('site_links')
    .where('site_id', '=', siteId)
    .where('place', '=', place)
    .execute()
  const rows = links.map((link, index) => ({
    site_id: siteId,
    place,
    link_group: link.group,
    code: link.code,
    names: JSON.stringify(trimNames(link.names)),
    target: link.target,
    icon: link.icon,
    opens_in: link.opensIn,
    for_guests: link.forGuests,
    for_members: link.forMembers,
    device: DEVICE_CODES[link.device],
    raised: link.raised,
    sort: index + 1,
  }))
  if (rows.length > 0) await work.insertInto('site_links').values(rows).execute()
}

const trimNames = (names: LinkDraft['names']): LinkDraft['names'] =>
  Object.fromEntries(Object.entries(names).map(([language, name]) => [language, name.trim()]))

type Change = {
  readonly siteId: SiteId
  readonly place: LinkPlace
  readonly version: number
  readonly links: readonly LinkDraft[]
}

export async function note(work: Work, change: Change, { staff, now }: By): Promise<void> {
  const { siteId, place, version, links } = change
  await work
    .insertInto('site_link_changes')
    .values({ site_id: siteId, place, version, links: JSON.stringify(links), staff, at: now })
    .execute()
}

type Stored = Pick<
  LinkDraft,
  'code' | 'names' | 'target' | 'icon' | 'opensIn' | 'group' | 'raised'
> & { readonly id: number; readonly sort: number }

type Asked = Pick<LinkReader, 'place' | 'device' | 'isMember'> & { readonly siteId: SiteId }

export async function list(rows: Rows, asked: Asked): Promise<Stored[]> {
  const found = await rows
    .selectFrom('site_links')
    .select(['id', 'sort', 'code', 'names', 'target', 'icon', 'opens_in', 'link_group', 'raised'])
    .where('site_id', '=', asked.siteId)
    .where('place', '=', asked.place)
    .where('device', 'in', [DEVICE_CODES.both, DEVICE_CODES[asked.device]])
    .where(asked.isMember ? 'for_members' : 'for_guests', '=', true)
    .orderBy('sort')
    .execute()
  return found.map(({ opens_in: opensIn, link_group: group, ...row }) => {
    return { ...row, opensIn, group } as Stored
  })
}
