import type { LinkCode, LinkGroup, LinkPlace } from '@oriel/core/link-code'
import type { SiteId } from '@oriel/core/id'
import type { Locale } from '@oriel/core/locale'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Database, Rows } from '@oriel/db/database'
import type { Site } from '@oriel/domain/site'
import {
  checkLinks,
  followLink,
  nameFor,
  type LinkDraft,
  type LinkRefusal,
  type LinkTarget,
} from './rules.ts'
import * as store from './store.ts'

export type { LinkDraft, LinkNames, LinkRefusal } from './rules.ts'

/** A link as one reader sees it. */
export type Link = LinkTarget & {
  readonly id: number
  readonly code: LinkCode
  /** Empty: the page's own word for the code. */
  readonly name: string
  readonly icon: string
  readonly opensIn: 'same' | 'new'
  readonly group: LinkGroup | null
  readonly raised: boolean
  readonly sort: number
}

/** Who looks at which place. */
export type LinkReader = {
  readonly site: Pick<Site, 'id' | 'flags' | 'envConfig'>
  readonly place: LinkPlace
  readonly device: 'desktop' | 'mobile'
  readonly isMember: boolean
  readonly locale: Locale
}

/** Who acts, when, and where links may lead. */
export type By = {
  readonly staff: string
  readonly now: Date
  readonly allowedOrigins: readonly string[]
}

/** Gives a place exactly these links, in this order. */
export async function saveLinks(
  database: Database,
  siteId: SiteId,
  place: LinkPlace,
  links: readonly LinkDraft[],
  by: By,
): Promise<Outcome<void, LinkRefusal>> {
  const reason = checkLinks(place, links, by.allowedOrigins)
  if (reason) return refuse(reason)
  await database.transaction(async (work) => {
    const version = await store.lockPlace(work, siteId, place)
    await store.replace(work, siteId, place, links)
    await store.note(work, { siteId, place, version: version + 1, links }, by)
  })
  return done()
}

/** What a reader finds in a place: what the site hides is left out here and nowhere else. */
export async function listLinks(rows: Rows, reader: LinkReader): Promise<Link[]> {
  const { site, locale } = reader
  const stored = await store.list(rows, { ...reader, siteId: site.id })
  return stored.flatMap(({ id, sort, code, names, icon, group, raised, ...link }) => {
    const where = followLink({ ...link, code }, site)
    if (!where) return []
    const { target, opensIn } = where
    return [
      {
        ...target,
        id,
        code,
        name: nameFor(code, names, locale),
        icon,
        opensIn,
        group,
        raised,
        sort,
      },
    ]
  })
}
