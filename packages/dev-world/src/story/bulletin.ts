import type { Look } from '@oriel/art/look'
import { BULLETIN_HOME, type BulletinLocation } from '@oriel/core/content-kinds'
import { expectDone } from '@oriel/core/outcome'
import type { Database } from '@oriel/db/database'
import { publishBulletin } from '@oriel/domain/bulletin'
import { pagePromotions } from '@oriel/domain/promotion'
import type { Site } from '@oriel/domain/site'
import { tellContents, textsOf } from '../tell-contents.ts'
import { bulletinTexts, type BulletinName } from '../texts/bulletin.ts'

type News = {
  readonly name: BulletinName
  readonly art: Look | null
  readonly hasOffer?: boolean
  readonly isOver?: boolean
}

const LOCATIONS: BulletinLocation[] = [BULLETIN_HOME]
/** One for everybody, one with an offer, and one that is over. */
const NEWS: readonly News[] = [
  { name: 'welcome', art: { emblem: 'castle', palette: 'sapphire', backdrop: 'mountains' } },
  {
    name: 'startPlaying',
    art: { emblem: 'coins', palette: 'amber', backdrop: 'bokeh' },
    hasOffer: true,
  },
  { name: 'tables', art: null, isOver: true },
]

const DAY_MS = 86_400_000

export async function tellBulletins(database: Database, now: Date): Promise<void> {
  const over = {
    startsAt: new Date(now.getTime() - 7 * DAY_MS),
    endsAt: new Date(now.getTime() - DAY_MS),
  }
  await tellContents(database, 'bulletin', now, async ({ site, usual, by }) => {
    const offer = await playMoneyOffer(database, site, now)
    for (const [index, news] of NEWS.entries()) {
      const { name, art, hasOffer, isOver } = news
      const draft = {
        ...usual,
        ...(isOver && over),
        details: { locations: LOCATIONS, art, promotion: hasOffer ? offer : null },
        texts: textsOf(site, bulletinTexts, name),
        sort: NEWS.length - index,
      }
      expectDone(await publishBulletin(database, draft, by))
    }
  })
}

/** The welcome offer that gives no bonus on a deposit. */
async function playMoneyOffer(database: Database, site: Site, now: Date): Promise<number> {
  const currency = site.currencies[0] ?? null
  const reader = { siteId: site.id, isMember: true, device: 'both', locale: 'en_US' } as const
  const asked = { category: 'welcome', after: null, limit: 10 } as const
  const page = await pagePromotions(database.rows, { ...reader, currency, now }, asked)
  const offer = page.promotions.find(({ bonusPercent }) => bonusPercent === null)
  if (!offer) throw new Error('the promotions’ story comes before the bulletins’')
  return offer.number
}
