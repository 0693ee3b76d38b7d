import type { SiteId } from '@oriel/core/id'
import type { Locale } from '@oriel/core/locale'
import { expectDone } from '@oriel/core/outcome'
import type { Database } from '@oriel/db/database'
import { listBanners, publishBanner, type BannerDetails } from '@oriel/domain/banner'
import type { Reader } from '@oriel/domain/content'
import { ORIEL, SECOND } from '../cast.ts'
import { COMET, FAIR_PLAY, JADE_ASCENT, LIVE_TABLES, type BannerText } from '../texts/banner.ts'

type Telling = {
  readonly texts: Readonly<Record<Locale, BannerText>>
  readonly art: { readonly emblem: string; readonly palette: string; readonly backdrop: string }
  readonly link: BannerDetails['link']
}

/** Each leads to a page of the site. */
const tellings: readonly Telling[] = [
  {
    texts: JADE_ASCENT,
    art: { emblem: 'lotus', palette: 'jade', backdrop: 'clouds' },
    link: { type: 1, path: '/slotgame?gt_id=2&gp_id=GPOR&house=' },
  },
  {
    texts: LIVE_TABLES,
    art: { emblem: 'wheel', palette: 'ruby', backdrop: 'bokeh' },
    link: { type: 1, path: '/gameHall/3' },
  },
  {
    texts: COMET,
    art: { emblem: 'comet', palette: 'indigo', backdrop: 'space' },
    link: { type: 1, path: '/gameHall/10' },
  },
  {
    texts: FAIR_PLAY,
    art: { emblem: 'gem', palette: 'sapphire', backdrop: 'hex' },
    link: { type: 1, path: '/main/fairness' },
  },
]

const USES = [0, 2] as const

export async function tellBanners(database: Database, now: Date): Promise<void> {
  for (const siteId of [ORIEL, SECOND]) {
    const reader: Reader = {
      siteId,
      isMember: false,
      device: 'desktop',
      locale: 'en_US',
      currency: null,
      now,
    }
    if ((await listBanners(database.rows, reader, 0)).length > 0) continue
    for (const useType of USES) {
      for (const [place, telling] of tellings.entries()) {
        const draft = draftOf(siteId, useType, telling, tellings.length - place, now)
        expectDone(
          await publishBanner(database, draft, { staff: 'story', now, allowedOrigins: [] }),
        )
      }
    }
  }
}

const draftOf = (
  siteId: SiteId,
  useType: BannerDetails['useType'],
  { texts, art, link }: Telling,
  sort: number,
  now: Date,
) => {
  const each = Object.entries(texts) as [Locale, BannerText][]
  return {
    siteId,
    details: {
      useType,
      link,
      opensNewWindow: false,
      button: Object.fromEntries(each.map(([locale, { button }]) => [locale, button])),
      art,
      picture: null,
    },
    texts: Object.fromEntries(
      each.map(([locale, { title, text }]) => [locale, { title, body: `<p>${text}</p>` }]),
    ),
    device: 'both' as const,
    forGuests: true,
    forMembers: true,
    currencies: null,
    sort,
    startsAt: now,
    endsAt: null,
  }
}
