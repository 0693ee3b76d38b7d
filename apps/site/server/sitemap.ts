import type { Client } from '@oriel/contract/client'
import { gameListCall } from '@oriel/contract/member/games'
import { mainPagesCall } from '@oriel/contract/member/page'
import { promotionsCall } from '@oriel/contract/member/promotion'
import { languageTag } from '@oriel/core/locale'
import { addressIn } from '../app/platform/seo/seo.ts'
import type { Visit } from '../app/platform/visit.ts'
import type { FileAnswer } from '@oriel/web/server/file-answer'
import { escapeMarkup } from '@oriel/web/server/markup'

export const SITEMAP_PATH = '/sitemap.xml'
/** sitemaps.org: so many addresses and so many bytes in one file. */
export const ADDRESSES_MAX = 50_000
const BYTES_MAX = 50 * 1024 * 1024
const PROMOTION_PAGES_MAX = 40
const PROMOTIONS_PER_PAGE = 50
/** How long one answer serves all who ask, and how long an incomplete one does. */
const WHOLE_KEPT_MS = 600_000
const PART_KEPT_MS = 10_000
const SITES_KEPT_MAX = 200

const ANY_DEVICE = { display_device: 0 } as const
const ALWAYS = ['/', '/discount', '/faq', '/sponsor', '/app', '/download']

type Place = { readonly path: string; readonly changedAt?: Date }
type Read = { readonly places: readonly Place[]; readonly isWhole: boolean }

/** Tells search engines what there is at an address, in every language of the site. */
export function createSitemap() {
  const known = new Map<string, { until: number; body: Promise<string> }>()
  return async (visit: Visit, call: Client): Promise<FileAnswer> => {
    const now = Date.now()
    let entry = known.get(visit.origin)
    if (!entry || entry.until <= now) {
      if (known.size >= SITES_KEPT_MAX) known.clear()
      const read = readPlaces(call)
      const made = { until: now + PART_KEPT_MS, body: read.then((all) => sitemapOf(visit, all)) }
      void read.then(({ isWhole }) => {
        if (isWhole) made.until = now + WHOLE_KEPT_MS
      })
      known.set(visit.origin, made)
      entry = made
    }
    const type = 'application/xml; charset=utf-8'
    return { status: 200, type, body: await entry.body, kept: 'public, max-age=600' }
  }
}

/** What cannot be read now is left out; the file itself never fails. */
async function readPlaces(call: Client): Promise<Read> {
  const [offers, pages, halls] = await Promise.all([
    readPromotions(call),
    call(mainPagesCall, ANY_DEVICE),
    call(gameListCall, { support_device: 0 }),
  ])
  const places: Place[] = [
    ...ALWAYS.map((path) => ({ path })),
    ...(offers ?? []).map((id) => ({ path: `/discount/${id}` })),
    ...(pages.ok ? pages.value.list : []).map(({ id, updated_at }) => ({
      path: `/main/${encodeURIComponent(id)}`,
      changedAt: updated_at,
    })),
    ...(halls.ok ? halls.value.gt_list : []).map(({ gt_id }) => ({ path: `/gameHall/${gt_id}` })),
  ]
  return { places, isWhole: offers !== null && pages.ok && halls.ok }
}

async function readPromotions(call: Client): Promise<number[] | null> {
  const ids: number[] = []
  let after: string | undefined
  for (let page = 0; page < PROMOTION_PAGES_MAX; page += 1) {
    const place = after === undefined ? {} : { after }
    const wanted = { ...ANY_DEVICE, category: 'all', count: PROMOTIONS_PER_PAGE } as const
    const answer = await call(promotionsCall, { ...wanted, ...place })
    if (!answer.ok) return null
    ids.push(...answer.value.list.map(({ id }) => id))
    if (answer.value.next === null) break
    after = answer.value.next
  }
  return ids
}

const HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
`
const FOOT = '</urlset>\n'

/**
 * Each language has an entry of its own, and each entry names all of them: that is how search
 * engines believe that they belong together.
 */
export function sitemapOf(visit: Visit, { places }: Pick<Read, 'places'>): string {
  const parts = [HEAD]
  let bytes = HEAD.length + FOOT.length
  let addresses = 0
  for (const { path, changedAt } of places) {
    const versions = [null, ...visit.site.languages].map((locale) => ({
      tag: locale === null ? 'x-default' : languageTag(locale),
      href: escapeMarkup(addressIn(visit.origin, path, locale)),
    }))
    const links = versions.map(
      ({ tag, href }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>\n`,
    )
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>\n` : ''
    const entries = versions.map(
      ({ href }) => `<url>\n<loc>${href}</loc>\n${changed}${links.join('')}</url>\n`,
    )
    const more = entries.join('')
    addresses += entries.length
    bytes += Buffer.byteLength(more)
    // A place stands in all its languages or not at all.
    if (addresses > ADDRESSES_MAX || bytes > BYTES_MAX) break
    parts.push(more)
  }
  return [...parts, FOOT].join('')
}
